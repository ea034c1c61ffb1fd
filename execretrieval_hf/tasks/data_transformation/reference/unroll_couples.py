def unroll_couples(rows):
    triples = [
        (number, article, quantity)
        for number, *rest in rows
        for article, quantity in zip(*[iter(rest)] * 2)
    ]
    return [triple for triple in triples if triple[-1] > 0]
