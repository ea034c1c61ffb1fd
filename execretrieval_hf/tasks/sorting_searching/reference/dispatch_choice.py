def dispatch_choice(crews, x, y, slack):
    rows = [
        (calls, abs(east - x) + abs(north - y), place, name)
        for place, (name, east, north, calls) in enumerate(crews)
        if calls is not None
    ]
    if not rows:
        return None
    nearest = min(row[1] for row in rows)
    return min(row for row in rows if row[1] - nearest <= slack)[3]
