def slip_candidates(entries, due):
    total = sum(entries)
    if total == due:
        return []

    def slips(text):
        yield text + "0"
        if text.endswith("0"):
            yield text[:-1]
        for at in range(1, len(text)):
            yield text[: at - 1] + text[at] + text[at - 1] + text[at + 1 :]

    return [
        (place, due - total + entry)
        for place, entry in enumerate(entries)
        if str(due - total + entry) in set(slips(str(entry)))
    ]
