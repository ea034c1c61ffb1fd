def intercalary_years(rules, first, last):
    leap = {}
    for number, verdict in rules:
        multiples = range(-(-first // number) * number, last + 1, number)
        leap.update(dict.fromkeys(multiples, verdict))
    return sorted(year for year in leap if leap[year])
