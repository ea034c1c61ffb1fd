def label_words(label):
    values = []
    for sign in label.lower():
        values.append(" abcdefghijklmnopqrstuvwxyz".find(sign) if sign != "-" else 28)
    values = [27 if value < 0 else value for value in values]
    while len(values) % 3:
        values.append(31)
    words = [a * 1024 + b * 32 + c for a, b, c in zip(values[::3], values[1::3], values[2::3])]
    return words[:-1] + [words[-1] + 2**15] if words else []
