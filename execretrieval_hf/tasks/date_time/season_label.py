"""How to write a day's business year like 2023/24, or just 2023 when it begins on 1 January?

Keywords: financial year label 2023/24
Inputs: day, a YYYY-MM-DD string; opening, the first day of every business year as MM-DD
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and re.fullmatch(r"(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", opening)
Topic: fiscal periods
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def season_label(day, opening):
    year = int(day[:4])
    if day[5:] < opening:
        year -= 1
    if opening == "01-01":
        return str(year)
    return f"{year}/{(year + 1) % 100:02d}"


assert season_label("2024-03-31", "04-01") == "2023/24"
assert season_label("2024-04-01", "04-01") == "2024/25"
assert season_label("2024-04-02", "04-01") == "2024/25"
assert season_label("2024-01-01", "01-01") == "2024"
assert season_label("1999-12-31", "07-01") == "1999/00"
assert season_label("2099-08-05", "01-02") == "2099/00"
assert season_label("2010-01-01", "01-02") == "2009/10"
assert season_label("2005-10-09", "10-10") == "2004/05"
assert season_label("2023-12-31", "01-01") == "2023"
