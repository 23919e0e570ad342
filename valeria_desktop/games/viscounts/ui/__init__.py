"""The window of Viscounts: a realm painted on a round table."""
