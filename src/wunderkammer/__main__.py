"""`python -m wunderkammer`."""

from wunderkammer.cli import main

if __name__ == "__main__":
    main()
