"""Drills: the bot as a process of its own, play at many tables, and trouble of one kind; at the end nothing is lost."""
