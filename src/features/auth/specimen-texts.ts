/** A worked example beside the forms: one criterion, one case. */
export const specimenTexts = {
  caption: 'One criterion of a ticket, and a test case made from it.',
  ticket: 'SHOP-1',
  ticketTitle: 'Apply a discount code in the basket',
  criterionId: 'AC-2',
  criterion: [
    ['Given', 'the basket holds goods worth €49.99, and the code AUTUMN10 takes 10 % off baskets from €50.00'],
    ['When', 'the customer applies AUTUMN10'],
    ['Then', 'the message “This code needs a basket of at least €50.00” is shown, and the total stays €49.99'],
  ],
  caseId: 'TC-2',
  caseTitle: 'Basket one cent below the minimum',
  marks: ['Boundary', 'High'],
  columns: ['#', 'Step', 'Data', 'Expected'],
  steps: [
    ['1', 'Fill the basket', '€49.99', 'The total reads €49.99'],
    ['2', 'Apply the code', 'AUTUMN10', '“This code needs a basket of at least €50.00”; the total stays €49.99'],
  ],
} as const
