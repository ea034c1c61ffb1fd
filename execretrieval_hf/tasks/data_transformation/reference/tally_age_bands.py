from bisect import bisect_right


def tally_age_bands(ages, limits):
    if any(b <= a for a, b in zip(limits, limits[1:])):
        return {}
    labels = []
    for low, following in zip(limits, limits[1:]):
        labels.append(str(low) if following == low + 1 else f"{low}-{following - 1}")
    labels.append(f"{limits[-1]}+")
    places = [bisect_right(limits, age) - 1 for age in ages]
    return {label: places.count(place) for place, label in enumerate(labels)}
