enum BudgetKitPlaceholder {}
