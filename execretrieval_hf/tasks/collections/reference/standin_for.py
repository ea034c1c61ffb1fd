def standin_for(person, deputies, absent, hops):
    if person not in absent:
        return person
    if hops == 0 or person not in deputies:
        return None
    return standin_for(deputies[person], deputies, absent, hops - 1)
