from fractions import Fraction


def seen_peaks(peaks, eye):
    seen = []
    for distance, height in sorted(peaks):
        slope = Fraction(height - eye, distance)
        if all(slope > Fraction(h - eye, d) for d, h in peaks if d < distance):
            seen.append((distance, height))
    return seen
