def counted_chunks(text, width):
    if not text:
        return []
    head, rest = text[:width], text[width:]
    if len(head) < width or set(head) - set("0123456789"):
        return None
    size = int(head)
    later = counted_chunks(rest[size:], width)
    return None if later is None else [rest[:size] + "." * (size - len(rest))] + later
