def bond_span(start, end):
    (y1, m1, d1), (y2, m2, d2) = start, end
    months = 12 * (y2 - y1) + m2 - m1
    return 30 * months - min(d1, 30) + min(d2, 30)
