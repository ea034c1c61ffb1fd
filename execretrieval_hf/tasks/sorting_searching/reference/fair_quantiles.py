def fair_quantiles(scores, bands):
    cuts = [0]
    for k in range(1, bands + 1):
        wanted = k * len(scores) // bands
        options = [p for p in range(len(scores) + 1) if p in (0, len(scores)) or scores[p - 1] != scores[p]]
        cuts.append(min(options, key=lambda p: (abs(p - wanted), -p)))
    return [scores[a:b] for a, b in zip(cuts, cuts[1:]) if a < b]
