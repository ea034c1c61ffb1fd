def reduced_costs(costs):
    def reduced(lines):
        taken = 0
        result = []
        for line in lines:
            known = [v for v in line if v is not None]
            least = min(known) if known else 0
            taken += least
            result.append([None if v is None else v - least for v in line])
        return taken, result

    by_row, rows = reduced(costs)
    by_column, columns = reduced(zip(*rows))
    return by_row + by_column, [list(row) for row in zip(*columns)]
