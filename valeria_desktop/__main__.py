"""`python -m valeria_desktop`, and the entry of the frozen program."""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # Before all other imports: in a frozen program a worker process starts here, too.
        # Elsewhere nobody needs the module before home is painted, and it takes 4 ms.
        from multiprocessing import freeze_support

        freeze_support()

    from valeria_desktop.app import main

    sys.exit(main())
