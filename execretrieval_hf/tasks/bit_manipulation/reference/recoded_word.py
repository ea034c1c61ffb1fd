def recoded_word(word, n, old, new):
    half = 2 ** (n - 1)
    codes = {
        "two": lambda v: v % (2 * half) if -half <= v < half else None,
        "one": lambda v: None if abs(v) >= half else v if v >= 0 else 2 * half - 1 + v,
        "sign": lambda v: None if abs(v) >= half else v if v >= 0 else half - v,
        "offset": lambda v: v + half if -half <= v < half else None,
    }
    top, low = divmod(word, half)
    value = {
        "two": low - half * top,
        "one": low - (half - 1 if top else 0),
        "sign": -low if top else low,
        "offset": word - half,
    }[old]
    return codes[new](value)
