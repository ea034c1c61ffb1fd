def spaced_seats(seats, broken, people, rule):
    sound = [seat for seat in range(1, seats + 1) if seat not in broken]
    ways = [[seat] for seat in sound]
    while ways and len(ways[0]) < people:
        ways = [way + [seat] for way in ways for seat in sound if seat - way[-1] - 1 >= rule[0]]
    return dict(enumerate(sorted(ways), 1)).get(rule[1])
