def delayed_steps(links, finished, late, minutes):
    delays = {late: minutes}
    changed = True
    while changed:
        passed = {}
        for source, target, buffer in links:
            rest = delays.get(source, 0) - buffer
            if rest > 0 and target not in finished:
                passed[target] = max(rest, passed.get(target, 0))
        grown = {step: max(passed.get(step, 0), delays.get(step, 0)) for step in {*passed, *delays}}
        changed = grown != delays
        delays = grown
    return delays
