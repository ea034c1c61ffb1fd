def rack_failures(events, n, b):
    failed = {"t": 0, "r": 0}
    for event in events:
        moved = b + (1 if event == "r" else -1)
        if moved in range(n + 1):
            b = moved
        else:
            failed[event] += 1
    return failed["t"], failed["r"]
