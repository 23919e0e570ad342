"""Looking closely: a picture of what is pointed at, large, and beside it all there is to know."""
