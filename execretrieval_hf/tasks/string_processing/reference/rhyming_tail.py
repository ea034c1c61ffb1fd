def rhyming_tail(one, other):
    a, b = one.lower(), other.lower()
    for size in range(min(len(a), len(b)), 0, -1):
        tail = a[-size:]
        if b.endswith(tail) and tail[0] in "aeiou":
            return tail
    return ""
