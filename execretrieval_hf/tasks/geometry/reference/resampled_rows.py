from fractions import Fraction


def resampled_rows(rows, width, height):
    half = Fraction(1, 2)
    across = [int((k + half) * len(rows[0]) / width) for k in range(width)]
    down = [int((k + half) * len(rows) / height) for k in range(height)]
    return ["".join(rows[r][c] for c in across) for r in down]
