"""The zoom of a card: its picture in large, and notes with all facts about it."""
