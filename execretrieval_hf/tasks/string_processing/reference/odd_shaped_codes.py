import re
from collections import Counter


def odd_shaped_codes(codes):
    shapes = [re.sub("[0-9]", "0", re.sub("[A-Za-z]", "a", code)) for code in codes]
    commonest = Counter(shapes).most_common(1)
    return [code for code, shape in zip(codes, shapes) if shape != commonest[0][0]]
