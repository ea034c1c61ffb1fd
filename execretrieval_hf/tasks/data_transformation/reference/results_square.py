def results_square(results):
    played = {(home, away): goals for home, away, *goals in results}
    teams = {team for pairing in played for team in pairing}

    def points(team):
        total = 0
        for pairing, goals in played.items():
            if team in pairing:
                own = goals[pairing.index(team)]
                other = goals[1 - pairing.index(team)]
                total += 3 * (own > other) + (own == other)
        return total

    order = sorted(teams, key=lambda team: (-points(team), team))

    def cell(home, away):
        if home == away:
            return "-"
        return ":".join(map(str, played.get((home, away), [])))

    return [[home] + [cell(home, away) for away in order] for home in order]
