"""The program around the screens: what starts, keeps, thinks, and is commanded."""
