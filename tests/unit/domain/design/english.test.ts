import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { observation, parseSentence } from '#domain/design/understand/english/sentence.ts'
import { participleOf, verbOfParticiple } from '#domain/design/understand/english/words.ts'
import { contextOf } from './support/contexts.ts'
import { englishCase } from './support/lines.ts'

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
  it('sets what is limited, not who sets it', () => {
    const { title, steps } = englishCase('The tenant can choose any deposit from 50 EUR to 900 EUR.')
    expect(title).toBe('Deposit: 49.99 EUR and 900.01 EUR refused, 50 EUR and 900 EUR accepted')
    expect(steps.every((step) => step.includes('as the deposit →'))).toBe(true)
  })

  it('tries every value of a list and the next one', () => {
    expect(
      englishCase('A subscription can be frozen for two, three or four weeks.').steps.map(
        (line) => line.split(' → ')[0],
      ),
    ).toEqual([
      'Freeze a subscription for two weeks',
      'Freeze a subscription for three weeks',
      'Freeze a subscription for four weeks',
      'Try to freeze a subscription for 5 weeks',
    ])
  })

  it('tries every way that is offered', () => {
    expect(englishCase('The report can be sent by post or e-mail.').steps.map((line) => line.split(' → ')[0])).toEqual([
      'Send the report by post',
      'Send the report by e-mail',
    ])
  })

  it('reads a permission behind "but only"', () => {
    const cases = everyCase(
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
    ])
    // The address is tried in the same case, as somebody without the right.
    expect(cases[0]?.steps.at(-1)?.step).toBe('Open the address of the action directly')
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
      'Every book is removed from the shelf.',
    ],
    [
      'Answers given while offline are marked on the device.',
      'Open answers given while offline',
      'They are marked on the device.',
    ],
    ['The export should be removed from the menu.', 'Open the menu', 'The export is removed from the menu.'],
  ])('%s', (text, step, expected) => {
    expect(englishCase(text).steps).toEqual([`${step} → ${expected}`])
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
    expect(englishCase(text).steps[0]?.split(' → ')[0]).toBe(step)
  })

  it('shows something where it belongs and nowhere else', () => {
    expect(englishCase('The Return button is shown for borrowed books only.').steps).toEqual([
      'Look for the Return button for borrowed books → It is shown.',
      'Look for the Return button for anything but borrowed books → It is not shown.',
    ])
    expect(englishCase('The Undo link is shown for archived entries only; it opens the history.').steps).toEqual([
      'Look for the Undo link for archived entries → It is shown.',
      'Look for the Undo link for anything but archived entries → It is not shown.',
    ])
  })

  it('prepares states before the first step', () => {
    expect(englishCase('Without a seat number the place is assigned automatically.')).toMatchObject({
      preconditions: ['There is no seat number.'],
      steps: ['Open the place → It is assigned automatically.'],
    })
    expect(englishCase('no rent is collected from the tenants', 'Leave › During a renovation').preconditions).toEqual([
      'A renovation is in progress.',
    ])
  })

  it('reads an item together with the heading that begins its sentence', () => {
    expect(englishCase('number of seats', 'The map shows for each table')).toMatchObject({
      steps: ['Open the map → It shows for each table: number of seats.'],
    })
  })

  it('leaves what it cannot read to the tester, and says so', () => {
    const [first] = everyCase(contextOf({ given: '', when: '', then: '', text: 'Same colours in both themes' }), {
      enrichment: true,
      maxTestCases: 5,
    })
    expect(first?.assumptions?.join(' ')).toContain('the tester chooses both')
    expect(first?.steps[0]?.step).toBe('Try out an example of this rule')
  })
})
