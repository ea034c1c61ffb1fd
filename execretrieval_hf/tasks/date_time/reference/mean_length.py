def mean_length(lengths):
    total = 0
    for text in lengths:
        minutes, _, seconds = text.partition(":")
        total += 60 * int(minutes) + int(seconds)
    low, rest = divmod(total, len(lengths))
    minutes, seconds = divmod(low + (2 * rest >= len(lengths)), 60)
    return f"{minutes}:{seconds:02d}"
