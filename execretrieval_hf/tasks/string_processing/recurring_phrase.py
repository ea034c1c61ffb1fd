"""Find the longest phrase, counted in words, that occurs at least twice in a text without the two
overlapping. Words are compared regardless of case; of equally long phrases the one whose first occurrence
begins earlier counts. Give the phrase as typed at its first occurrence and the position, from 0, of the first
word of the next occurrence that does not overlap it, or an empty text and -1.

Keywords: longest repeated phrase in text
Inputs: text, words parted by single blanks, perhaps empty; the result is a pair
Requires: type(text) is str and text.isascii() and re.fullmatch("([^ ]+( [^ ]+)*)?", text) is not None
Topic: runs and repeats
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def recurring_phrase(text):
    words = text.split(" ")
    folded = text.lower().split(" ")
    best = 0
    answer = ("", -1)
    for first in range(len(words)):
        for second in range(first + 1, len(words)):
            size = 0
            while second + size < len(words) and first + size < second:
                if folded[first + size] != folded[second + size]:
                    break
                size += 1
            if size > best:
                best = size
                answer = (" ".join(words[first:first + size]), second)
    return answer


assert recurring_phrase("to be or To Be sure") == ("to be", 3)
assert recurring_phrase("a a a a a") == ("a a", 2)
assert recurring_phrase("x y z") == ("", -1)
assert recurring_phrase("") == ("", -1)
assert recurring_phrase("b b") == ("b", 1)
assert recurring_phrase("p q r q p") == ("p", 4)
assert recurring_phrase("s T u v s T u s t U v") == ("s T u v", 7)
assert recurring_phrase("no No yes no no") == ("no No", 3)
assert recurring_phrase("k m k m k") == ("k m", 2)
