"""What measures and compares this project from outside, in a checkout of it."""
