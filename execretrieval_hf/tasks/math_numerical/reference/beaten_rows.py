def beaten_rows(payoffs):
    def beats(other, row):
        gains = [a - b for a, b in zip(other, row)]
        return min(gains) >= 0 and max(gains) > 0

    return [place for place, row in enumerate(payoffs) if any(beats(other, row) for other in payoffs)]
