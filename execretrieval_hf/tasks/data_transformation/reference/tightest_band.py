def tightest_band(weights, bands):
    by_width = sorted(bands, key=lambda band: band[2] - band[1])

    def name(weight):
        fitting = (name for name, low, high in by_width if weight in range(low, high + 1))
        return next(fitting, None)

    return [name(weight) for weight in weights]
