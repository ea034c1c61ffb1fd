import re


def lexicon_leaf(heads, word):
    def key(text):
        return re.sub("[^a-z]", "", text.lower())

    return max(1, len([head for head in heads if key(head) <= key(word)]))
