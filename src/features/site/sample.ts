/** A ticket of the demo shop and its test cases from the built-in designer. A test generates them again and compares. */
export const sample = {
  ticket: 'SHOP-1',
  title: 'Apply a discount code in the basket',
  issueType: 'Story',
  priority: 'High',
  cases: [
    {
      id: 'TC-1',
      criterionId: 'AC-1',
      title: 'A valid code lowers the total',
      type: 'Positive',
      priority: 'High',
      given: ['the basket holds goods worth €60.00', 'the code AUTUMN10 takes 10 % off baskets from €50.00'],
      when: ['the customer enters AUTUMN10 and applies it'],
      then: ['the basket shows a discount line of -€6.00', 'the total to pay is €54.00'],
      steps: [
        [
          'Enter AUTUMN10 and apply it',
          'AUTUMN10',
          'The basket shows a discount line of -€6.00. The total to pay is €54.00.',
        ],
      ],
    },
    {
      id: 'TC-2',
      criterionId: 'AC-2',
      title: 'The basket is below the minimum value',
      type: 'Negative',
      priority: 'High',
      given: ['the basket holds goods worth €49.99', 'the code AUTUMN10 takes 10 % off baskets from €50.00'],
      when: ['the customer applies AUTUMN10'],
      then: ['the message "This code needs a basket of at least €50.00" is shown', 'the total stays €49.99'],
      steps: [
        [
          'Apply AUTUMN10',
          'None needed',
          'The message "This code needs a basket of at least €50.00" is shown. The total stays €49.99.',
        ],
      ],
    },
    {
      id: 'TC-3',
      criterionId: 'AC-3',
      title: 'The code has expired: the message "This code has expired" is shown',
      type: 'Negative',
      priority: 'Medium',
      given: ['the last day of the code SUMMER26 was 31 August 2026'],
      when: ['the customer applies SUMMER26 on 1 September 2026'],
      then: ['the message "This code has expired" is shown', 'the goods in the basket are unchanged'],
      steps: [
        [
          'Apply SUMMER26 on 1 September 2026',
          'None needed',
          'The message "This code has expired" is shown. The goods in the basket are unchanged.',
        ],
      ],
    },
    {
      id: 'TC-4',
      criterionId: 'AC-4',
      title: 'Only one code counts',
      type: 'Positive',
      priority: 'High',
      given: ['AUTUMN10 is already applied to the basket'],
      when: ['the customer applies the code WELCOME5'],
      then: ['WELCOME5 replaces AUTUMN10', 'only one discount line is shown'],
      steps: [
        ['Apply the code WELCOME5', 'None needed', 'WELCOME5 replaces AUTUMN10. Only one discount line is shown.'],
      ],
    },
  ],
} as const

export type SampleCase = (typeof sample.cases)[number]
