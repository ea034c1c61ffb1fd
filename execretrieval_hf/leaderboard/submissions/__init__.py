"""Records handed on: to a leaderboard folder, to model repositories of the Hub, and to mteb."""
