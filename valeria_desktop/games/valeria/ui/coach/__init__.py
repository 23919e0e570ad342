"""What the coach knows, shown where the question comes up: on cards, at meters, for rolls."""
