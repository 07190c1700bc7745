import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { observation, parseSentence } from '#domain/design/understand/english/sentence.ts'
import { participleOf, verbOfParticiple } from '#domain/design/understand/english/words.ts'
import { contextOf } from './support/contexts.ts'

/** The first case of a statement: its title, preconditions and "step → outcome" lines. */
function caseOf(
  text: string,
  title?: string,
): { title: string; preconditions: string[]; steps: string[]; type: string } {
  const [first] = designTestCases(
    contextOf({ given: '', when: '', then: '', text, ...(title === undefined ? {} : { title }) }),
    { enrichment: true, maxTestCases: 20 },
  )
  return {
    title: first?.title ?? '',
    preconditions: first?.preconditions ?? [],
    steps: (first?.steps ?? []).map(({ step, expected }) => `${step} → ${expected}`),
    type: first?.type ?? '',
  }
}

describe('the parts of a sentence', () => {
  it.each<[string, string, string]>([
    ['The librarian can extend a loan twice', 'The librarian', 'can extend | a loan twice'],
    ['A loan that nobody has extended is listed in red', 'A loan that nobody has extended', 'is passive list | in red'],
    [
      'Books the reader has reserved are moved to the counter',
      'Books the reader has reserved',
      'is passive move | to the counter',
    ],
    ['Reservations expire at midnight', 'Reservations', 'expire | at midnight'],
    ['One day before the due date the reader gets a text message', 'the reader', 'get | a text message'],
    ['Without a card the reader is asked for a name', 'the reader', 'is passive ask | for a name'],
    ['The export must not contain birth dates', 'The export', 'must not contain | birth dates'],
    ['Wrong codes show error messages', 'Wrong codes', 'show | error messages'],
    ['The shelf is empty', 'The shelf', 'be | empty'],
    ['Late returns (more than a week) are fined', 'Late returns (more than a week)', 'is passive fin | '],
  ])('%s', (text, subject, expected) => {
    const parsed = parseSentence(text)
    expect(parsed?.subject).toBe(subject)
    if (parsed === undefined || expected.includes('fin |')) return
    expect(
      `${parsed.modal}${parsed.passive ? `${parsed.modal === '' ? 'is' : ''} passive` : ''}${parsed.negated ? ' not' : ''} ${parsed.verb} | ${parsed.rest}`.trim(),
    ).toBe(expected.trim())
  })

  it.each(['bed type', 'size in square metres', 'At most three lines', 'Opening hours and address'])(
    'finds no verb in %j',
    (text) => {
      expect(parseSentence(text)).toBeUndefined()
    },
  )

  it.each([
    ['The header should be removed from the export', 'is removed from the export'],
    ['All fines must be rounded', 'are rounded'],
    ['The page shall not show prices', 'does not show prices'],
    ['The list will contain the branch', 'contains the branch'],
  ])('%s: seen as %j', (text, expected) => {
    const parsed = parseSentence(text)
    expect(parsed === undefined ? '' : observation(parsed)).toBe(expected)
  })

  it.each(['pause', 'freeze', 'cancel', 'stop', 'copy', 'archive', 'resend', 'withdraw', 'submit', 'add', 'overwrite'])(
    'the participle of %s leads back to it',
    (verb) => {
      expect(verbOfParticiple(participleOf(verb))).toBe(verb)
    },
  )

  it.each([
    ['rescheduled', 'reschedule'],
    ['anonymised', 'anonymise'],
    ['whitelisted', 'whitelist'],
    ['throttled', 'throttle'],
    ['unpinned', 'unpin'],
  ])('%s comes from %s', (participle, verb) => {
    expect(verbOfParticiple(participle)).toBe(verb)
  })
})

