import re


def fits_of_pattern(pattern, words):
    wanted = re.compile(pattern.replace("x", "[01]"))
    return [word for word in words if wanted.fullmatch(bin(word)[2:].zfill(len(pattern)))]
