import re


def headword_forms(headword):
    forms = [""]
    for part in re.findall(r"\([a-z]+\)|[a-z]+", headword):
        endings = [part[1:-1], ""] if part[0] == "(" else [part]
        forms = [form + ending for form in forms for ending in endings]
    return list(dict.fromkeys(forms))
