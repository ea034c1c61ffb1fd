def switched_lines(lines, names):
    def parse(place, depth, allowed):
        shown = []
        while place < len(lines):
            line = lines[place]
            place += 1
            head, _, name = line.partition(" ")
            if head in ("if", "unless") and name:
                inner = (name in names) == (head == "if")
                found, place = parse(place, depth + 1, [*allowed, inner])
                if found is None:
                    return None, place
                shown += found
            elif line in ("else", "end"):
                if depth == 0:
                    return None, place
                if line == "end":
                    return shown, place
                allowed = [*allowed[:-1], not allowed[-1]]
            elif all(allowed):
                shown.append(line)
        return shown, place

    return parse(0, 0, [])[0]
