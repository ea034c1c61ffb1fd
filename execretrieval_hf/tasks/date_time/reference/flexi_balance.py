from datetime import date
from itertools import groupby


def flexi_balance(entries, target, cap):
    balance = lost = 0
    for _, month in groupby(entries, key=lambda entry: entry[0][:7]):
        surplus = max(balance - cap, 0)
        balance, lost = balance - surplus, lost + surplus
        for day, minutes in month:
            if minutes is not None:
                goals = [target] * 4 + [target - 60, 0, 0]
                balance += min(minutes, 600) - goals[date.fromisoformat(day).weekday()]
    return balance, lost
