from calendar import monthrange


def inputs(rng):
    while True:
        year, month = rng.choice([2022, 2023, 2024]), rng.randint(1, 12)
        day = min(rng.choice([1, 15, 28, 29, 30, 31]), monthrange(year, month)[1])
        later = year * 12 + month - 1 + rng.choice([0, 1, 2, 3, 11, 12, 13, 24, 25])
        end_year, end_month = later // 12, later % 12 + 1
        end_day = min(max(day + rng.choice([-1, 0, 0, 1, 3]), 1), monthrange(end_year, end_month)[1])
        yield (f"{year}-{month:02d}-{day:02d}", f"{end_year}-{end_month:02d}-{end_day:02d}")
