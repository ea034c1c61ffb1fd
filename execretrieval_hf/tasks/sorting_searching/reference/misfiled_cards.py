def misfiled_cards(drawers):
    for number in range(1, len(drawers) + 1):
        before = [n for drawer in drawers[: number - 1] for n in drawer if n is not None]
        wrong = [n for n in drawers[number - 1] if n is not None and any(n < m for m in before)]
        if wrong:
            return number, sorted(wrong)
    return None
