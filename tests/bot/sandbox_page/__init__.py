"""The sandbox's page in a real browser: against a scripted server for what is rare, and the real one for play."""
