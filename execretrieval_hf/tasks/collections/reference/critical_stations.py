def critical_stations(pipes, pump, least):
    def supplied(shut):
        wet = {pump}
        while True:
            more = {
                b
                for pair in pipes
                for a, b in (pair, pair[::-1])
                if a in wet and b != shut and b not in wet
            }
            if not more:
                return wet
            wet |= more

    before = supplied(None)
    found = [(station, len(before) - len(supplied(station)) - 1) for station in before - {pump}]
    return sorted((p for p in found if p[1] >= least), key=lambda p: (-p[1], p[0]))
