from collections import deque


def chore_rota(names, absences, needed):
    line = deque(names)
    rota = []
    for away in absences:
        on_duty, rest = [], deque()
        while line:
            name = line.popleft()
            fits = name not in away and len(on_duty) < needed
            (on_duty if fits else rest).append(name)
        rota.append(on_duty)
        line = rest + deque(on_duty)
    return rota
