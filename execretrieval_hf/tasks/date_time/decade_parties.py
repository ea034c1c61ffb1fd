"""Which (name, age) have round birthdays (10, 20, ..., from 70 every five) in a year, by date, older first?

Keywords: round birthdays this year
Inputs: births, a dict from a name to a day of birth as YYYY-MM-DD, no two alike; year, an integer; the result is a list of (name, age) pairs
Requires: type(births) is dict and all(type(n) is str and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", t) and datetime.date.fromisoformat(t) for n, t in births.items()) and len(set(births.values())) == len(births) and type(year) is int and 1800 <= year <= 2099
Topic: ages and anniversaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def decade_parties(births, year):
    parties = []
    for name, born in births.items():
        age = year - int(born[:4])
        if age > 0 and age % 10 == 0 or age > 70 and age % 5 == 0:
            parties.append((born[5:], -age, name))
    return [(name, -age) for _, age, name in sorted(parties)]


assert decade_parties({"Ann": "1984-07-01", "Bob": "1994-06-30"}, 2024) == [("Bob", 30), ("Ann", 40)]
assert decade_parties({"Ann": "1949-07-01", "Bo": "1939-07-01"}, 2024) == [("Bo", 85), ("Ann", 75)]
assert decade_parties({"Ann": "1959-07-01", "Bob": "1952-07-01", "Cy": "1999-03-03"}, 2024) == []
assert decade_parties({"Ann": "2024-01-05", "Bob": "2014-01-06"}, 2024) == [("Bob", 10)]
assert decade_parties({"Ann": "2034-01-05", "Bob": "2044-01-06"}, 2024) == []
assert decade_parties({"Zoe": "2013-12-31", "Yan": "2003-01-01", "Xia": "2004-01-01"}, 2023) == [("Yan", 20), ("Zoe", 10)]
assert decade_parties({"Ev": "1924-10-09", "Di": "1934-09-10", "Al": "1934-10-09"}, 2024) == [("Di", 90), ("Ev", 100), ("Al", 90)]
assert decade_parties({"Eve": "1999-11-30", "Dan": "2010-02-01", "Gus": "2009-11-30"}, 2029) == [("Eve", 30), ("Gus", 20)]
