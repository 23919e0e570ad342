"""`python -m valeria_desktop.lab`: the laboratory where no script is installed."""

import sys

from valeria_desktop.lab.cli import main

if __name__ == "__main__":
    sys.exit(main())
