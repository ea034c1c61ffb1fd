def balance_charged(balance, bookings, allowance, days):
    streak = owed = 0
    for day in range(1, days + 1):
        balance += sum(cents for when, cents in bookings if when == day)
        if -balance > allowance:
            streak += 1
            owed += (-balance // 100) * (2 if streak > 2 else 1)
        else:
            streak = 0
        if day % 7 == 0 or day == days:
            balance, owed = balance - owed, 0
    return balance
