"""The rules, tested through positions."""
