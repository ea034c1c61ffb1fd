def loop_closed_at(moves):
    for count in range(1, len(moves) + 1):
        for back in range(count):
            stretch = moves[back:count]
            balanced = stretch.count("N") == stretch.count("S")
            if balanced and stretch.count("E") == stretch.count("W"):
                return count
    return None
