import re


def scale_reading(texts):
    shape = re.compile(r" *(?:([0-9]+) +t)?(?:(?:^ *| +)([0-9]+) +kg)?(?:(?:^ *| +)([0-9]+) +g)? *")

    def grams(text):
        found = shape.fullmatch(re.sub(r"\s", " ", text.lower()))
        if found is None or found.groups() == (None, None, None):
            return None
        amounts = [
            (int(number) * unit, unit)
            for number, unit in zip(found.groups(), (10**6, 1000, 1))
            if number is not None
        ]
        for (_, bigger), (amount, _) in zip(amounts, amounts[1:]):
            if amount >= bigger:
                return None
        return sum(amount for amount, _ in amounts)

    return [grams(text) for text in texts]
