"""Which tariff applies on a date: of those covering it, ends included, the one started last, None without any?

Keywords: overlapping tariffs latest start
Inputs: day, a YYYY-MM-DD string; tariffs, a list of (name, first, last) triples, the first and last day of validity as YYYY-MM-DD strings, no two of one first day, last None for an open end
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and type(tariffs) is list and all(type(t) is tuple and len(t) == 3 and type(t[0]) is str and (t[2] is None or t[2] >= t[1]) and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in t[1:] if d is not None) for t in tariffs) and len({t[1] for t in tariffs}) == len(tariffs)
Topic: intervals
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ruling_price_list(day, tariffs):
    winner = None
    latest = ""
    for name, first, last in tariffs:
        if first > day or (last is not None and last < day):
            continue
        if first > latest:
            latest = first
            winner = name
    return winner


assert ruling_price_list("2024-05-10", [("old", "2024-01-01", None), ("new", "2024-05-10", None)]) == "new"
assert ruling_price_list("2024-05-09", [("base", "2024-01-01", None), ("next", "2024-05-10", None)]) == "base"
assert ruling_price_list("2024-05-10", [("sale", "2024-05-01", "2024-05-10"), ("list", "2024-01-01", None)]) == "sale"
assert ruling_price_list("2024-05-11", [("sale", "2024-05-01", "2024-05-10"), ("gold", "2023-11-30", "2024-12-31")]) == "gold"
assert ruling_price_list("2024-05-11", [("sale", "2024-05-01", "2024-05-10")]) == None
assert ruling_price_list("2023-12-31", [("later", "2024-01-01", None)]) == None
assert ruling_price_list("2024-08-01", [("q3", "2024-07-01", "2024-09-30"), ("year", "2024-01-01", "2024-12-31"), ("half", "2024-06-30", None)]) == "q3"
assert ruling_price_list("2024-03-01", [("jan", "2024-01-15", None), ("feb", "2024-02-15", None), ("shut", "2024-02-20", "2024-02-29")]) == "feb"
