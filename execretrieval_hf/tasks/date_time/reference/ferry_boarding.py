from collections import deque


def ferry_boarding(cars, sailings, margin):
    queue = deque(enumerate(cars))
    taken = [None] * len(cars)
    for minute, room in sailings:
        while queue:
            place, (arrival, metres) = queue[0]
            if arrival + margin > minute or metres > room:
                break
            room -= metres
            taken[place] = minute
            queue.popleft()
    return taken
