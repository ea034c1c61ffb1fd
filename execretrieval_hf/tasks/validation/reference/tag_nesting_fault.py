import re


def tag_nesting_fault(post, limit):
    tags = [(m.start(), m.group()[1:-1]) for m in re.finditer(r"\[/?[a-z]+\]", post)]

    def walk(index, opened):
        if index == len(tags):
            return opened[0][0] if opened else -1
        at, tag = tags[index]
        if not tag.startswith("/"):
            full = len(opened) >= limit
            return at if full else walk(index + 1, [*opened, (at, tag)])
        fits = opened and "/" + opened[-1][1] == tag
        return walk(index + 1, opened[:-1]) if fits else at

    return walk(0, [])
