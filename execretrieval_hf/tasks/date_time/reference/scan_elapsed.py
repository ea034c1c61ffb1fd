def scan_elapsed(text):
    allowed = "hms"
    sizes = {"h": 3600, "m": 60, "s": 1}
    total = 0
    number = ""
    is_first = True
    for position, character in enumerate(text, 1):
        if character in "0123456789":
            if not allowed:
                return -position
            number += character
        elif number and character in allowed and (is_first or int(number) < 60):
            total += int(number) * sizes[character]
            allowed = allowed.partition(character)[2]
            number = ""
            is_first = False
        else:
            return -position
    return -(len(text) + 1) if number or is_first else total
