import re


def unpack_seats(booking, row_width, limit):
    seats = {}
    for part in booking.split(","):
        match = re.fullmatch(r" *([A-Z])([0-9]+)(?:-([0-9]+))? *", part)
        if match is None:
            continue
        first = int(match[2])
        last = int(match[3] or first)
        if 1 <= first <= last <= row_width:
            seats.update(dict.fromkeys(f"{match[1]}{n}" for n in range(first, last + 1)))
    return [] if len(seats) > limit else list(seats)
