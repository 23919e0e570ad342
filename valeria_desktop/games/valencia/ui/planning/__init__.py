"""Planning and choosing tasks: in secret, freely, and then answered link by link."""
