"""Name the version to publish after one like "1.4.2", judging by its change notes. Of the three numbers, a note of
kind "feat" raises the second and other notes the third; one whose kind ends in "!" raises the first, or the
second as long as the first is 0. The kind stands before a colon. Only the most important raise is made, once,
and the numbers behind it become 0. Without notes nothing changes.

Keywords: next version from commit notes
Inputs: version, a string of three integers joined by full stops; notes, a list of strings: lower case letters, perhaps an exclamation mark, a colon and more text
Requires: type(version) is str and bool(re.fullmatch("[0-9]+[.][0-9]+[.][0-9]+", version)) and type(notes) is list and all(type(n) is str and re.match("[a-z]+!?:", n) for n in notes)
Topic: change logs
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def next_release(version, notes):
    numbers = [int(part) for part in version.split(".")]
    raised = len(numbers)
    for note in notes:
        kind = note.split(":")[0]
        level = 2
        if kind.endswith("!"):
            level = 0 if numbers[0] > 0 else 1
        elif kind == "feat":
            level = 1
        raised = min(raised, level)
    if raised < len(numbers):
        numbers[raised] += 1
        for place in range(raised + 1, len(numbers)):
            numbers[place] = 0
    return ".".join(str(number) for number in numbers)


assert next_release("1.4.2", ["fix: leak", "docs: typo"]) == "1.4.3"
assert next_release("1.4.2", ["fix: leak", "feat: sound", "fix: door"]) == "1.5.0"
assert next_release("1.4.2", ["feat: a", "fix!: gone"]) == "2.0.0"
assert next_release("0.4.2", ["feat!: b", "fix: c"]) == "0.5.0"
assert next_release("0.9.9", ["fix: d"]) == "0.9.10"
assert next_release("3.0.7", []) == "3.0.7"
assert next_release("1.0.0", ["refactor!: e!", "feat: f", "feat!: g"]) == "2.0.0"
assert next_release("0.0.5", ["style: !", "feature: h"]) == "0.0.6"
assert next_release("10.9.12", ["test: feat", "feat: x"]) == "10.10.0"
