"""Convert weights such as "2 kg 300 g" to grams: blank-separated whole numbers of digits, each followed by its unit
t, kg or g in any case, units falling in size. An amount after a bigger unit must come to less than one of that unit.
Any other text gives None, also one without numbers.

Keywords: kg and g text to grams
Inputs: texts, a list of strings of ASCII characters
Requires: type(texts) is list and all(type(t) is str and t.isascii() for t in texts)
Topic: cleaning values
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scale_reading(texts):
    sizes = {"t": 1000000, "kg": 1000, "g": 1}

    def grams(text):
        words = text.lower().split()
        if words == [] or len(words) % 2 == 1:
            return None
        total = 0
        bigger = None
        for number, unit in zip(words[::2], words[1::2]):
            if not number.isdecimal() or unit not in sizes:
                return None
            amount = int(number) * sizes[unit]
            if bigger is not None and (sizes[unit] >= bigger or amount >= bigger):
                return None
            total += amount
            bigger = sizes[unit]
        return total

    return [grams(text) for text in texts]


assert scale_reading(["2 kg 300 g", "1 T 5 Kg"]) == [2300, 1005000]
assert scale_reading(["1 kg 999 g", "1 kg 1000 g", "1000 g"]) == [1999, None, 1000]
assert scale_reading(["0 g 0 kg", "0 kg 0 g", "0 g 0 g"]) == [None, 0, None]
assert scale_reading([" 3 t  0 kg 12 g ", ""]) == [3000012, None]
assert scale_reading(["7 lb", "1 5", "7 g"]) == [None, None, 7]
assert scale_reading(["kg 4", "4 kg 5", "4 kg 5 g"]) == [None, None, 4005]
assert scale_reading([]) == []
assert scale_reading(["1 t 1000 kg", "-1 g", "1.5 kg", "1 t 999999 g"]) == [None, None, None, 1999999]
