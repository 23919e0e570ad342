"""A turn of Viscounts in six phases, and what interrupts it."""
