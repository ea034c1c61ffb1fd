"""Bookings reach us as text such as "C4-6, D12": parts split by commas, blanks around them ignored, each one
capital row letter and a number or inclusive range. Expand them into a list of single seats in the order
written, each once. Parts that look different, run backwards or are not wholly within 1 to the row width are
skipped, and more seats than allowed give an empty list.

Keywords: expand seat ranges
Inputs: booking, a string; row_width and limit, positive integers
Requires: type(booking) is str and type(row_width) is int and row_width > 0 and type(limit) is int and limit > 0
Topic: parsing records
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def unpack_seats(booking, row_width, limit):
    seats = []
    for part in booking.split(","):
        match = re.fullmatch(r"([A-Z])([0-9]+)(?:-([0-9]+))?", part.strip())
        if match is None:
            continue
        row, first, last = match.groups()
        low = int(first)
        high = int(first if last is None else last)
        if low >= 1 and high <= row_width:
            for number in range(low, high + 1):
                seat = row + str(number)
                if seat not in seats:
                    seats.append(seat)
    if len(seats) > limit:
        return []
    return seats


assert unpack_seats("C4-6, D12", 20, 10) == ["C4", "C5", "C6", "D12"]
assert unpack_seats("A0,A1-2,B0-3", 10, 10) == ["A1", "A2"]
assert unpack_seats("B9-10, B11, C10-11", 10, 10) == ["B9", "B10"]
assert unpack_seats("F3,F1-4, F2", 8, 4) == ["F3", "F1", "F2", "F4"]
assert unpack_seats("F1-5", 8, 4) == []
assert unpack_seats("D7-5,e4,HH2,G,G2-", 9, 9) == []
assert unpack_seats("K5-5 ,J7", 7, 2) == ["K5", "J7"]
assert unpack_seats("L8-6,L2,5L", 9, 9) == ["L2"]
assert unpack_seats("B3,A3", 3, 5) == ["B3", "A3"]
