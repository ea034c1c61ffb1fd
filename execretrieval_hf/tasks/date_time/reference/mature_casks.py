def mature_casks(filled, day, years):
    limit = f"{int(day[:4]) - years:04d}{day[4:]}"
    mature = [(date, name) for name, date in filled.items() if date <= limit]
    return [name for _, name in sorted(mature)]
