"""Stairs: a whole small game, told by docs/adding-a-game.md. Nothing in the program knows it.

The deck has the cards 1 to 24, and everyone holds three of them. In your turn you lay a card on
the stairs, and draw one. A card higher than the one under it is a step up: a point. When the deck
is empty, the game ends, and each card from 21 on that you still hold is worth two points.
"""
