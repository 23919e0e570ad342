"""What Viscounts is made of: cards and boards, the ring, the castle, players, the state."""
