enum BudgetCommandPlaceholder {}
