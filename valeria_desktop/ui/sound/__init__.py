"""Sound: the sounds, their mixing, and the device that plays them."""
