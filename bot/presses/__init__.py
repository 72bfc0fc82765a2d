"""Buttons and selects: one router parses every press and answers it."""
