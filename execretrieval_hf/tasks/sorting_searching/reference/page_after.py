def page_after(names, cursor, size):
    behind = [name for name in names if cursor is None or name > cursor]
    chunk = behind[: min(size, 5)]
    return chunk, len(behind) - len(chunk)
