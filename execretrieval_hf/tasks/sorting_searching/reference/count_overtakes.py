def count_overtakes(served, slack):
    counts = {}
    for place, number in enumerate(served):
        counts[number] = len([other for other in served[:place] if other - number > slack])
    total = sum(counts.values())
    return total, (max(counts, key=counts.get) if total else None)
