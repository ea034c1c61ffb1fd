"""Find the month, YYYY-MM, in which a pension begins: the one after that in which the age limit is reached, or
this itself for people born on a 1st. The limit is 65 years up to the birth year 1946, one month more for each
year from 1947 to 1958, two more for each from 1959 to 1964, and stays from then on.

Keywords: retirement age by birth year
Inputs: born, the day of birth as YYYY-MM-DD
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", born) and datetime.date.fromisoformat(born) and born >= '1920'
Topic: ages and anniversaries
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pension_start(born):
    year, month, number = map(int, born.split("-"))
    extra = min(max(year - 1946, 0), 12)
    if year > 1958:
        extra += 2 * min(year - 1958, 6)
    begin = year * 12 + month + 65 * 12 + extra
    if number == 1:
        begin -= 1
    return f"{begin // 12}-{begin % 12 + 1:02d}"


assert pension_start("1940-05-02") == "2005-06"
assert pension_start("1946-12-31") == "2012-01"
assert pension_start("1947-01-01") == "2012-02"
assert pension_start("1947-01-02") == "2012-03"
assert pension_start("1958-06-15") == "2024-07"
assert pension_start("1959-06-15") == "2025-09"
assert pension_start("1959-11-01") == "2026-01"
assert pension_start("1964-03-31") == "2031-04"
assert pension_start("1970-03-01") == "2037-03"
assert pension_start("1963-01-20") == "2029-12"
