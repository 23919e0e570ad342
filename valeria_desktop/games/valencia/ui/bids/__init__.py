"""The bids of the auction that is on: a ladder of who would act, and who is still to be asked."""
