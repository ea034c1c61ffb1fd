"""Which asked places (from 1) of a secret word got wrong answers, ignoring case, hyphens being expected beyond its
end?

Keywords: partial password character challenge
Inputs: secret, a non-empty ASCII string; places, a list of positive integers; answers, an ASCII string of as many characters
Requires: type(secret) is str and secret != '' and secret.isascii() and type(places) is list and all(type(p) is int and p > 0 for p in places) and type(answers) is str and answers.isascii() and len(answers) == len(places)
Topic: passwords
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def failed_prompts(secret, places, answers):
    failed = []
    for place, given in zip(places, answers):
        if place <= len(secret):
            wanted = secret[place - 1]
        else:
            wanted = "-"
        if given.lower() != wanted.lower():
            failed.append(place)
    return failed


assert failed_prompts("Heron", [1, 5], "hn") == []
assert failed_prompts("Heron", [5, 6], "n-") == []
assert failed_prompts("Heron", [2, 3, 4], "ERA") == [4]
assert failed_prompts("Heron", [6, 5], "n-") == [6, 5]
assert failed_prompts("owl", [3, 1], "w ") == [3, 1]
assert failed_prompts("owl", [9, 4], "lo") == [9, 4]
assert failed_prompts("a-b", [2, 3], "--") == [3]
assert failed_prompts("tit", [1, 2, 3], "iti") == [1, 2, 3]
assert failed_prompts("magpie", [6, 7], "ee") == [7]
