"""Which days, from 0, have a shift after too little rest, an end not after its start being next day?

Keywords: minimum rest between shifts
Inputs: roster, a list with None or a (start, end) pair of HH:MM strings for each day; rest, the minutes of rest; the result is an ascending list
Requires: type(roster) is list and all(s is None or type(s) is tuple and len(s) == 2 and all(re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", t) for t in s) for s in roster) and type(rest) is int and 0 <= rest <= 1440
Topic: working hours
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rest_breaches(roster, rest):
    def minutes(clock):
        return int(clock[:2]) * 60 + int(clock[3:])

    breaches = []
    ready = None
    for day, shift in enumerate(roster):
        if shift is not None:
            start = day * 1440 + minutes(shift[0])
            end = day * 1440 + minutes(shift[1])
            if end <= start:
                end += 1440
            if ready is not None and start < ready:
                breaches.append(day)
            ready = end + rest
    return breaches


assert rest_breaches([("14:00", "22:00"), ("09:00", "17:00")], 660) == []
assert rest_breaches([("14:00", "22:01"), ("09:00", "17:00")], 660) == [1]
assert rest_breaches([("22:00", "06:00"), None, ("04:00", "12:30")], 1320) == []
assert rest_breaches([("22:00", "06:01"), None, ("04:00", "12:30"), ("10:30", "11:00")], 1320) == [2]
assert rest_breaches([None, ("18:00", "18:00"), ("20:00", "23:15"), ("09:14", "12:00")], 600) == [2, 3]
assert rest_breaches([("08:00", "16:00"), ("15:59", "20:00"), ("19:59", "21:00"), ("21:00", "22:00")], 1440) == [1, 2]
assert rest_breaches([("06:00", "05:00"), ("05:00", "13:00"), ("23:00", "23:30")], 1) == [1]
assert rest_breaches([("06:00", "05:30"), ("05:29", "13:00"), None, ("00:00", "01:00"), ("00:20", "02:00")], 1401) == [1, 4]
assert rest_breaches([("06:00", "06:01"), ("06:30", "07:00"), ("06:59", "08:00")], 1440) == [2]
