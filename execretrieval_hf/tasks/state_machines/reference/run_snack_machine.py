def run_snack_machine(commands, price, stock):
    if price < 1:
        return None
    paid = sold = returned = 0
    for command in commands:
        credit = paid - returned - sold * price
        if command == "buy":
            sold += sold < stock and credit >= price
        elif command == "cancel":
            returned += credit
        else:
            paid += command
            if sold == stock or command not in (10, 20, 50):
                returned += command
    return sold, paid - returned - sold * price, returned
