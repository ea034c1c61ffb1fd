def engraving_run(start, pieces):
    unused = list(pieces)
    visited = [start]
    while True:
        for piece in unused:
            if visited[-1] in piece:
                visited.append(piece[1] if piece[0] == visited[-1] else piece[0])
                unused.remove(piece)
                break
        else:
            return visited, len(unused)
