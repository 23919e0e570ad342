"""The neutral player of a solo game: rules and no seat (WK120 to WK134)."""
