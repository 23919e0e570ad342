"""Painters of the table's boards, city, plaques and landscapes."""
