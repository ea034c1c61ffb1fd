def meridian_byte(hour):
    shown = (hour - 1) % 12 + 1
    return int(str(shown), 16) | (32 if hour > 11 else 0)
