def recurring_phrase(text):
    words = text.split(" ")
    lowered = [word.lower() for word in words]
    count = len(words) if text else 0
    for size in range(count // 2, 0, -1):
        last = {}
        for start in range(count - size + 1):
            last.setdefault(tuple(lowered[start : start + size]), []).append(start)
        for starts in last.values():
            later = [start for start in starts if start - starts[0] >= size]
            if later:
                return " ".join(words[starts[0] : starts[0] + size]), later[0]
    return "", -1
