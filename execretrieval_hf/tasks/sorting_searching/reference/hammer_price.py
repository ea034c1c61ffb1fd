def hammer_price(bids, reserve, step):
    valid = [(amount, -place) for place, (_, amount) in enumerate(bids) if amount >= reserve]
    if not valid:
        return None
    valid.sort()
    top, place = valid[-1]
    price = min(top, valid[-2][0] + step) if valid[1:] else reserve
    return bids[-place][0], price
