"""Our time clock lists a day's punches as HH:MM, unsorted. In time order, one less than 3 minutes after the last kept is
dropped; the rest are arrivals and departures in turn, a last lone arrival ignored. Arrivals round up, departures
down to quarter hours, negative stays count 0. We need total minutes, less 30 above 6 hours or 45 above 9.

Keywords: time clock punches rounded
Inputs: punches, a list of HH:MM strings from 00:00 to 23:59
Requires: type(punches) is list and all(re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", p) for p in punches)
Topic: working hours
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def punch_total(punches):
    kept = []
    for text in sorted(punches):
        minute = int(text[:2]) * 60 + int(text[3:])
        if not kept or minute - kept[-1] >= 3:
            kept.append(minute)
    total = 0
    for arrival, departure in zip(kept[::2], kept[1::2]):
        begin = (arrival + 14) // 15 * 15
        finish = departure // 15 * 15
        if finish > begin:
            total += finish - begin
    if total > 540:
        total -= 45
    elif total > 360:
        total -= 30
    return total


assert punch_total(["08:00", "12:00"]) == 240
assert punch_total(["12:14", "08:01", "13:00"]) == 225
assert punch_total(["08:00", "08:02", "14:00"]) == 360
assert punch_total(["08:00", "08:03", "14:00", "19:30"]) == 330
assert punch_total(["07:46", "14:29"]) == 345
assert punch_total(["06:00", "15:00"]) == 510
assert punch_total(["06:00", "15:15"]) == 510
assert punch_total(["16:10", "16:13"]) == 0
assert punch_total(["09:50", "09:51", "09:53", "10:00"]) == 0
assert punch_total(["08:00", "11:00", "11:01", "15:00"]) == 180
