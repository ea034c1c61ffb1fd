def dropout_ranks(answers, misses):
    stayed = {}
    for name, marks in answers.items():
        out = [place for place, mark in enumerate(marks) if mark == "n"][misses - 1 : misses]
        stayed[name] = out[0] if out else len(marks)
    return sorted((1 + sum(v > own for v in stayed.values()), name) for name, own in stayed.items())
