"""Spot words typed twice in a row by mistake, whatever their case, but not across the end of a sentence?

Keywords: find doubled words proofreading
Inputs: text, a printable ASCII string; words are parted by blanks; signs other than letters and digits at both ends of a word do not belong to it, and pieces without letters or digits are passed over as if absent; a full stop, question mark or exclamation mark as last sign of any piece ends a sentence; the result is the list of repeated words in small letters, once for each repetition, in order
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: runs and repeats
Register: request
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
