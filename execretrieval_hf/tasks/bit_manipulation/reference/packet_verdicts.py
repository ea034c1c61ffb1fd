def packet_verdicts(numbers, window, leap):
    verdicts = []
    judged = set()
    for number in numbers:
        top = max(judged, default=None)
        if top is None or number > top:
            far = top is not None and number - top > leap
            verdict = "wild" if far and verdicts[-1] != "wild" else "new"
        elif top - number >= window:
            verdict = "old"
        else:
            verdict = "repeat" if number in judged else "late"
        if verdict in ("new", "late"):
            judged.add(number)
        verdicts.append(verdict)
    return verdicts
