from itertools import count


def twin_carriers(starts, plans, length, patience):
    place = dict(enumerate(starts))
    todo = {who: "".join(letter * patience for letter in plan) for who, plan in enumerate(plans)}
    for tick in count():
        if not any(todo.values()):
            return [place[0], place[1]], tick
        for who in filter(todo.get, (0, 1)):
            aim = place[who] + {"L": -1, "R": 1}[todo[who][0]]
            left = len(todo[who]) % patience or patience
            if aim in set(range(length)) - set(place.values()):
                place[who], todo[who] = aim, todo[who][left:]
            else:
                todo[who] = todo[who][1:]
