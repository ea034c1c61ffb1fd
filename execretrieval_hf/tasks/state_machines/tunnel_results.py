"""Our scanner tunnel logs in and out for a box entering and leaving, and the codes read. An in while a box is inside
is ignored; codes and outs while none is inside are strays. List for each box that has left its code, none for no code
or mixed for different codes, and count the strays.

Keywords: conveyor scan tunnel box result
Inputs: log, a list of strings, the words in and out and the codes, which consist of digits; the result is a pair of a list of strings and a number
Requires: type(log) is list and all(type(e) is str and (e in ("in", "out") or re.fullmatch("[0-9]+", e)) for e in log)
Topic: scanners
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tunnel_results(log):
    inside = False
    codes = set()
    results = []
    strays = 0
    for event in log:
        if event == "in":
            inside = True
        elif not inside:
            strays += 1
        elif event == "out":
            if len(codes) > 1:
                results.append("mixed")
            elif codes:
                results.append(codes.pop())
            else:
                results.append("none")
            inside = False
            codes = set()
        else:
            codes.add(event)
    return results, strays


assert tunnel_results(["in", "71", "71", "out"]) == (["71"], 0)
assert tunnel_results(["in", "71", "out", "in", "out", "in", "8", "9", "8", "out"]) == (["71", "none", "mixed"], 0)
assert tunnel_results(["5", "in", "6", "out", "out", "7"]) == (["6"], 3)
assert tunnel_results(["in", "4", "in", "4", "out", "in", "4"]) == (["4"], 0)
assert tunnel_results(["in", "1", "in", "2", "out"]) == (["mixed"], 0)
assert tunnel_results(["out", "in", "out", "3", "in", "33", "out"]) == (["none", "33"], 2)
assert tunnel_results(["in", "12"]) == ([], 0)
assert tunnel_results(["8", "8"]) == ([], 2)
assert tunnel_results(["in", "1", "2", "3", "out", "3", "in", "3", "out"]) == (["mixed", "3"], 1)
