"""What any game tells its players of what a seat may know: what is best, why, and looking back."""
