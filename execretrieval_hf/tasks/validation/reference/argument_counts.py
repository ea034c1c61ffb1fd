def argument_counts(formula):
    def read(place, opener):
        counts = []
        own = [formula[place - 1 : place], 0, False]
        while place < len(formula):
            sign = formula[place]
            place += 1
            if sign == ")":
                return (None, place) if not opener else ([own[1] + own[2]] + counts, place)
            if sign == "(":
                inner, place = read(place, True)
                if inner is None:
                    return None, place
                counts += inner
                own[2] = True
            elif sign == ",":
                own[1] += 1
                own[2] = True
            elif sign != " ":
                own[2] = True
        return (None, place) if opener else (counts, place)

    return read(0, False)[0]
