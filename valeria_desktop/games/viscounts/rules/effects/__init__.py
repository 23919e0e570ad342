"""The vocabulary of cards and boards: importing this package's modules registers all of it."""
