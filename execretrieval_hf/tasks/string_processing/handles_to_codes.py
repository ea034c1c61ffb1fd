"""Before we publish chat logs, handles have to go: each at sign with one or more letters, digits or
underscores right behind it, unless a letter or digit comes right before the sign, becomes the at sign, P and
a number from 1 in order of first appearance, the same for the same handle whatever its case. Handles of
staff, also compared regardless of case, stay as typed.

Keywords: pseudonymise usernames in chat log
Inputs: chat, a printable ASCII string; staff, a list of handles without the at sign
Requires: type(chat) is str and re.fullmatch("[ -~]*", chat) is not None and type(staff) is list and all(type(s) is str and re.fullmatch("[a-zA-Z0-9_]+", s) is not None for s in staff)
Topic: redaction
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def handles_to_codes(chat, staff):
    known = {name.lower() for name in staff}
    codes = {}
    result = ""
    place = 0
    while place < len(chat):
        end = place + 1
        while end < len(chat) and (chat[end].isalnum() or chat[end] == "_"):
            end += 1
        name = chat[place + 1:end].lower()
        if chat[place] != "@":
            end = place + 1
        elif not chat[:place][-1:].isalnum() and name and name not in known:
            codes.setdefault(name, f"@P{len(codes) + 1}")
            result += codes[name]
            place = end
            continue
        result += chat[place:end]
        place = end
    return result


assert handles_to_codes("@ann hi @bob, @Ann", []) == "@P1 hi @P2, @P1"
assert handles_to_codes("ask @Help or @kim_9!", ["help"]) == "ask @Help or @P1!"
assert handles_to_codes("joe@mail.net @joe", []) == "joe@mail.net @P1"
assert handles_to_codes("@ @@x _@y", []) == "@ @@P1 _@P2"
assert handles_to_codes("@a@b@c", ["A"]) == "@a@b@c"
assert handles_to_codes("see 7@z", ["k"]) == "see 7@z"
assert handles_to_codes("", ["a"]) == ""
assert handles_to_codes("@q_@r.@x2-", ["R"]) == "@P1@r.@P2-"
assert handles_to_codes("@p1 @P2 w@@P1 tail", ["p2"]) == "@P1 @P2 w@@P1 tail"
