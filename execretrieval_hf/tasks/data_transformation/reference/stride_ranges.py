def stride_ranges(numbers):
    texts = []
    rest = list(numbers)
    while rest:
        step = rest[1] - rest[0] if len(rest) > 1 else 0
        size = 1
        while size < len(rest) and rest[size] == rest[0] + step * size:
            size += 1
        if size < 3:
            texts.append(str(rest.pop(0)))
        else:
            suffix = f"/{step}" if step > 1 else ""
            texts.append(f"{rest[0]}-{rest[size - 1]}{suffix}")
            rest = rest[size:]
    return texts
