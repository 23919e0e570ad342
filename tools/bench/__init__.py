"""Measure the window: `valeria-lab bench --ui` starts `window`, or `evening`, in a checkout."""
