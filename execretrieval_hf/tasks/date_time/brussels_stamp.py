"""Turn a UTC moment, written like 2024-05-01 13:45, into Central European clock time in the same form. That is
one hour ahead, but two hours from 01:00 UTC on the last Sunday of March until before 01:00 UTC on the last
Sunday of October.

Keywords: utc to cet cest summertime
Inputs: moment, a string YYYY-MM-DD HH:MM
Requires: re.fullmatch(r"(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}", moment) and datetime.datetime.fromisoformat(moment)
Topic: time zones
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import datetime, timedelta


def brussels_stamp(moment):
    utc = datetime.fromisoformat(moment)
    switches = []
    for month in (3, 10):
        last = datetime(utc.year, month, 31, 1)
        switches.append(last - timedelta(days=(last.weekday() + 1) % 7))
    hours = 1
    if switches[0] <= utc < switches[1]:
        hours += 1
    local = utc + timedelta(hours=hours)
    return local.isoformat(" ", "minutes")


assert brussels_stamp("2024-03-31 00:59") == "2024-03-31 01:59"
assert brussels_stamp("2024-03-31 01:00") == "2024-03-31 03:00"
assert brussels_stamp("2024-10-27 00:59") == "2024-10-27 02:59"
assert brussels_stamp("2024-10-27 01:00") == "2024-10-27 02:00"
assert brussels_stamp("2021-10-30 22:30") == "2021-10-31 00:30"
assert brussels_stamp("2021-10-31 01:00") == "2021-10-31 02:00"
assert brussels_stamp("2023-12-31 23:00") == "2024-01-01 00:00"
assert brussels_stamp("2023-03-25 12:00") == "2023-03-25 13:00"
assert brussels_stamp("2025-03-30 01:00") == "2025-03-30 03:00"
assert brussels_stamp("2022-07-31 21:59") == "2022-07-31 23:59"
