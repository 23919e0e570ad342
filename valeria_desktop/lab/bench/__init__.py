"""`valeria-lab bench`: how fast the engine, the bots, the coach and the storage are."""
