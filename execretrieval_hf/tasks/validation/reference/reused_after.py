import re


def reused_after(new, old, depth):
    def core(word):
        return re.sub("(?<=[^0-9])[0-9]+$", "", word).lower()

    recent = old[::-1][:depth]
    return next((ago for ago, word in enumerate(recent, 1) if core(word) == core(new)), 0)
