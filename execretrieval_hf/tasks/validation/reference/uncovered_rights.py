import re


def uncovered_rights(wanted, granted):
    patterns = []
    for right in granted:
        *words, last = right.split(":")
        parts = ["[^:]+" if word == "*" else word for word in words]
        patterns.append(":".join([*parts, ".+" if last == "*" else last]))
    covered = [any(re.fullmatch(pattern, right) for pattern in patterns) for right in wanted]
    return list(dict.fromkeys(right for right, found in zip(wanted, covered) if not found))
