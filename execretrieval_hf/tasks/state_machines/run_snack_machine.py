"""Replay a vending device's list of coins and the words buy and cancel. Coins of 10, 20 and 50 become credit;
any other, and once sold out every one, is handed back. Buy sells an item if stock and credit allow, keeping
the rest as credit; cancel hands all credit back. Return items sold, credit left and the total handed back as
a triple; None for a price below 1.

Keywords: vending credit and stock simulation
Inputs: commands, a list of positive integers and the words buy and cancel; price, an integer; stock, an integer from 0
Requires: type(commands) is list and all(c in ('buy', 'cancel') if type(c) is str else type(c) is int and c > 0 for c in commands) and type(price) is int and type(stock) is int and stock >= 0
Topic: payment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def run_snack_machine(commands, price, stock):
    if price < 1:
        return None
    sold = credit = returned = 0
    for command in commands:
        if command == "buy":
            if stock > 0 and credit >= price:
                stock -= 1
                sold += 1
                credit -= price
        elif command == "cancel":
            returned += credit
            credit = 0
        elif stock > 0 and command in (10, 20, 50):
            credit += command
        else:
            returned += command
    return sold, credit, returned


assert run_snack_machine([50, 20, "buy"], 60, 3) == (1, 10, 0)
assert run_snack_machine([20, 20, "buy"], 40, 1) == (1, 0, 0)
assert run_snack_machine([20, 20, "buy", "cancel"], 41, 2) == (0, 0, 40)
assert run_snack_machine([5, 100, 50, "buy"], 30, 2) == (1, 20, 105)
assert run_snack_machine([50, 50, "buy", "buy", 20, "cancel"], 50, 1) == (1, 0, 70)
assert run_snack_machine([50, "buy", "buy", "buy"], 20, 2) == (2, 10, 0)
assert run_snack_machine([10, "cancel", 10, "buy"], 1, 1) == (1, 9, 10)
assert run_snack_machine([10, "buy"], 0, 4) == None
assert run_snack_machine([50, 10], 20, 0) == (0, 0, 60)
assert run_snack_machine([10, 20, 50, 1, 2], 90, 1) == (0, 80, 3)
