import re


def total_play_time(lengths, allowed):
    total = odd = 0
    for text in lengths:
        match = re.fullmatch("(?:([0-9]+):(?=[0-9]{2}:))?([0-5]?[0-9]):([0-5][0-9])", text)
        if match is None:
            odd += 1
        else:
            hours, minutes, seconds = (int(part or 0) for part in match.groups())
            total += 3600 * hours + 60 * minutes + seconds
    return (total, odd) if odd <= allowed else None
