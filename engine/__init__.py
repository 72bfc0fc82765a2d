"""Canasta as pure rules: rulesets, states, commands and events; no input or output, no clock, no chance."""
