def signed_angles(texts):
    seconds = []
    for text in texts:
        *numbers, letter = text.split()
        degrees, minutes, rest = ([int(n) for n in numbers] + [0, 0])[:3]
        total = 3600 * degrees + 60 * minutes + rest
        fits = minutes < 60 > rest and total <= 3600 * (90 if letter in "NS" else 180)
        seconds.append((-total if letter in "SW" else total) if fits else None)
    return seconds
