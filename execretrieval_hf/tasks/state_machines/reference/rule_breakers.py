def rule_breakers(log, allowed, opening):
    steps = set(allowed) | {(None, opening)}
    history = {}
    wrong = {}
    for number, (application, status) in enumerate(log):
        past = history.setdefault(application, [None])
        if (past[-1], status) not in steps:
            wrong.setdefault(application, number)
        past.append(status)
    return sorted(wrong, key=wrong.get)
