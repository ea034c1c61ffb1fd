from datetime import date


def diary_holes(dates):
    noted = {date.fromisoformat(text).toordinal() for text in dates}
    holes = []
    for day in range(min(noted), max(noted)) if noted else ():
        if day in noted:
            continue
        text = date.fromordinal(day).isoformat()
        if day - 1 in noted:
            holes.append([text, text])
        holes[-1][1] = text
    return [tuple(hole) for hole in holes]
