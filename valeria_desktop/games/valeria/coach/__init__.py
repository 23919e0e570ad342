"""What no table tells its players: numbers from what a seat may know, where questions come up."""
