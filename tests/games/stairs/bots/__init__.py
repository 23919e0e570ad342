"""Players of Stairs that compute."""
