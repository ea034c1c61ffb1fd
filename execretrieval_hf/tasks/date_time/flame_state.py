"""Follow a learning app's streak through a text with a letter per day: x, practised, adds 1; r, an announced
rest, changes nothing; . is a missed day. Whenever the streak reaches a multiple of 7, a shield is earned,
with at most 2 in hand; a missed day uses up a shield or else resets the streak to 0. Give streak, shields,
best streak.

Keywords: learning streak freeze shields
Inputs: days, a string of the characters x, r and .
Requires: re.fullmatch("[xr.]*", days)
Topic: streaks and gaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flame_state(days):
    streak, shields, best = 0, 0, 0
    for mark in days:
        if mark == "r":
            continue
        if mark == "x":
            streak += 1
            if streak > best:
                best = streak
            if streak % 7 == 0 and shields < 2:
                shields += 1
        elif shields > 0:
            shields -= 1
        else:
            streak = 0
    return streak, shields, best


assert flame_state("xxx") == (3, 0, 3)
assert flame_state("xxx.xx") == (2, 0, 3)
assert flame_state("xxxxxxx") == (7, 1, 7)
assert flame_state("xxxxxxx.xx") == (9, 0, 9)
assert flame_state("xxxxxx.x") == (1, 0, 6)
assert flame_state("xxxxxxx..xx") == (2, 0, 7)
assert flame_state("xxxrxxrrxx.") == (7, 0, 7)
assert flame_state("xxxxxxxxxxxxxxxxxxxxx") == (21, 2, 21)
assert flame_state("xxxxxxxxxxxxxxxxxxxxx..x") == (22, 0, 22)
assert flame_state("") == (0, 0, 0)
