import re


def host_name_fault(name, longest):
    labels = name.removesuffix(".").split(".")
    for number, label in enumerate(labels, 1):
        faults = [
            ("empty", label == ""),
            ("long", len(label) > longest),
            ("character", re.search("[^a-zA-Z0-9-]", label)),
            ("hyphen", label[:1] == "-" or label[-1:] == "-"),
        ]
        for word, found in faults:
            if found:
                return number, word
    return None
