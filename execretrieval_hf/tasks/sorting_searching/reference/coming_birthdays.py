def coming_birthdays(people, month, day):
    later = [person for person in people if person[:2] >= (month, day)]
    earlier = [person for person in people if person[:2] < (month, day)]
    by_date = [sorted(group, key=lambda person: person[:2]) for group in (later, earlier)]
    return [name for group in by_date for _, _, name in group]
