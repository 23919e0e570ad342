"""The stage: shows what happened, one thing after the other."""
