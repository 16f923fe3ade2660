"""`python -m omerta.cli` runs the command line where no script is installed."""

import sys

from omerta.cli import main

sys.exit(main())
