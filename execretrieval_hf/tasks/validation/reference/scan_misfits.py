from collections import Counter


def scan_misfits(pages):
    shifts = Counter(page - place for place, page in enumerate(pages) if page is not None)
    if not shifts:
        return []
    usual = max(sorted(shifts), key=shifts.get)
    return [
        (place, place + usual)
        for place, page in enumerate(pages)
        if page is not None and page != place + usual
    ]
