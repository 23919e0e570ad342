"""`python -m valeria_desktop`, and the entry of the frozen program."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    # Before all other imports: in a frozen program a worker process starts here, too.
    freeze_support()

    from valeria_desktop.app import main

    sys.exit(main())
