"""The leaderboard as a folder of files that a browser opens without a server.

`boards` has the numbers of every pool, `site` makes the folder of them, `report` one page of one
run. Each view is plain values for a template; no number is computed here.
"""
