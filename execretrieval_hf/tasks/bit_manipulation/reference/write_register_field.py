def write_register_field(word, value, start, width):
    if width < 1 or start + width > 32:
        return None
    bits = f"{word:032b}"[::-1]
    part = f"{value:b}" if value < 2**width else "1" * width
    return int((bits[:start] + part.zfill(width)[::-1] + bits[start + width :])[::-1], 2)
