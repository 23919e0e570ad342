"""The coach's advice, where its question comes up: on cards, at meters, for rolls."""
