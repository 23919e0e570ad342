"""Sound: what is played, mixed and sent to the device."""
