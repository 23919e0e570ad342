"""Valencia's data files: read strictly, and what is wrong in one of them told."""
