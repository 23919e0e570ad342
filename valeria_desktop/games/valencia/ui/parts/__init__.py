"""The parts of the table: their pieces, and the sentences about them."""
