"""Run named timers through a list of steps: set gives one its minutes and lets it run, even if it was there or
held; hold stops a running one, lets a held one go on and does nothing for an unknown name; wait passes minutes,
and those with none left ring and vanish. Return the names in order of ringing, alphabetical when together, and
a dictionary of the others' minutes left.

Keywords: several named countdown timers
Inputs: steps, a list of tuples (set, hold or wait; name, empty for wait; minutes, 0 for hold, else from 1); a hold for a name that is not there does nothing; the result is a tuple of list and dictionary
Requires: type(steps) is list and all(type(s) is tuple and len(s) == 3 and s[0] in ("set", "hold", "wait") and type(s[1]) is str and type(s[2]) is int and (s[2] >= 1 or s[0] == "hold") for s in steps)
Topic: timers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def kitchen_timers(steps):
    left = {}
    held = []
    rung = []
    for word, name, minutes in steps:
        if word == "set":
            left[name] = minutes
            if name in held:
                held.remove(name)
        elif word == "hold" and name in held:
            held.remove(name)
        elif word == "hold" and name in left:
            held.append(name)
        elif word == "wait":
            for due, running in sorted((left[key], key) for key in left if key not in held):
                if due <= minutes:
                    rung.append(running)
                    del left[running]
                else:
                    left[running] = due - minutes
    return rung, left


assert kitchen_timers([("set", "tea", 4), ("set", "egg", 6), ("wait", "", 5)]) == (['tea'], {'egg': 1})
assert kitchen_timers([("set", "tea", 4), ("wait", "", 4)]) == (['tea'], {})
assert kitchen_timers([("set", "z", 9), ("set", "b", 3), ("set", "a", 3), ("wait", "", 10)]) == (['a', 'b', 'z'], {})
assert kitchen_timers([("set", "a", 4), ("hold", "a", 0), ("wait", "", 9), ("hold", "a", 0), ("wait", "", 1)]) == ([], {'a': 3})
assert kitchen_timers([("set", "a", 2), ("hold", "a", 0), ("set", "a", 5), ("wait", "", 3)]) == ([], {'a': 2})
assert kitchen_timers([("set", "b", 8), ("wait", "", 3), ("set", "b", 7), ("wait", "", 6)]) == ([], {'b': 1})
assert kitchen_timers([]) == ([], {})
assert kitchen_timers([("hold", "d", 0), ("set", "d", 1), ("wait", "", 2)]) == (['d'], {})
assert kitchen_timers([("set", "x", 2), ("hold", "x", 0), ("set", "y", 3), ("wait", "", 3)]) == (['y'], {'x': 2})
