"""Give each word of a heading a capital first letter, except that the listed small words, in whatever case
they are typed, come out in small letters unless they are the first or last word or follow a word ending in
a colon. Other letters remain as typed, and so does a word with a capital after its first character.

Keywords: title case small words
Inputs: heading, words parted by single blanks, perhaps empty; small, a list of words in small letters
Requires: type(heading) is str and heading.isascii() and re.fullmatch("([^ ]+( [^ ]+)*)?", heading) is not None and type(small) is list and all(type(s) is str and re.fullmatch("[a-z]+", s) is not None for s in small)
Topic: case and blanks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def headline_case(heading, small):
    if not heading:
        return ""
    words = heading.split(" ")
    last = len(words) - 1
    result = []
    for place, word in enumerate(words):
        outer = place == 0 or place == last or words[place - 1].endswith(":")
        if not outer and word.lower() in small:
            result.append(word.lower())
        elif word[1:] == word[1:].lower():
            result.append(word[0].upper() + word[1:])
        else:
            result.append(word)
    return " ".join(result)


assert headline_case("the end of the road", ["of", "the"]) == "The End of the Road"
assert headline_case("OF mice And men", ["and", "of"]) == "OF Mice and Men"
assert headline_case("maps: a guide to iOS", ["a", "to"]) == "Maps: A Guide to iOS"
assert headline_case("what we live for", ["for"]) == "What We Live For"
assert headline_case("", ["a"]) == ""
assert headline_case("my eBook OF day2day o'clock", ["of"]) == "My eBook of Day2day O'clock"
assert headline_case("go to: to THE sea", ["the", "to"]) == "Go To: To the Sea"
assert headline_case("a OR b", ["a", "or"]) == "A or B"
