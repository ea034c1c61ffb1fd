def wrong_control_letters(codes):
    alphabet = "ABCDEFGHJKLMNPRSTVWY"
    faults = {}
    for code in filter(None, codes):
        number, letter = code[:-1], code[-1:].upper()
        if not number.isdigit() or not letter.isalpha():
            faults[code] = ""
        elif alphabet.find(letter) != int(number) % len(alphabet):
            faults[code] = alphabet[int(number) % len(alphabet)]
    return [(place + 1, faults[code]) for place, code in enumerate(codes) if code in faults]
