"""What every screen is made of: colours, buttons, fields, pictures, words."""
