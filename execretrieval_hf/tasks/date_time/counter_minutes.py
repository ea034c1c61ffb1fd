"""Applications reach us and are settled at moments written YYYY-MM-DD HH:MM, but only office time counts as waiting: the
same few spells of the clock on every Monday to Friday that is not a closure day. For the yearly figures we need
the minutes of office time from the one moment to the other.

Keywords: business minutes between timestamps
Inputs: start and end, the two moments, end not before start; spells, a list of (from, to) pairs of HH:MM strings, from before to, that do not overlap; closures, a list of YYYY-MM-DD strings
Requires: all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2} ([01][0-9]|2[0-3]):[0-5][0-9]", m) and datetime.date.fromisoformat(m[:10]) for m in (start, end)) and start <= end and type(spells) is list and type(closures) is list and all(type(s) is tuple and len(s) == 2 and s[0] < s[1] and all(re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", t) for t in s) for s in spells) and all(spells[j][1] <= s[0] or s[1] <= spells[j][0] for i, s in enumerate(spells) for j in range(i)) and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in closures)
Topic: working hours
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def counter_minutes(start, end, spells, closures):
    def minutes(clock):
        return int(clock[:2]) * 60 + int(clock[3:])

    day = date.fromisoformat(start[:10])
    total = 0
    while day.isoformat() <= end[:10]:
        text = day.isoformat()
        if day.weekday() < 5 and text not in closures:
            for begin, finish in spells:
                if text == start[:10]:
                    begin = max(begin, start[11:])
                if text == end[:10]:
                    finish = min(finish, end[11:])
                if begin < finish:
                    total += minutes(finish) - minutes(begin)
        day += timedelta(days=1)
    return total


assert counter_minutes("2024-03-04 09:15", "2024-03-04 11:00", [("09:00", "12:00")], []) == 105
assert counter_minutes("2024-03-04 08:10", "2024-03-04 14:01", [("09:00", "12:00"), ("13:30", "16:00")], []) == 211
assert counter_minutes("2024-03-08 15:50", "2024-03-11 09:05", [("09:00", "16:00")], []) == 15
assert counter_minutes("2024-03-04 12:30", "2024-03-06 09:30", [("13:00", "17:00"), ("08:00", "10:00")], ["2024-03-05"]) == 330
assert counter_minutes("2024-03-04 10:00", "2024-03-06 10:00", [("09:00", "12:05")], []) == 370
assert counter_minutes("2024-03-04 07:00", "2024-03-06 07:59", [("08:00", "09:00")], ["2024-03-04", "2024-03-06"]) == 60
assert counter_minutes("2024-03-09 00:00", "2024-03-10 23:59", [("08:00", "09:00")], []) == 0
assert counter_minutes("2024-03-05 17:20", "2024-03-05 18:00", [("09:00", "17:00")], ["2024-03-04"]) == 0
