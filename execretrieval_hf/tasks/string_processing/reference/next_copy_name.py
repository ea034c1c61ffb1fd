from itertools import count


def next_copy_name(wanted, taken):
    used = [name.lower() for name in taken]
    if wanted == "" or wanted.lower() not in used:
        return wanted
    dot = wanted.rfind(".")
    stem, extension = (wanted[:dot], wanted[dot:]) if dot > 0 else (wanted, "")
    candidates = (f"{stem} ({number}){extension}" for number in count(2))
    return next(name for name in candidates if name.lower() not in used)
