from itertools import chain


def skipped_calls(calls, highest):
    skipped = []
    for before, call in zip(calls, calls[1:]):
        if call > before:
            skipped.extend(range(before + 1, call))
        elif call < before:
            skipped.extend(chain(range(before + 1, highest + 1), range(1, call)))
    return skipped
