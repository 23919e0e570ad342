"""The words of a screen reader: turns told in a sentence, questions, and what a player has."""
