def mirror_tail(number, n):
    text = f"{number:024b}"
    return int(text[: 24 - n] + text[24 - n :][::-1], 2)
