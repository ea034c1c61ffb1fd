"""What was computed elsewhere, read as the scores of a run; no model is called."""
