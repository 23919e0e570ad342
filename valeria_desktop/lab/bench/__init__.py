"""`valeria-lab bench`: measures the speed of the engine, the bots, the coach and the storage."""
