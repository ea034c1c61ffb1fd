import re


def plate_suspects(noted, registered, slips):
    def core(plate):
        return re.sub("[ -]", "", plate).upper()

    wanted = core(noted)
    rows = []
    for place, plate in enumerate(registered):
        if len(core(plate)) == len(wanted):
            wrong = sum(a != "?" and a != b for a, b in zip(wanted, core(plate)))
            if wrong <= slips:
                rows.append((wrong, place, plate))
    return [row[2] for row in sorted(rows)]
