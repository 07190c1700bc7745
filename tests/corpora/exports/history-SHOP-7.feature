@SHOP-7
Feature: Empty the cart

  @positive @criterion_AC-1 @priority_medium
  Scenario: Removing the last item empties the cart
    Purpose: The cart says that it is empty.

    Given A shopper is signed in
    When Open the cart with "1 × Mug"
    Then The cart lists the mug
    When Remove the mug
    Then The cart shows “Your cart is empty”
