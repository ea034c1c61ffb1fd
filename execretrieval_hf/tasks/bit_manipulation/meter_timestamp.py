"""Decode a heat meter's 30-bit stamp, from the top: years since 2000 (7 bits), month (4), day (5), hour (5),
minute (6), quarters of a minute (2), and a flag for a doubtful clock. Return text such as "2024-02-29
07:05:45", without seconds if 0, only the date for an impossible time, with " ?" added if doubtful, or None
for a day past the month's end.

Keywords: decode packed date time stamp
Inputs: stamp, an integer of at most 30 bits whose month is 1 to 12 and whose day is at least 1
Requires: type(stamp) is int and 0 <= stamp < 2**30 and 1 <= (stamp >> 19 & 15) <= 12 and (stamp >> 14 & 31) >= 1
Topic: bit fields
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import calendar


def meter_timestamp(stamp):
    doubtful = stamp & 1
    second = (stamp >> 1 & 3) * 15
    minute = stamp >> 3 & 63
    hour = stamp >> 9 & 31
    day = stamp >> 14 & 31
    month = stamp >> 19 & 15
    year = 2000 + (stamp >> 23)
    if day > calendar.monthrange(year, month)[1]:
        return None
    text = f"{year}-{month:02}-{day:02}"
    if hour < 24 and minute < 60:
        text += f" {hour:02}:{minute:02}"
        if second > 0:
            text += f":{second:02}"
    if doubtful:
        text += " ?"
    return text


assert meter_timestamp(0b0011000_0010_11101_00111_000101_11_0) == "2024-02-29 07:05:45"
assert meter_timestamp(0b0011001_0010_11101_00111_000101_11_0) == None
assert meter_timestamp(0b1111111_1100_11111_10111_111011_01_1) == "2127-12-31 23:59:15 ?"
assert meter_timestamp(0b0000000_0001_00001_00000_000000_00_0) == "2000-01-01 00:00"
assert meter_timestamp(0b0010111_0011_01010_11000_001100_00_0) == "2023-03-10"
assert meter_timestamp(0b0000101_1010_11111_01010_111100_01_1) == "2005-10-31 ?"
assert meter_timestamp(0b0000101_1001_11111_01010_000000_01_0) == None
assert meter_timestamp(0b0010001_0100_11110_00001_001111_10_1) == "2017-04-30 01:15:30 ?"
assert meter_timestamp(0b0110010_0110_01001_10000_100000_00_1) == "2050-06-09 16:32 ?"
