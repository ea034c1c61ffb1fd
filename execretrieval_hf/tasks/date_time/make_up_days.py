"""Staff get a substitute for every holiday at the weekend. For a Saturday it is the Friday before if free,
otherwise, and for a Sunday, the next free weekday; free means neither a holiday nor already a substitute, and
earlier holidays choose first. List by date the pairs of holiday and substitute, leaving out pairs whose
substitute falls in another year.

Keywords: substitute days for weekend holidays
Inputs: holidays, a list of YYYY-MM-DD strings, each once, all of one year, in any order
Requires: type(holidays) is list and len(set(holidays)) == len(holidays) and len({h[:4] for h in holidays}) < 2 and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", h) and datetime.date.fromisoformat(h) for h in holidays)
Topic: business days
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def make_up_days(holidays):
    taken = set(holidays)
    pairs = []
    for text in sorted(holidays):
        day = date.fromisoformat(text)
        if day.weekday() < 5:
            continue
        substitute = day - timedelta(days=1)
        if day.weekday() == 6 or substitute.isoformat() in taken:
            substitute = day
            while substitute.weekday() > 4 or substitute.isoformat() in taken:
                substitute += timedelta(days=1)
        if substitute.year == day.year:
            taken.add(substitute.isoformat())
            pairs.append((text, substitute.isoformat()))
    return pairs


assert make_up_days(["2024-05-04"]) == [("2024-05-04", "2024-05-03")]
assert make_up_days(["2024-05-05"]) == [("2024-05-05", "2024-05-06")]
assert make_up_days(["2024-03-10", "2024-03-11", "2024-03-12", "2024-03-13", "2024-03-14"]) == [("2024-03-10", "2024-03-15")]
assert make_up_days(["2024-05-04", "2024-05-03"]) == [("2024-05-04", "2024-05-06")]
assert make_up_days(["2021-12-26", "2021-12-25"]) == [("2021-12-25", "2021-12-24"), ("2021-12-26", "2021-12-27")]
assert make_up_days(["2022-01-01"]) == []
assert make_up_days(["2024-05-03", "2024-05-05", "2024-05-04"]) == [("2024-05-04", "2024-05-06"), ("2024-05-05", "2024-05-07")]
assert make_up_days(["2023-12-31", "2023-12-25", "2023-04-09", "2023-04-10"]) == [("2023-04-09", "2023-04-11")]
assert make_up_days(["2024-06-02", "2024-06-03", "2024-06-04", "2024-06-05", "2024-06-06", "2024-06-07"]) == [("2024-06-02", "2024-06-10")]
