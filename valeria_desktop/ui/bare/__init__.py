"""The bare table: how a game is played that brings no window of its own."""
