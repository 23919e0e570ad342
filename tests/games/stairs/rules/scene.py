"""The scene of Stairs: what a window draws. A table of its own may need more than a view."""

from valeria_desktop.kernel.scene import Scene

make_scene = Scene.of
