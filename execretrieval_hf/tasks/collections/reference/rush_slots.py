def rush_slots(stamps, threshold):
    counts = [0] * 24
    for stamp in stamps:
        counts[int(stamp.split(":")[0])] += 1
    hours = [hour for hour in range(24) if counts[hour] >= threshold]
    hours.sort(key=lambda hour: counts[hour], reverse=True)
    return hours
