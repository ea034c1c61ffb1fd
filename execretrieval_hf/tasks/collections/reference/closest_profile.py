from fractions import Fraction


def closest_profile(interests, users, blocked, minimum):
    rated = []
    for name in users.keys() - set(blocked):
        union = {*interests, *users[name]}
        common = [tag for tag in union if tag in interests and tag in users[name]]
        if len(common) >= minimum:
            rated.append((-Fraction(len(common), len(union)), name))
    return min(rated, default=(None, None))[1]
