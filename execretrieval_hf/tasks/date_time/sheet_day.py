"""Which date is meant by a spreadsheet day number when 60 is the unreal 29 February 1900, None below 1?

Keywords: excel serial number to date
Inputs: serial, an integer up to 70000; the result is YYYY-MM-DD
Requires: type(serial) is int and -1000 <= serial <= 70000
Topic: reading and writing dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def sheet_day(serial):
    if serial < 1:
        return None
    if serial == 60:
        return "1900-02-29"
    if serial > 60:
        serial -= 1
    return (date(1899, 12, 31) + timedelta(days=serial)).isoformat()


assert sheet_day(1) == "1900-01-01"
assert sheet_day(0) == None
assert sheet_day(59) == "1900-02-28"
assert sheet_day(60) == "1900-02-29"
assert sheet_day(61) == "1900-03-01"
assert sheet_day(62) == "1900-03-02"
assert sheet_day(-5) == None
assert sheet_day(45292) == "2024-01-01"
assert sheet_day(366) == "1900-12-31"
assert sheet_day(2) == "1900-01-02"
