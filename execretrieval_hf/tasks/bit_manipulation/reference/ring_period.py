def ring_period(lamps, n):
    ring = f"{lamps:0{n}b}"
    return (ring + ring).index(ring, 1)
