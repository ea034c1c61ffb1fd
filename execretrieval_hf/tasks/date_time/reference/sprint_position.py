from datetime import date


def sprint_position(day, first_day, length, pause):
    distance = date.fromisoformat(day).toordinal() - date.fromisoformat(first_day).toordinal()
    if distance < 0:
        return None
    number = 1
    while distance >= length + pause:
        distance -= length + pause
        number += 1
    return number, distance + 1 if distance < length else 0
