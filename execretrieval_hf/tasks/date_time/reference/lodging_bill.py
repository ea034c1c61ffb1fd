from datetime import date


def lodging_bill(arrival, departure, base, seasons):
    start, stop = date.fromisoformat(arrival), date.fromisoformat(departure)
    costs = []
    for number in range(start.toordinal(), stop.toordinal()):
        night = date.fromordinal(number)
        price = base
        for first, last, special in seasons:
            if first <= str(night) <= last:
                price = special
        costs.append(price + (10 if night.strftime("%w") in "56" else 0))
    return sum(costs) - (min(costs) if len(costs) > 6 else 0)
