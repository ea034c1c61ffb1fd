import re


def affinity_text(mask):
    text = bin(mask)[:1:-1]
    parts = []
    for match in re.finditer("1+", text):
        first, last = match.start(), match.end() - 1
        parts.append(f"{first}" if first == last else f"{first}-{last}")
    return ",".join(parts)
