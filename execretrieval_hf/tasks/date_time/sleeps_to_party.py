"""How many sleeps until the next birthday, 0 on it, with 29 February kept on 1 March in common years?

Keywords: days until birthday leap
Inputs: today, a YYYY-MM-DD string; birthday, an MM-DD string
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", today) and datetime.date.fromisoformat(today) and re.fullmatch(r"(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", birthday) and datetime.date.fromisoformat('2000-' + birthday)
Topic: ages and anniversaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import isleap
from datetime import date


def sleeps_to_party(today, birthday):
    now = date.fromisoformat(today)
    month, number = int(birthday[:2]), int(birthday[3:])
    for year in (now.year, now.year + 1):
        if month == 2 and number == 29 and not isleap(year):
            party = date(year, 3, 1)
        else:
            party = date(year, month, number)
        if party >= now:
            break
    return (party - now).days


assert sleeps_to_party("2024-05-10", "05-10") == 0
assert sleeps_to_party("2023-01-25", "01-29") == 4
assert sleeps_to_party("2024-05-10", "05-09") == 364
assert sleeps_to_party("2022-02-01", "03-29") == 56
assert sleeps_to_party("2023-02-28", "02-29") == 1
assert sleeps_to_party("2023-03-01", "02-29") == 0
assert sleeps_to_party("2023-03-02", "02-29") == 364
assert sleeps_to_party("2024-02-27", "02-29") == 2
assert sleeps_to_party("2024-03-01", "02-29") == 365
assert sleeps_to_party("2022-02-01", "02-03") == 2
