"""The council: eight seats on a board, and who holds them."""
