def minutes_per_status(changes, moment):
    ends = [minute for minute, _ in changes[1:]] + [moment]
    spans = {}
    for (minute, state), end in zip(changes, ends):
        spans.setdefault(state, []).extend(range(minute, min(end, moment)))
    return {state: len(minutes) for state, minutes in spans.items() if minutes}
