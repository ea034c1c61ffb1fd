def compact_count(count):
    values = [m if e == 0 else (16 + m) * 2 ** (e - 1) for e in range(16) for m in range(16)]
    return min(range(256), key=lambda code: (abs(values[code] - count), -values[code]))
