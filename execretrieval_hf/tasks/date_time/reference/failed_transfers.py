def failed_transfers(legs, needed):
    ready = [planned + delay + needed for _, planned, delay in legs]
    leaving = [leg[0] for leg in legs[1:]]
    return [number for number, (a, b) in enumerate(zip(ready, leaving), start=1) if not b >= a]
