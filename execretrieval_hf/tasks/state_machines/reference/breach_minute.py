def breach_minute(events, budget, now):
    table = {
        ("closed", "open"): "open",
        ("open", "ask"): "waiting",
        ("waiting", "answer"): "open",
        ("open", "close"): "closed",
        ("waiting", "close"): "closed",
    }
    state = "closed"
    left = budget
    for (minute, word), (until, _) in zip(events, [*events[1:], (now, "")]):
        state = table.get((state, word), state)
        if state == "open":
            if left <= until - minute:
                return minute + left
            left -= until - minute
    return None
