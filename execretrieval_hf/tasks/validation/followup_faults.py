"""A follow-up question of our survey is due if at least one of its rules, each an earlier question with the
answer that opens it, applies. As tuples in the order of their first rules, list due ones without an
answer, with "missing", and answered ones that are not due, with "surplus"; an empty answer is none.

Keywords: conditional survey questions consistency
Inputs: answers, a dictionary from questions to answers; rules, a list of tuples of a question, a nonempty answer and a follow-up question
Requires: type(answers) is dict and all(type(k) is str and type(v) is str for k, v in answers.items()) and type(rules) is list and all(type(r) is tuple and len(r) == 3 and all(type(t) is str and t for t in r) for r in rules)
Topic: forms
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def followup_faults(answers, rules):
    due = {}
    for question, wanted, follow in rules:
        applies = answers.get(question) == wanted
        due[follow] = due.get(follow, False) or applies
    faults = []
    for follow, needed in due.items():
        answered = answers.get(follow, "") != ""
        if needed and not answered:
            faults.append((follow, "missing"))
        elif answered and not needed:
            faults.append((follow, "surplus"))
    return faults


assert followup_faults({"pet": "yes"}, [("pet", "yes", "kind")]) == [("kind", "missing")]
assert followup_faults({"pet": "yes", "kind": ""}, [("pet", "yes", "kind"), ("pet", "no", "why")]) == [("kind", "missing")]
assert followup_faults({"pet": "no", "kind": "cat"}, [("pet", "yes", "kind")]) == [("kind", "surplus")]
assert followup_faults({"pet": "yes", "kind": "cat"}, [("pet", "yes", "kind"), ("pet", "no", "kind")]) == []
assert followup_faults({"c": "n", "k": "m"}, [("c", "y", "k"), ("c", "n", "b")]) == [("k", "surplus"), ("b", "missing")]
assert followup_faults({"a": "1", "b": "2"}, [("a", "1", "c"), ("a", "2", "b")]) == [("c", "missing"), ("b", "surplus")]
assert followup_faults({"a": "1", "b": "2"}, [("a", "2", "b"), ("b", "2", "c"), ("a", "1", "b")]) == [("c", "missing")]
assert followup_faults({"a": "1"}, [("a", "2", "c"), ("a", "1", "c"), ("a", "1", "d")]) == [("c", "missing"), ("d", "missing")]
assert followup_faults({}, [("a", "1", "c")]) == []
