internal import BudgetCommand
internal import Storefront

BudgetCommand.run(screens: Storefront.screens)
