def nearby_readings(readings, asked, reach):
    answers = []
    for time in asked:
        best = None
        for place, (when, value) in enumerate(readings):
            key = (abs(when - time), when, -place)
            if value is not None and key[0] <= reach and (best is None or key < best[0]):
                best = key, value
        answers.append(best[1] if best else None)
    return answers
