"""A local Discord: the bot's protocol on this machine alone, for play without an account and for tests."""
