"""Our car's cruise control gets measured speeds, 0 at first, and keys. At or above the least speed, set makes
the latest speed the target and resume takes up the earlier target, if any; brake or a speed below suspends
control. Plus and minus change the target by 5, only while it is active and never below the least. Return the
target, 0 for none, and whether control is active.

Keywords: car cruise control set resume
Inputs: events, a list of integers from 0, the speeds, and the strings set, resume, brake, plus and minus; least, an integer from 1; the result is a tuple of integer and truth value
Requires: type(events) is list and all(type(e) is int and e >= 0 or type(e) is str and e in ("set", "resume", "brake", "plus", "minus") for e in events) and type(least) is int and least >= 1
Topic: transport
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cruise_state(events, least):
    speed = 0
    target = 0
    active = False
    for event in events:
        if type(event) is int:
            speed = event
            if speed < least:
                active = False
        elif event == "set" and speed >= least:
            target = speed
            active = True
        elif event == "resume" and target > 0 and speed >= least:
            active = True
        elif event == "brake":
            active = False
        elif event == "plus" and active:
            target += 5
        elif event == "minus" and active:
            target = max(target - 5, least)
    return target, active


assert cruise_state([50, "set", "plus", "plus", "minus"], 30) == (55, True)
assert cruise_state([30, "set", "minus", 29], 30) == (30, False)
assert cruise_state([29, "set", 60, "resume"], 30) == (0, False)
assert cruise_state([80, "set", "brake", "plus", 70, "resume"], 40) == (80, True)
assert cruise_state([80, "set", 39, "resume"], 40) == (80, False)
assert cruise_state([40, "set", "resume", "plus", "brake", "resume", "minus", "resume"], 40) == (40, True)
assert cruise_state(["minus"], 20) == (0, False)
assert cruise_state(["minus", 60, "set", 65, "set", 20, 55, "resume", "plus"], 30) == (70, True)
assert cruise_state(["set", "plus", "brake", "minus", 70, "plus", "set", "set"], 50) == (70, True)
assert cruise_state([45, "set", "brake", 50, "set", "minus", "minus", "plus", 45], 45) == (50, True)
