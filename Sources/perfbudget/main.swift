print("perfbudget")
