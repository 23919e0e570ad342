"""Controls: buttons, fields, pages, layouts, and the way of keys and mouse clicks to them."""
