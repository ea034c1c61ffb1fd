def fresh_reads(reads, n):
    fresh = []
    for place, (second, chip) in enumerate(reads):
        before = [at for at, other in reads[:place] if other == chip]
        if not before or second > before[-1] + n:
            fresh.append(place)
    return fresh
