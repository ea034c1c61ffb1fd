def cluster_readings(readings, gap):
    rest = sorted(readings)
    clusters = []
    while rest:
        size = 1
        while size < len(rest) and rest[size] <= rest[size - 1] + gap:
            size += 1
        clusters.append(rest[:size])
        rest = rest[size:]
    return clusters
