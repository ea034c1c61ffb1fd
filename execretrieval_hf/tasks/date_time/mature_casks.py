"""Which casks, oldest first, are at least N years old on a day, 29 February becoming 1 March if missing?

Keywords: whisky cask minimum age
Inputs: filled, a dict from the name of a cask to its day of filling as YYYY-MM-DD, no two alike and none after day; day, a YYYY-MM-DD string; years, a non-negative integer
Requires: type(filled) is dict and all(type(n) is str and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", t) and datetime.date.fromisoformat(t) for n, t in filled.items()) and len(set(filled.values())) == len(filled) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and all(t <= day for t in filled.values()) and type(years) is int and 0 <= years <= 100
Topic: ages and anniversaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mature_casks(filled, day, years):
    found = []
    for name in sorted(filled, key=filled.get):
        start = filled[name]
        age = int(day[:4]) - int(start[:4])
        if day[5:] < start[5:]:
            age -= 1
        if age >= years:
            found.append(name)
    return found


assert mature_casks({"oak": "2014-06-01", "elm": "2012-06-02"}, "2024-06-01", 10) == ["elm", "oak"]
assert mature_casks({"oak": "2014-06-02", "elm": "2014-05-31"}, "2024-06-01", 10) == ["elm"]
assert mature_casks({"a1": "2020-02-29", "b2": "2020-02-28", "c3": "2020-03-01"}, "2023-02-28", 3) == ["b2"]
assert mature_casks({"a1": "2020-02-29", "b2": "2020-03-02", "c3": "2020-03-01"}, "2023-03-01", 3) == ["a1", "c3"]
assert mature_casks({"x": "2023-12-31", "w": "2024-01-01", "v": "2024-01-02"}, "2024-12-31", 1) == ["x"]
assert mature_casks({"x": "2024-05-05", "y": "2023-05-06"}, "2024-05-05", 0) == ["y", "x"]
assert mature_casks({}, "2024-05-05", 2) == []
assert mature_casks({"p": "2019-10-10", "q": "2018-11-09", "r": "2018-01-31"}, "2023-10-31", 4) == ["r", "q", "p"]
assert mature_casks({"p": "2019-10-10", "q": "2018-11-09", "r": "2018-01-31"}, "2023-10-09", 4) == ["r", "q"]
