from itertools import accumulate


def drain_vouchers(vouchers, purchases):
    spent = 0
    for price in purchases:
        if spent + price <= sum(vouchers):
            spent += price
    ends = list(accumulate(vouchers))
    return [min(balance, max(0, end - spent)) for balance, end in zip(vouchers, ends)]
