"""The rules of Stairs: the kernel, attrs and the standard library only."""
