"""Valencia's table: the parts, their places, the zoom and the refusals."""
