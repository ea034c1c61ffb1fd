def clasp_bead(beads):
    n = len(beads)
    readings = []
    for start in range(n):
        readings.append(("".join(beads[(start + k) % n] for k in range(n)), start))
        readings.append(("".join(beads[(start - k) % n] for k in range(n)), start))
    return min(readings)[1]
