"""What Valencia brings to the laboratory."""
