"""Our reader app reads texts aloud sentence by sentence. A sentence ends with a word that ends in a full
stop, question mark or exclamation mark, provided the next word begins with a capital or a digit, and a word
that is exactly a known abbreviation such as "Dr." never ends one, save as the last word of the text. I need
the list of sentences, an empty text having none.

Keywords: sentence splitting with abbreviations
Inputs: text, words parted by single blanks, perhaps empty; abbreviations, a list of strings, each with its full stop
Requires: type(text) is str and text.isascii() and re.fullmatch("([^ ]+( [^ ]+)*)?", text) is not None and type(abbreviations) is list and all(type(a) is str and re.fullmatch("[a-zA-Z.]*[.]", a) is not None for a in abbreviations)
Topic: splitting and joining
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sentence_cuts(text, abbreviations):
    if not text:
        return []
    words = text.split(" ")
    sentences = []
    current = []
    for place, word in enumerate(words):
        current.append(word)
        if place + 1 == len(words):
            sentences.append(" ".join(current))
            break
        follower = words[place + 1][0]
        if word[-1] in ".?!" and (follower.isupper() or follower.isdigit()):
            if word not in abbreviations:
                sentences.append(" ".join(current))
                current = []
    return sentences


assert sentence_cuts("It rains. We stay.", ["Dr."]) == ["It rains.", "We stay."]
assert sentence_cuts("Ask Dr. May! She knows", ["Dr."]) == ["Ask Dr. May!", "She knows"]
assert sentence_cuts("Ask dr. May", ["Dr."]) == ["Ask dr.", "May"]
assert sentence_cuts("At 5 a.m. we left. Why? 3 dogs. (No)", []) == ["At 5 a.m. we left.", "Why?", "3 dogs. (No)"]
assert sentence_cuts("", ["No."]) == []
assert sentence_cuts("We met Dr.", ["Dr."]) == ["We met Dr."]
assert sentence_cuts("See No. B. Then go, Then stop", ["No."]) == ["See No. B.", "Then go, Then stop"]
assert sentence_cuts("(No. Yes) xDr. Go", ["Dr.", "No."]) == ["(No.", "Yes) xDr.", "Go"]
