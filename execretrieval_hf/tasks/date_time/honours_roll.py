"""We celebrate staff after 10, 25 and 40 years from joining, on 28 February where the 29th is missing, plus one
day for every day of unpaid leave. For a year's party we need its jubilees as (MM-DD, name, years), by date
and then name. Who left before the day is not invited, leaving on it does no harm.

Keywords: work anniversaries with unpaid leave
Inputs: staff, a list of (name, day of joining, days of unpaid leave, day of leaving or an empty string) tuples with days as YYYY-MM-DD, names all different; year, an integer
Requires: type(staff) is list and all(type(s) is tuple and len(s) == 4 and type(s[0]) is str and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", s[1]) and datetime.date.fromisoformat(s[1]) and type(s[2]) is int and 0 <= s[2] <= 3000 and (s[3] == '' or re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", s[3]) and datetime.date.fromisoformat(s[3])) for s in staff) and len({s[0] for s in staff}) == len(staff) and type(year) is int and 1900 <= year <= 2099
Topic: ages and anniversaries
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import isleap
from datetime import date, timedelta


def honours_roll(staff, year):
    roll = []
    for name, joined, unpaid, left in staff:
        start, month, number = map(int, joined.split("-"))
        for years in (10, 25, 40):
            last = number
            if month == 2 and number == 29 and not isleap(start + years):
                last = 28
            day = date(start + years, month, last) + timedelta(days=unpaid)
            if day.year != year:
                continue
            text = day.isoformat()
            if left == "" or left >= text:
                roll.append((text[5:], name, years))
    return sorted(roll)


assert honours_roll([("Ida", "1999-06-01", 0, ""), ("Jon", "1980-03-09", 0, "")], 2024) == [("06-01", "Ida", 25)]
assert honours_roll([("Ida", "1999-12-31", 1, ""), ("Jon", "2013-12-31", 1, "")], 2024) == [("01-01", "Jon", 10)]
assert honours_roll([("Ida", "2013-12-31", 366, ""), ("Jon", "2014-12-31", 1, "")], 2024) == [("12-31", "Ida", 10)]
assert honours_roll([("Ida", "2004-02-29", 0, "")], 2014) == [("02-28", "Ida", 10)]
assert honours_roll([("Ida", "1984-02-29", 0, "")], 2024) == [("02-29", "Ida", 40)]
assert honours_roll([("Ida", "2004-05-05", 3, "2014-05-08")], 2014) == [("05-08", "Ida", 10)]
assert honours_roll([("Leo", "2001-07-09", 0, "2011-07-08")], 2011) == []
assert honours_roll([("Ed", "1984-01-03", 0, ""), ("Cy", "1970-01-01", 0, "")], 2010) == [("01-01", "Cy", 40)]
assert honours_roll([("B", "1985-01-02", 0, ""), ("A", "1970-01-02", 0, "")], 2010) == [("01-02", "A", 40), ("01-02", "B", 25)]
assert honours_roll([("Al", "1983-02-28", 366, "")], 2009) == [("02-28", "Al", 25)]