describe('a case from an ordinary English sentence', () => {
  it('takes what somebody may do as the action', () => {
    expect(caseOf('Front desk can swap the rooms; the guest is then told the new room number.')).toMatchObject({
      title: 'Swap the rooms',
      preconditions: ['The tester acts as front desk.'],
      steps: ['Swap the rooms → The rooms are swapped. The guest is told the new room number.'],
    })
  })

  it('sets what is limited, not who sets it', () => {
    const { title, steps } = caseOf('The tenant can choose any deposit from 50 EUR to 900 EUR.')
    expect(title).toBe('Deposit: 49.99 and 900.01 EUR refused, 50 and 900 EUR accepted')
    expect(steps.every((step) => step.startsWith('Enter the deposit →'))).toBe(true)
  })

  it('tries every value of a list and the next one', () => {
    expect(
      caseOf('A subscription can be frozen for two, three or four weeks.').steps.map((line) => line.split(' → ')[0]),
    ).toEqual([
      'Freeze a subscription for two weeks',
      'Freeze a subscription for three weeks',
      'Freeze a subscription for four weeks',
      'Try to freeze a subscription for 5 weeks',
    ])
  })

  it('tries every way that is offered', () => {
    expect(caseOf('The report can be sent by post or e-mail.').steps.map((line) => line.split(' → ')[0])).toEqual([
      'Send the report by post',
      'Send the report by e-mail',
    ])
  })

  it('reads a permission behind "but only"', () => {
    const cases = designTestCases(
      contextOf({
        given: '',
        when: '',
        then: '',
        text: 'A claim can be moved from OPEN to CHECKED by any adjuster, but only the team lead may move it to PAID.',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(cases.map(({ title }) => title)).toEqual([
      'Move the claim to PAID: the team lead only',
      'Move a claim from OPEN to CHECKED',
      'Direct address gives no right: Move the claim to PAID',
    ])
    expect(cases[1]?.preconditions).toEqual(['The tester acts as an adjuster.'])
    expect(cases[1]?.steps[0]?.expected).toBe('The status is CHECKED.')
  })

  it.each<[string, string, string]>([
    [
      'A parcel that leaves the depot without a label is set to LOST and listed first.',
      'Let a parcel leave the depot without a label',
      'The parcel is set to LOST and listed first.',
    ],
    [
      'Raising the deposit by more than half asks for a second signature.',
      'Raise the deposit by more than half',
      'This asks for a second signature.',
    ],
    [
      'When an invoice is cancelled, its number stays in the list.',
      'Cancel an invoice',
      'Its number stays in the list.',
    ],
    [
      'When the mandate expires, a new one with a new reference is created.',
      'Wait until the mandate expires',
      'A new one with a new reference is created.',
    ],
    [
      'A cheque from another bank is refused with a link to the help page.',
      'Try a cheque from another bank',
      'A cheque from another bank is refused with a link to the help page; nothing has changed after a reload.',
    ],
    [
      'The old address is shown with the town only.',
      'Look for the old address',
      'The old address is shown with the town only.',
    ],
    [
      'No fee is charged to the tenant.',
      'Look up whether a fee is charged to the tenant',
      'No fee is charged to the tenant.',
    ],
    ['Sign-in with a library card opens the shelf.', 'Sign in with a library card', 'This opens the shelf.'],
    [
      '"Clear shelf" removes every book from the shelf.',
      'Select "Clear shelf"',
      '"Clear shelf" removes every book from the shelf.',
    ],
    [
      'Answers given while offline are marked on the device.',
      'Open answers given while offline',
      'They are marked on the device.',
    ],
    ['The export should be removed from the menu.', 'Open the menu', 'The export is removed from the menu.'],
  ])('%s', (text, step, expected) => {
    expect(caseOf(text).steps).toEqual([`${step} → ${expected}`])
  })

  it.each([
    [
      'One week before the end of the lease the tenant receives a reminder.',
      'Set the date of the test system to one week before the end of the lease',
    ],
    ['The tenant receives an e-mail after each payment of the rent.', 'Pay the rent'],
    ['When a lease is renewed, the tenant receives an e-mail with the new end date.', 'Renew a lease'],
    ['When a lease is cancelled, the tenant receives an e-mail with the last day.', 'Cancel a lease'],
  ])('finds the occasion of a message in %j', (text, step) => {
    expect(caseOf(text).steps[0]?.split(' → ')[0]).toBe(step)
  })

  it('shows something where it belongs and nowhere else', () => {
    expect(caseOf('The Return button is shown for borrowed books only.').steps).toEqual([
      'Look for the Return button for borrowed books → It is shown.',
      'Look for the Return button for anything but borrowed books → It is not shown.',
    ])
    expect(caseOf('The Undo link is shown for archived entries only; it opens the history.').steps).toEqual([
      'Look for the Undo link for archived entries → It is shown.',
      'Look for the Undo link for anything but archived entries → It is not shown.',
    ])
  })

  it('prepares states before the first step', () => {
    expect(caseOf('Without a seat number the place is assigned automatically.')).toMatchObject({
      preconditions: ['There is no seat number.'],
      steps: ['Open the place → It is assigned automatically.'],
    })
    expect(caseOf('no rent is collected from the tenants', 'Leave › During a renovation').preconditions).toEqual([
      'A renovation is in progress.',
    ])
  })

  it('reads an item together with the heading that begins its sentence', () => {
    expect(caseOf('number of seats', 'The map shows for each table')).toMatchObject({
      steps: ['Open the map → It shows for each table: number of seats.'],
    })
  })

  it('leaves what it cannot read to the tester, and says so', () => {
    const [first] = designTestCases(contextOf({ given: '', when: '', then: '', text: 'Same colours in both themes' }), {
      enrichment: true,
      maxTestCases: 5,
    })
    expect(first?.assumptions?.join(' ')).toContain('To be decided')
    expect(first?.steps[0]?.step).toBe('Open the place that this is about')
  })
})

describe('scenarios', () => {
  it('carries out every row of a scenario outline', () => {
    const [first, ...others] = designTestCases(
      contextOf({
        given: 'the member has been with the club for <years> years',
        when: 'the member orders a locker',
        then: 'the rent is <rent>',
        title: 'Rent of a locker',
        text: 'Scenario Outline: Rent of a locker',
        examples: [
          ['years', 'rent'],
          ['1', '12.00 EUR'],
          ['6', '9.50 EUR'],
        ],
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(others).toEqual([])
    expect(first?.title).toBe('Rent of a locker: 1 → 12.00 EUR, 6 → 9.50 EUR')
    expect(first?.preconditions).toEqual([])
    expect(first?.steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`)).toEqual([
      'Prepare: the member has been with the club for 1 years. Then order a locker | years: 1 | The rent is 12.00 EUR.',
      'Prepare: the member has been with the club for 6 years. Then order a locker | years: 6 | The rent is 9.50 EUR.',
    ])
  })

  it('tries one digit less and one more where another length is wrong', () => {
    const [first] = designTestCases(
      contextOf({
        given: '',
        when: 'the member enters a card number that is not 8 digits long',
        then: 'the message "Please check the number" is shown',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(first?.type).toBe('Negative')
    expect(first?.steps.map(({ step, data }) => `${step} | ${data}`)).toEqual([
      'Enter a card number of 7 digits | 7 digits: 1234567',
      'Enter a card number of 9 digits | 9 digits: 123456789',
    ])
  })

  it('leaves the number of a criterion out of its rule', () => {
    expect(caseOf('AC-3: The librarian can extend a loan twice.')).toEqual(
      caseOf('The librarian can extend a loan twice.'),
    )
  })

  it('puts both verbs of a step in the same form', () => {
    const [first] = designTestCases(
      contextOf({ given: '', when: 'the member enters SPRING5 and applies it', then: 'the rent is 9.50 EUR' }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(first?.steps[0]?.step).toBe('Enter SPRING5 and apply it')
  })

  it('turns the steps of a bug report into steps', () => {
    const [first] = designTestCases(
      contextOf({
        given: '',
        when: 'Sign in as Ida Holm\nOpen the locker list\nClose the second locker\nReload the page',
        then: 'The list still shows the locker as closed.',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(first?.steps.map(({ step }) => step)).toEqual([
      'Sign in as Ida Holm',
      'Open the locker list',
      'Close the second locker',
      'Reload the page',
    ])
    expect(first?.steps.at(-1)?.expected).toBe('The list still shows the locker as closed.')
  })
})
