def rebill_periods(bills, length):
    total = sum(days for days, _ in bills)
    sums = [0] * -(-total // length)
    begin = 0
    for days, cents in bills:
        for offset in range(days):
            share = cents // days + int(offset < cents % days)
            sums[(begin + offset) // length] += share
        begin += days
    return sums
