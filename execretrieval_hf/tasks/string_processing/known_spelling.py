"""Brand names and product codes are often typed carelessly: give each word of a text that equals one of the
official spellings, case and hyphens aside, that spelling, and leave everything else as it is. A word is a
longest stretch of letters, digits and hyphens; of several spellings that fit the first one counts.

Keywords: correct brand name capitalisation
Inputs: text, a printable ASCII string; spellings, a list of such words, each with at least one letter or digit
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None and type(spellings) is list and all(type(s) is str and re.fullmatch("[a-zA-Z0-9-]*[a-zA-Z0-9][a-zA-Z0-9-]*", s) is not None for s in spellings)
Topic: case and blanks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def known_spelling(text, spellings):
    official = {}
    for spelling in spellings:
        official.setdefault(spelling.lower().replace("-", ""), spelling)
    result = ""
    word = ""
    for sign in text + " ":
        if sign.isalnum() or sign == "-":
            word += sign
        else:
            key = word.lower().replace("-", "")
            result += official.get(key, word) + sign
            word = ""
    return result[:-1]


assert known_spelling("an i-pod and IPODS", ["iPod"]) == "an iPod and IPODS"
assert known_spelling("wifi/WIFI", ["Wi-Fi"]) == "Wi-Fi/Wi-Fi"
assert known_spelling("use x-9 or X9.", ["X-9", "x9"]) == "use X-9 or X-9."
assert known_spelling("- 4k_4K", ["4K"]) == "- 4K_4K"
assert known_spelling("", ["eBay"]) == ""
assert known_spelling("no brand  here ", []) == "no brand  here "
assert known_spelling("(ebay)", ["eBay", "EBAY"]) == "(eBay)"
assert known_spelling("-e-bay- bay", ["eBay", "Bay"]) == "eBay Bay"
