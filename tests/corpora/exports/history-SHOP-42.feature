@SHOP-42
Feature: Promo code

  @ai-generated @negative @criterion_AC-3 @priority_high
  Scenario: Reject expired promo code
    Purpose: An expired code changes nothing.

    Given Cart has 1 item
    When Open the cart page with "cart with 1 item"
    Then Cart total is shown
    When Enter the code and select Apply with "SAVE10 (expired 2026-06-30)"
    Then Message "Promo expired" is shown; total unchanged

  @boundary-value @criterion_AC-1 @criterion_AC-3 @priority_critical
  Scenario: A code with accents, ñ, 漢字, العربية and 🎟️ is taken
    Purpose: First line second, with a comma
    Assumption: Codes are not case-sensitive

    Given a shopper is signed in
    And The code “ÉTÉ” exists
    When the shopper enters the code with the data
      """
      line 1
      line 2 with "quotes" and """three"""
      """
    Then The code is taken
    And The total is €54.00
    When Perform action with "-5"
    And Say nothing

  @positive
  Scenario: =HYPERLINK("http://example.com","open")
    Purpose: @SUM(1+1)*cmd|' /C calc'!A0

    Given +1+1
    When -2+3 with "=1+1"
    Then ＝1+1 | \ `<b>` _x000D_

  @security @criterion_AC-1 @priority_low
  Scenario: A title that goes on and on until no tool's field could hold it any more, because whoever wrote it wanted to say everything at once: which shopper, which cart, which code, which day of the year, and what the total would be before and after, which is more than anybody reads in a list
