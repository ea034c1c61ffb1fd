def initials_badge(name, width):
    words = name.upper().split()[: max(width, 0)]
    dot = "." if len(words) > 1 else ""
    return "".join(f"{word[:1]}{dot}" for word in words)
