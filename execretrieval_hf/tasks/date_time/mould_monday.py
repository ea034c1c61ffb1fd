"""Which Monday starts the ISO week of a tyre code, WWY from the nineties or WWYY after, None if impossible?

Keywords: tyre dot code manufacturing week
Inputs: code, a string of three or four digits; the result is YYYY-MM-DD
Requires: re.fullmatch('[0-9]{3,4}', code)
Topic: reading and writing dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def mould_monday(code):
    year = int(code[2:])
    if len(code) == 3:
        year += 1990
    else:
        year += 2000
    week = int(code[:2])
    last = date(year, 12, 28).isocalendar()[1]
    if week < 1 or week > last:
        return None
    return date.fromisocalendar(year, week, 1).isoformat()


assert mould_monday("2319") == "2019-06-03"
assert mould_monday("019") == "1999-01-04"
assert mould_monday("0121") == "2021-01-04"
assert mould_monday("5320") == "2020-12-28"
assert mould_monday("528") == "1998-12-21"
assert mould_monday("530") == None
assert mould_monday("0020") == None
assert mould_monday("027") == "1997-01-06"
assert mould_monday("5304") == "2004-12-27"
assert mould_monday("100") == "1990-03-05"
