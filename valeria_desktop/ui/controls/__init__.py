"""Controls: buttons, fields, pages, layouts, and who takes keys and mouse."""
