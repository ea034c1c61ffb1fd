def explode_tags(rows):
    pairs = []
    for row, text in rows:
        tags = dict.fromkeys(map(str.strip, (text or "").split(",")))
        tags.pop("", None)
        pairs.extend((row, tag) for tag in tags)
    return pairs
