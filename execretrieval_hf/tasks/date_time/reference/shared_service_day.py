def shared_service_day(first_a, every_a, first_b, every_b):
    late = max(first_a, first_b)
    for day in range(late, late + every_a * every_b + 1):
        if (day - first_a) % every_a == 0 == (day - first_b) % every_b:
            return day
    return None
