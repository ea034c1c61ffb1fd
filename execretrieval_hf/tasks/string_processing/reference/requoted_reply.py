import re
from itertools import groupby


def requoted_reply(lines, width):
    parsed = []
    for line in lines:
        head = re.match("[> ]*", line).group()
        head = head[: head.rfind(">") + 1]
        words = line[len(head) :].split()
        parsed.append((head.count(">"), words))
    result = []
    for (level, empty), group in groupby(parsed, key=lambda item: (item[0], not item[1])):
        members = list(group)
        if empty:
            result += [">" * level] * len(members)
            continue
        lead = ">" * level + " " * (level > 0)
        line = ""
        for word in [word for _, words in members for word in words]:
            if line and len(line) + 1 + len(word) > width:
                result.append(line)
                line = ""
            line = f"{line} {word}" if line else lead + word
        result.append(line)
    return result
