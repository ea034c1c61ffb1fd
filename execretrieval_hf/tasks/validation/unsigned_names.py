"""Whose consent lacks the right signature, their own or, if under 18, that of an adult on the list?

Keywords: parental consent slip check
Inputs: people, a list of tuples of a name, an age and the name that signed, names being different
Requires: type(people) is list and all(type(p) is tuple and len(p) == 3 and type(p[0]) is str and type(p[1]) is int and p[1] >= 0 and type(p[2]) is str for p in people) and len(set(p[0] for p in people)) == len(people)
Topic: forms
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unsigned_names(people):
    adults = []
    for name, age, _ in people:
        if age >= 18:
            adults.append(name)
    faulty = []
    for name, age, signer in people:
        if age < 18:
            valid = signer in adults
        else:
            valid = signer == name
        if not valid:
            faulty.append(name)
    return faulty


assert unsigned_names([("Ann", 18, "Ann"), ("Bo", 17, "Ann"), ("Cy", 3, "Bo")]) == ["Cy"]
assert unsigned_names([("Bo", 17, "Bo"), ("Ann", 40, "Ann")]) == ["Bo"]
assert unsigned_names([("Bo", 9, "Dee"), ("Dee", 18, "Dee"), ("Eva", 19, "Dee")]) == ["Eva"]
assert unsigned_names([("Bo", 9, ""), ("Dee", 18, ""), ("Flo", 30, "Flo")]) == ["Bo", "Dee"]
assert unsigned_names([("Kit", 12, "Max"), ("Max", 17, "Ida"), ("Ida", 70, "Ida")]) == ["Kit"]
assert unsigned_names([("Ida", 18, "Zed"), ("Jo", 5, "Zed")]) == ["Ida", "Jo"]
assert unsigned_names([("Al", 18, "Cy"), ("Cy", 30, "Cy")]) == ["Al"]
assert unsigned_names([("Ann", 25, "Ann"), ("Bo", 2, "Ann"), ("Cy", 16, "Ann")]) == []
assert unsigned_names([("Ann", 25, "Cy"), ("Cy", 26, "Ann"), ("Bo", 2, "Cy")]) == ["Ann", "Cy"]
assert unsigned_names([]) == []
