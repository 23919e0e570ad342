"""What players of Viscounts may ask a coach, from the knowledge of their seat."""
