def rewind_settings(settings, log, since):
    earliest = {}
    for minute, key, old in log:
        if minute >= since and key not in earliest:
            earliest[key] = old
    result = {key: earliest.get(key, value) for key, value in {**settings, **earliest}.items()}
    return {key: value for key, value in result.items() if value is not None}
