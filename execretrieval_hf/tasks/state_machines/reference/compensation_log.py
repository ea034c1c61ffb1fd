def compensation_log(steps, failures, tries):
    def fails(name):
        return min(failures.get(name, 0), tries)

    stop = next((i for i, (name, _) in enumerate(steps) if fails(name) == tries), len(steps))
    log = []
    for name, _ in steps[:stop]:
        log += [f"fail {name}"] * fails(name) + [f"do {name}"]
    if stop == len(steps):
        return log
    log += [f"fail {steps[stop][0]}"] * tries
    for name, can_undo in reversed(steps[:stop]):
        if not can_undo:
            return log + [f"keep {name}"]
        log.append(f"undo {name}")
    return log
