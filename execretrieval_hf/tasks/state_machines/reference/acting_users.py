def acting_users(lines, first):
    def walk(rest, stack):
        if not rest:
            return []
        word, _, name = rest[0].partition(" ")
        if word == "su":
            return walk(rest[1:], stack + [name])
        if word == "exit":
            return walk(rest[1:], stack[:1] + stack[1:-1])
        return [stack[-1]] + walk(rest[1:], stack)

    return walk(lines, [first])
