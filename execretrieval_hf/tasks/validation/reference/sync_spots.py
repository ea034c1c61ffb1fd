def sync_spots(stream):
    spots = []
    for place, (head, *rest) in ((p, stream[p:]) for p in range(len(stream))):
        if head == 170 and rest and len(rest) >= rest[0] + 2:
            data = rest[1 : rest[0] + 1]
            if sum(data) % 256 == rest[rest[0] + 1]:
                spots.append(place)
    return spots
