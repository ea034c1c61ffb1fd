def fair_levy(limits, target):
    for fee in range(1, max(limits, default=0) + 1):
        if sum(min(fee, limit) for limit in limits) >= target:
            return fee
    return None
