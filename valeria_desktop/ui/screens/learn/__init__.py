"""The pages of a game's rules, cards, signs and keys."""
