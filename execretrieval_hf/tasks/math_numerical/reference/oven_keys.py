def oven_keys(wished, slack):
    if slack < 0 or slack >= wished:
        return ""
    options = []
    for digits in range(1, 10000):
        minutes, seconds = divmod(digits, 100)
        total = 60 * minutes + seconds
        if wished - slack <= total <= wished:
            options.append((len(str(digits)), -total, -minutes, digits))
    return str(min(options)[3]) if options else ""
