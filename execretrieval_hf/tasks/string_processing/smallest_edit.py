"""Tell how a line was changed, as a triple of the position, from 0, where the old and the new version begin to
differ, the piece taken out and the piece put in. Set aside first the longest common beginning, then the
longest common ending of what remains of both; equal versions give None.

Keywords: line diff trimming common ends
Inputs: before and after, strings
Requires: type(before) is str and type(after) is str and all(c.isprintable() for c in before + after)
Topic: similarity
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def smallest_edit(before, after):
    if before == after:
        return None
    shorter = min(len(before), len(after))
    head = 0
    while head < shorter and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < shorter - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return (head, before[head:len(before) - tail], after[head:len(after) - tail])


assert smallest_edit("red door", "red floor") == (4, "d", "fl")
assert smallest_edit("aa", "aaa") == (2, "", "a")
assert smallest_edit("banana", "bana") == (4, "na", "")
assert smallest_edit("tram", "tram") == None
assert smallest_edit("", "bus") == (0, "", "bus")
assert smallest_edit("stop 14", "stop 15") == (6, "4", "5")
assert smallest_edit("line B", "pine A") == (0, "line B", "pine A")
assert smallest_edit("north", "east") == (0, "north", "east")
assert smallest_edit("a", "ca") == (0, "", "c")
assert smallest_edit("abcabc", "abc") == (3, "abc", "")
