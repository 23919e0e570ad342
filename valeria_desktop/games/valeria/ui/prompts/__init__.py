"""The presenters of Valeria's questions."""
