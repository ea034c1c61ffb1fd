"""List the words typed twice in a row by mistake, compared and given in small letters, once for each
repetition, in order. Punctuation at both ends of a word does not count, and pieces between blanks without any
letter or digit are passed over; but a piece ending in a full stop, question mark or exclamation mark ends the
sentence, and words are never compared across sentences.

Keywords: find doubled words proofreading
Inputs: text, a printable ASCII string
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: runs and repeats
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def echo_words(text):
    repeated = []
    previous = ""
    for piece in text.lower().split():
        start, end = 0, len(piece)
        while start < end and not piece[start].isalnum():
            start += 1
        while end > start and not piece[end - 1].isalnum():
            end -= 1
        word = piece[start:end]
        if word:
            if word == previous:
                repeated.append(word)
            previous = word
        if piece[-1] in ".?!":
            previous = ""
    return repeated


assert echo_words("in the the house") == ["the"]
assert echo_words("It is, IS it so?") == ["is"]
assert echo_words("We go. Go now") == []
assert echo_words("no no no! No no") == ["no", "no", "no"]
assert echo_words("a - (a) b' b") == ["a", "b"]
assert echo_words("x y ! y don't don") == []
assert echo_words("7 7. -7 ?7") == ["7", "7"]
assert echo_words("'.q q ... q") == ["q"]
