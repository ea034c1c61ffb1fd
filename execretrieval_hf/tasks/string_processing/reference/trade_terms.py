import re


def trade_terms(text, swaps):
    if not swaps:
        return text
    terms = sorted(swaps, key=len, reverse=True)
    return re.sub("|".join(map(re.escape, terms)), lambda match: swaps[match.group()], text)
