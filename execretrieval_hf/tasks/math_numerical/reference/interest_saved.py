def interest_saved(interest, months, paid, terms):
    whole = rest = 0
    for month in range(months):
        whole += months - month
        if month >= paid:
            rest += months - month
    saved = (interest * rest) // whole
    least, fee = terms
    if saved >= least:
        return saved - min(fee, saved)
