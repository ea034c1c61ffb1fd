def trainee_shortlist(skills, needed, barred, gaps):
    def fits(person):
        has = skills[person]
        met = sum(map(has.__contains__, needed))
        return len(needed) - met <= gaps and not any(map(has.__contains__, barred))

    return sorted(filter(fits, skills))
