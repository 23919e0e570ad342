"""The window's parts for this game: table, cards, sheets, screens, stage."""
