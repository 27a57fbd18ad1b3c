"""Say clearly that Python is too old, before anything else fails for that reason."""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"Reame needs Python 3.11 or later; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
