def dance_partners(leaders, followers, apart):
    free = sorted(followers)
    pairs = []
    for leader in leaders:
        for gap in range(apart + 1):
            partner = next((h for h in (leader - gap, leader + gap) if h in free), None)
            if partner is not None:
                free.remove(partner)
                pairs.append((leader, partner))
                break
    return pairs
