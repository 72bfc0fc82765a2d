"""Tests of house rules."""
