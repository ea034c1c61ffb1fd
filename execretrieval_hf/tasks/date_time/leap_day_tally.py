"""How many times does 29 February occur in the Gregorian calendar between two dates, both ends included?

Keywords: count 29 february in range
Inputs: first and last, YYYY-MM-DD strings from 1600 to 2999, last not before first
Requires: all(re.fullmatch(r"(1[6-9]|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in (first, last)) and first <= last
Topic: calendar positions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def leap_day_tally(first, last):
    def up_to(year):
        return year // 4 - year // 100 + year // 400

    low = int(first[:4])
    high = int(last[:4])
    if first[5:] <= "02-29":
        low -= 1
    if last[5:] < "02-29":
        high -= 1
    return up_to(high) - up_to(low)


assert leap_day_tally("2024-02-29", "2024-02-29") == 1
assert leap_day_tally("2024-03-01", "2028-02-28") == 0
assert leap_day_tally("2019-06-01", "2024-02-29") == 2
assert leap_day_tally("2023-12-31", "2024-02-28") == 0
assert leap_day_tally("1896-02-28", "1904-03-01") == 2
assert leap_day_tally("1996-02-29", "2004-12-31") == 3
assert leap_day_tally("1600-01-01", "2000-01-01") == 97
assert leap_day_tally("2001-01-05", "2053-02-28") == 13
assert leap_day_tally("2096-02-29", "2400-02-29") == 74
