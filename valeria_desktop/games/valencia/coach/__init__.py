"""What Valencia's players may ask a coach, from the knowledge of their seat."""
