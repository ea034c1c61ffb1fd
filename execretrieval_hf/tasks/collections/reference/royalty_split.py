def royalty_split(amount, song, sources, percent):
    shares = {}
    left = amount
    while left > 0:
        if song not in sources:
            shares[song] = left
            break
        kept = (left * percent + 99) // 100
        shares[song] = kept
        left, song = left - kept, sources[song]
    return shares
