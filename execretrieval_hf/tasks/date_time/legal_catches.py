"""Which fishing seasons, alphabetically, are open on a date if some run over New Year and both ends count?

Keywords: fishing seasons open today
Inputs: day, a YYYY-MM-DD string; seasons, a dict from a name to the pair of its first and last day, MM-DD strings
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and type(seasons) is dict and all(type(n) is str and type(s) is tuple and len(s) == 2 and all(re.fullmatch(r"(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", d) for d in s) for n, s in seasons.items())
Topic: calendar positions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def legal_catches(day, seasons):
    position = day[5:]
    found = []
    for name in sorted(seasons):
        first, last = seasons[name]
        wrapped = first > last and (position >= first or position <= last)
        if wrapped or first <= position <= last:
            found.append(name)
    return found


assert legal_catches("2024-05-01", {"trout": ("05-01", "09-30"), "pike": ("10-01", "03-31")}) == ["trout"]
assert legal_catches("2024-04-30", {"trout": ("05-01", "09-30"), "carp": ("04-01", "04-30")}) == ["carp"]
assert legal_catches("2024-01-15", {"pike": ("10-01", "03-31"), "eel": ("01-01", "12-31"), "bass": ("01-16", "02-01")}) == ["eel", "pike"]
assert legal_catches("2023-10-01", {"pike": ("10-01", "03-31"), "eel": ("10-02", "10-02")}) == ["pike"]
assert legal_catches("2023-09-30", {"pike": ("10-01", "03-31"), "roach": ("03-31", "02-28")}) == ["roach"]
assert legal_catches("2024-03-31", {"pike": ("10-01", "03-31"), "crab": ("03-31", "03-31")}) == ["crab", "pike"]
assert legal_catches("2024-04-01", {"pike": ("10-01", "03-31")}) == []
assert legal_catches("2024-06-10", {"zander": ("06-01", "06-30"), "asp": ("06-10", "01-01"), "tench": ("06-11", "06-12")}) == ["asp", "zander"]
