def out_of_line(people):
    ordered = sorted(people, key=lambda person: person[1])
    return [a[0] for a, b in zip(people, ordered) if a != b]
