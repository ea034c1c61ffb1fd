from collections import Counter


def joint_favourites(lists, support):
    points, firsts, counts = Counter(), Counter(), Counter()
    for wishes in lists:
        for worth, name in enumerate(reversed(wishes), 1):
            points[name] += worth
            counts[name] += 1
        firsts.update(wishes[:1])
    names = [name for name, count in counts.items() if count >= support]
    return sorted(names, key=lambda name: (-points[name], -firsts[name], name))
