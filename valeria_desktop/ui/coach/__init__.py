"""What a coach says at any table: hints with reasons, and second thoughts."""
