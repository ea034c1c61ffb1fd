def signing_chain(signers, amount, words):
    names = [name for name, _ in signers]
    limits = dict(signers)
    at = 0
    for name, word in words:
        if names.index(name) != at if name in names else True:
            continue
        if word == "back":
            at -= at > 0
        elif word == "refuse":
            return "refused", name
        elif limits[name] >= amount:
            return "approved", name
        elif name == names[-1]:
            return "stuck", name
        else:
            at += 1
    return "waiting", names[at]
