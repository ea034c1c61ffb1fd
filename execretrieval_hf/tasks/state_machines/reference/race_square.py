def race_square(throws, last, links):
    field = 0
    for throw in throws:
        if field != last:
            reached = last - abs(last - field - throw)
            field = links.get(reached, reached)
    return field
