"""The variants' rules as cases, defaults and whole matches, written from the rules reference alone."""
