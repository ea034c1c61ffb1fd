def unpack_display_pixel(pixel, swapped):
    if not 0 <= pixel < 65536:
        return None
    text = f"{pixel:016b}"
    if swapped:
        text = text[8:] + text[:8]
    channels = text[:5], text[5:11], text[11:]
    return tuple(int((bits + bits)[:8], 2) for bits in channels)
