"""Run a list of settings words on a number whose bits are flags, each with a name: a plus before a name sets its
flag, a minus clears it, an exclamation mark flips it, and a question mark ends the run if the flag is off; a
bare name sets its flag and clears all others. Unknown names do nothing, and locked bits never change. Return the
final number.

Keywords: apply flag commands with lock
Inputs: flags, a number; words, a list of texts; table, a dict of names to bit numbers; locked, a mask of bits
Requires: all(type(n) is int and 0 <= n < 2**16 for n in (flags, locked)) and type(words) is list and all(type(w) is str and re.fullmatch("[-+!?]?[a-z]+", w) for w in words) and type(table) is dict and all(type(k) is str and type(v) is int and 0 <= v < 16 for k, v in table.items())
Topic: flags and masks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def replay_switches(flags, words, table, locked):
    for word in words:
        sign = word[0]
        name = word[1:] if sign in "+-!?" else word
        if name not in table:
            continue
        bit = 1 << table[name]
        if sign == "?":
            if flags & bit == 0:
                break
            continue
        if sign == "+":
            changed = flags | bit
        elif sign == "-":
            changed = flags & ~bit
        elif sign == "!":
            changed = flags ^ bit
        else:
            changed = bit
        flags = flags & locked | changed & ~locked
    return flags


assert replay_switches(0b0001, ["+fan", "-lamp"], {"lamp": 0, "fan": 2}, 0) == 0b0100
assert replay_switches(0b0110, ["fan"], {"lamp": 0, "fan": 2}, 0b0010) == 0b0110
assert replay_switches(0b1011, ["lamp"], {"lamp": 0, "fan": 2}, 0) == 0b0001
assert replay_switches(0b0000, ["?lamp", "+fan"], {"lamp": 0, "fan": 2}, 0) == 0
assert replay_switches(0b0001, ["?lamp", "+fan", "!lamp"], {"lamp": 0, "fan": 2}, 0b0001) == 0b0101
assert replay_switches(0b1000, ["+heater", "?heater", "!pump", "!lamp"], {"lamp": 0, "pump": 3}, 0) == 0b0001
assert replay_switches(0b0010, ["-door", "+lamp", "!fan"], {"door": 1, "lamp": 0, "fan": 2}, 0b0011) == 0b0110
assert replay_switches(0b1111, ["-pump", "+door"], {"door": 0}, 0) == 0b1111
