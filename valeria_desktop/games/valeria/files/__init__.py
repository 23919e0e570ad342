"""Reading and writing of card files and snapshots, and the checks that they can be played."""
