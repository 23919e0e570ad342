"""A round, part by part."""
