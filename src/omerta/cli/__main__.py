"""`python -m omerta.cli`: the command line where no script is installed."""

import sys

from omerta.cli import main

sys.exit(main())
