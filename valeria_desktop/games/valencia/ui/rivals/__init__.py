"""The other players: a plaque for each, and all that is public of one on a sheet."""
