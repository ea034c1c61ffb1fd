def copy_down_dittos(lines):
    def filled(index):
        if index < 0:
            return []
        above = table[index - 1] if index else []
        words = [word for word in lines[index].split(" ") if word]
        if not words:
            return above
        padded = above + ["?"] * len(words)
        return [old if word == '"' else word for word, old in zip(words, padded)]

    table = {}
    for index in range(len(lines)):
        table[index] = filled(index)
    return [" ".join(words) for words in table.values()]
