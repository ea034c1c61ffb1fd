"""How many minutes, 1 to 1440, does a flight take by local clocks and each place's minutes ahead of UTC?

Keywords: flight duration across time zones
Inputs: departure and arrival, pairs of a local HH:MM string and the minutes by which the place is ahead of UTC, from -720 to 840
Requires: type(departure) is tuple and len(departure) == 2 and re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", departure[0]) and type(departure[1]) is int and -720 <= departure[1] <= 840 and type(arrival) is tuple and len(arrival) == 2 and re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", arrival[0]) and type(arrival[1]) is int and -720 <= arrival[1] <= 840
Topic: time zones
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def airborne_span(departure, arrival):
    universal = []
    for clock, ahead in (departure, arrival):
        hours, minutes = clock.split(":")
        universal.append(int(hours) * 60 + int(minutes) - ahead)
    elapsed = (universal[1] - universal[0]) % 1440
    if elapsed == 0:
        elapsed = 1440
    return elapsed


assert airborne_span(("10:00", 60), ("12:30", 60)) == 150
assert airborne_span(("10:00", 60), ("10:00", 0)) == 60
assert airborne_span(("23:50", 0), ("00:20", 0)) == 30
assert airborne_span(("09:00", 0), ("09:00", 0)) == 1440
assert airborne_span(("08:00", 540), ("01:30", -480)) == 630
assert airborne_span(("13:00", -300), ("00:59", 60)) == 359
assert airborne_span(("22:15", 330), ("22:16", 330)) == 1
assert airborne_span(("06:00", 720), ("05:00", 660)) == 1440
assert airborne_span(("20:40", -600), ("05:10", 600)) == 750
