def season_label(day, opening):
    year, rest = day.split("-", 1)
    begins = int(year) if rest >= opening else int(year) - 1
    if opening != "01-01":
        return f"{begins}/{str(begins + 1)[-2:]}"
    return f"{begins}"
