def busiest_line(samples, n):
    lines = [[sample // 2**line % 2 for sample in samples] for line in range(n)]
    changes = [sum(map(int.__ne__, states, states[1:])) for states in lines]
    most = max(changes)
    return changes.index(most), most, [line for line, states in enumerate(lines) if all(states)]
