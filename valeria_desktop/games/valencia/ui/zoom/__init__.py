"""A thing of Valencia's table looked at closely: large, and with all there is to know of it now."""
