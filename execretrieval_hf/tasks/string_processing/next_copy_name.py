"""Uploads must never overwrite a file. A wanted name that is still free is kept; otherwise a blank and the
lowest free number from 2 up, in round brackets, go in front of the extension, as in "plan (2).txt". Names
that differ only in case count as the same. The extension begins at the last dot unless that is the first
character. An empty name gives an empty string.

Keywords: avoid duplicate file names
Inputs: wanted, a string; taken, a list of strings, the names already in use
Requires: type(wanted) is str and wanted.isascii() and type(taken) is list and all(type(n) is str and n.isascii() for n in taken)
Topic: identifiers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def next_copy_name(wanted, taken):
    used = {name.lower() for name in taken}
    if not wanted or wanted.lower() not in used:
        return wanted
    dot = wanted.rfind(".")
    if dot < 1:
        stem, extension = wanted, ""
    else:
        stem, extension = wanted[:dot], wanted[dot:]
    number = 2
    while f"{stem} ({number}){extension}".lower() in used:
        number += 1
    return f"{stem} ({number}){extension}"


assert next_copy_name("plan.txt", ["notes.txt", "plan.doc"]) == "plan.txt"
assert next_copy_name("plan.txt", ["plan.txt", "Plan (2).txt"]) == "plan (3).txt"
assert next_copy_name("plan.txt", ["plan.txt", "plan (3).txt"]) == "plan (2).txt"
assert next_copy_name("Map.PNG", ["map.png", "MAP (2).png"]) == "Map (3).PNG"
assert next_copy_name(".env", [".env"]) == ".env (2)"
assert next_copy_name("q.csv", ["q.csv"]) == "q (2).csv"
assert next_copy_name("Makefile", ["makefile"]) == "Makefile (2)"
assert next_copy_name("logs.tar.gz", ["logs.tar.gz", "LOGS.TAR (2).GZ", "logs.tar (3).gz"]) == "logs.tar (4).gz"
assert next_copy_name("", ["a.txt", ""]) == ""
