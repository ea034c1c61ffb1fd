import re
from collections import Counter


def untranslated_figures(original, translation):
    lacking = Counter(re.findall("[0-9]+", original))
    lacking.subtract(re.findall("[0-9]+", translation))
    return [(number, n) for number, n in lacking.items() if n > 0]
