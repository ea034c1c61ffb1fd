def lacking_approvals(payments, limits, threshold):
    lacking = []
    for place, (amount, author, signers) in enumerate(payments):
        valid = {name for name in signers if limits.get(name, -1) >= amount} - {author}
        missing = (2 if amount > threshold else 1) - len(valid)
        if missing > 0:
            lacking.append((place, missing))
    return lacking
