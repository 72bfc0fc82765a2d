"""What Discord accepts: its official API document, and the limits which that document leaves out."""
