def sitting_numbers(exams, rooms):
    slots = []
    numbers = []
    for mask in exams:
        students = {bit for bit in range(12) if mask >> bit & 1}

        def fits(at):
            if len(slots[at]) >= rooms or any(students & other for other in slots[at]):
                return False
            before = slots[at - 1] if at else []
            return len(students & set().union(*before)) <= 1

        chosen = next(filter(fits, range(len(slots))), len(slots))
        if chosen == len(slots):
            slots.append([])
        slots[chosen].append(students)
        numbers.append(chosen)
    return numbers
