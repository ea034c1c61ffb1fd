def meter_outages(balance, days, credit, restart):
    connected = [True]
    for top_up, use in days:
        balance += top_up
        today = connected.pop() or balance >= restart
        balance -= use if today else 0
        connected += [today, today and balance >= -credit]
    return balance, connected[:-1].count(False)
