def echo_tally(lines, least):
    names = []
    for line in lines:
        if line.startswith("again "):
            names += names[-1:] * int(line.split()[1])
        else:
            names.append(line)
    return [(name, names.count(name)) for name in dict.fromkeys(names) if names.count(name) >= least]
