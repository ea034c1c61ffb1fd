def tidy_config(lines):
    blocks = [[]]
    for number, line in enumerate(lines):
        if line.startswith("#"):
            continue
        if "=" in line:
            blocks[-1].append(number)
        else:
            blocks.append([])
    tidied = dict(enumerate(lines))
    for block in blocks:
        split = {number: lines[number].partition("=") for number in block}
        width = max((len(name.strip()) for name, _, _ in split.values()), default=0)
        for number, (name, _, value) in split.items():
            tidied[number] = f"{name.strip():<{width}} = {value.strip()}".rstrip()
    return list(tidied.values())
