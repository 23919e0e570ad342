"""The rules: pure and deterministic. Nothing here reads a file, a clock or a random source."""
