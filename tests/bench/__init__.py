"""Benchmarks: every goal is a ratio measured in one run."""
