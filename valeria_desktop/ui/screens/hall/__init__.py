"""The Hall of Kingdoms: finished games as paintings, and a page for each rival."""
