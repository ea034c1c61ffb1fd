from collections import Counter


def yellow_jersey(entries):
    totals = Counter()
    leaders = []
    for name, points in entries:
        totals[name] += points
        if not leaders or totals[name] > totals[leaders[-1]]:
            leaders.append(name)
        else:
            leaders.append(leaders[-1])
    return leaders
