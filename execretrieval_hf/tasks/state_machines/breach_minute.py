"""Our service clock runs while a ticket is open: open turns a closed ticket open, ask an open one waiting,
answer a waiting one open, and close any closed; other words are ignored. Time used before a close still
counts. At which minute does the time used reach the budget, or None if not by now?

Keywords: SLA clock pause breach time
Inputs: events, a list of pairs (minute, word) in ascending order of minutes, the ticket being closed before; budget, minutes from 1; now, an integer not before the last event
Requires: type(events) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int and e[1] in ("open", "ask", "answer", "close") for e in events) and type(budget) is int and budget >= 1 and type(now) is int and [e[0] for e in events] + [now] == sorted([e[0] for e in events] + [now])
Topic: workflows
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def breach_minute(events, budget, now):
    state = "closed"
    since = 0
    left = budget
    for minute, word in events + [(now, "now")]:
        if state == "open":
            if minute - since >= left:
                return since + left
            left -= minute - since
        since = minute
        if word == "open" and state == "closed":
            state = "open"
        elif word == "ask" and state == "open":
            state = "waiting"
        elif word == "answer" and state == "waiting":
            state = "open"
        elif word == "close":
            state = "closed"
    return None


assert breach_minute([(0, "open")], 30, 60) == 30
assert breach_minute([(0, "open")], 60, 60) == 60
assert breach_minute([(0, "open")], 61, 60) == None
assert breach_minute([(0, "open"), (10, "ask"), (50, "answer")], 30, 100) == 70
assert breach_minute([(0, "open"), (10, "close"), (20, "answer")], 15, 100) == None
assert breach_minute([(0, "open"), (10, "close"), (40, "open")], 15, 100) == 45
assert breach_minute([(5, "ask"), (8, "open"), (9, "open"), (12, "answer")], 10, 100) == 18
assert breach_minute([(0, "open"), (20, "ask"), (25, "ask"), (30, "answer")], 20, 31) == 20
assert breach_minute([(0, "open"), (4, "ask"), (6, "close"), (7, "answer"), (9, "open"), (9, "answer")], 6, 30) == 11
assert breach_minute([(3, "open"), (5, "ask"), (6, "open"), (8, "answer")], 5, 12) == 11
