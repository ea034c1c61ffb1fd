"""Our parish archive notes dates as 1843, 1843-05 or 1843-05-12, followed by ? if the year may be one off in
either direction. For sorting we need the first and the last possible day, as a pair of YYYY-MM-DD. A day that
its month lacks in such a year becomes the month's last. A month outside 1 to 12 gives None.

Keywords: uncertain partial dates bounds
Inputs: note, a string of the year, or year and month, or year, month and day, the day 01 to 31, perhaps with a question mark behind
Requires: re.fullmatch("1[0-9]{3}(-[0-9]{2}(-(0[1-9]|[12][0-9]|3[01]))?)?[?]?", note)
Topic: reading and writing dates
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import monthrange


def archive_bounds(note):
    slack = 1 if note.endswith("?") else 0
    parts = [int(part) for part in note.rstrip("?").split("-")]
    low, high = parts[0] - slack, parts[0] + slack
    month, last_month = 1, 12
    if len(parts) > 1:
        month, last_month = parts[1], parts[1]
    if month < 1 or month > 12:
        return None
    day = 1
    last_day = monthrange(high, last_month)[1]
    if len(parts) > 2:
        day = min(parts[2], monthrange(low, month)[1])
        last_day = min(parts[2], last_day)
    return f"{low}-{month:02d}-{day:02d}", f"{high}-{last_month:02d}-{last_day:02d}"


assert archive_bounds("1843") == ("1843-01-01", "1843-12-31")
assert archive_bounds("1843?") == ("1842-01-01", "1844-12-31")
assert archive_bounds("1843-05") == ("1843-05-01", "1843-05-31")
assert archive_bounds("1843-02?") == ("1842-02-01", "1844-02-29")
assert archive_bounds("1843-05-12") == ("1843-05-12", "1843-05-12")
assert archive_bounds("1844-02-29?") == ("1843-02-28", "1845-02-28")
assert archive_bounds("1843-02-30") == ("1843-02-28", "1843-02-28")
assert archive_bounds("1843-00") == None
assert archive_bounds("1843-13-01") == None
assert archive_bounds("1843-12-31?") == ("1842-12-31", "1844-12-31")
