import datetime


def meter_timestamp(stamp):
    rest = stamp
    fields = []
    for size in (2, 4, 64, 32, 32, 16, 128):
        rest, value = divmod(rest, size)
        fields.append(value)
    doubtful, quarters, minute, hour, day, month, year = fields
    try:
        text = datetime.date(2000 + year, month, day).isoformat()
    except ValueError:
        return None
    if hour <= 23 and minute <= 59:
        text += f" {hour:02}:{minute:02}"
        if quarters:
            text += f":{15 * quarters}"
    return text + " ?" * doubtful
