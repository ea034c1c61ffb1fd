def dial_split(number, codes, least):
    fitting = [code for code in codes if number.startswith(code) and len(number) - len(code) >= least]
    if not fitting:
        return None
    best = max(fitting, key=len)
    return best, number.removeprefix(best)
