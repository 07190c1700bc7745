import { describe, expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { contextOf } from './support/contexts.ts'

type Criterion = Parameters<typeof contextOf>[number]

function enriched(...criteria: Criterion[]): WireTestCase[] {
  return designTestCases(contextOf(...criteria), { enrichment: true, maxTestCases: 200 })
}

function of(technique: string, ...criteria: Criterion[]): WireTestCase[] {
  return enriched(...criteria).filter((testCase) => testCase.technique === technique)
}

function dataOf(cases: WireTestCase[]): string {
  return cases.flatMap(({ steps }) => steps.map(({ data }) => data)).join('\n')
}

function lastExpected(testCase: WireTestCase | undefined): string {
  return testCase?.steps.at(-1)?.expected ?? ''
}

describe('boundary value analysis', () => {
  it('tries the edge and both sides of an input, with text of that length', () => {
    const cases = of('Boundary value analysis', 'Password must be at least 8 characters')
    expect(dataOf(cases)).toContain('7 characters: "Aa1!bcd"')
    expect(dataOf(cases)).toContain('8 characters: "Aa1!bcde"')
    expect(dataOf(cases)).toContain('9 characters: "Aa1!bcdef"')
  })

  it('keeps what is accepted and what is not in cases of their own, and lists what is assumed', () => {
    const [outside, inside] = of('Boundary value analysis', 'Password must be at least 8 characters')
    expect(outside?.steps.slice(1).map(({ expected }) => expected)).toEqual(['Not accepted: 7 characters, outside the limit "at least 8 characters"; what was there before is unchanged'])
    expect(outside?.assumptions?.[0]).toContain('does not say')
    expect(inside?.steps.slice(1).every(({ expected }) => expected.startsWith('Accepted'))).toBe(true)
  })

  it('lets the outcome of a condition happen inside and stay out outside', () => {
    const [outside, inside] = of('Boundary value analysis', { given: 'the basket is worth more than $50.00', when: 'the buyer checks out', then: 'shipping is free' })
    expect(outside?.steps.slice(1).map(({ data, expected }) => [data, expected])).toEqual([
      ['Sample: $49.99', 'This does not happen: shipping is free'],
      ['Sample: $50.00', 'This does not happen: shipping is free'],
    ])
    expect(inside?.steps.slice(1).map(({ data, expected }) => [data, expected])).toEqual([['Sample: $50.01', 'Shipping is free']])
  })

  it('measures what the product gives', () => {
    const [measured] = of('Boundary value analysis', { when: 'the user opens the report', then: 'it is shown within 2 seconds' })
    expect(measured?.steps.at(-1)).toMatchObject({ data: 'pass: 1.9 seconds, 2 seconds; fail: 2.1 seconds' })
  })

  it('waits for what is valid for a time', () => {
    const [over, still] = of('Boundary value analysis', 'The reset link is valid for 24 hours')
    expect(over?.steps.at(-1)?.step).toContain('24 h 1 min')
    expect(still?.steps.at(-1)?.step).toContain('24 h ')
  })

  it('keeps how long a situation lasts in its own words', () => {
    const [outside] = of('Boundary value analysis', { given: 'the cart was not changed for 60 days', when: 'the customer signs in', then: 'the cart is empty' })
    expect(outside?.steps.at(-1)?.step).toContain('the cart was not changed for 59 days')
  })

  it('writes files of a size', () => {
    expect(dataOf(of('Boundary value analysis', { when: 'the user uploads a photo of up to 5 MB', then: 'it is shown' }))).toContain('sample.png, 5.1 MB')
  })
})

describe('equivalence partitioning', () => {
  it('tries each value of a list and one outside it', () => {
    const [outside, each] = of('Equivalence partitioning', 'Allowed formats are PNG, JPG or GIF')
    expect(dataOf(outside ? [outside] : [])).toContain('sample.txt')
    expect(each?.steps.slice(1).map(({ data }) => data)).toEqual(['PNG', 'JPG', 'GIF'])
  })

  it('looks for each part of what is shown', () => {
    const [each] = of('Equivalence partitioning', 'El formulario solicita: nombre, apellido, correo')
    expect(each?.steps.slice(1).map(({ step }) => step)).toEqual(['Buscar: nombre', 'Buscar: apellido', 'Buscar: correo'])
  })

  it('tries each malformed kind of an e-mail address', () => {
    const [malformed] = of('Equivalence partitioning', 'The email must be a valid email address')
    expect(malformed?.steps.slice(1).map(({ data }) => data)).toEqual(['Sample: jane.doe.example.com', 'Sample: jane.doe@', 'Sample: @example.com', 'Sample: jane doe@example.com'])
  })

  it('asks no format of what the product sends', () => {
    expect(of('Equivalence partitioning', 'A confirmation e-mail is sent to the buyer')).toEqual([])
  })
})

describe('decision table', () => {
  it('turns each condition around alone', () => {
    const cases = of('Decision table', { given: 'I have items in my cart\nI have a valid payment method', when: 'I complete the checkout', then: 'the order is confirmed' })
    expect(cases.map(({ title }) => title)).toEqual([expect.stringContaining('I have items in my cart'), expect.stringContaining('I have a valid payment method')])
    expect(cases.every((testCase) => lastExpected(testCase) === 'This does not happen: the order is confirmed')).toBe(true)
  })

  it('tries each alternative alone', () => {
    const [each] = of('Decision table', 'Si el archivo no existe o está eliminado, retorna `404`')
    expect(each?.steps.slice(1).map(({ step }) => step)).toEqual(['Provocar solo esto: el archivo no existe', 'Provocar solo esto: el archivo está eliminado'])
  })

  it('tries the exception', () => {
    const [excepted] = of('Decision table', 'Refunds are paid unless the order was shipped')
    expect(excepted?.preconditions).toContain('the order was shipped')
    expect(lastExpected(excepted)).toBe('This does not happen: Refunds are paid')
  })

  it('does not turn around what another criterion already does', () => {
    expect(of('Decision table', 'If the credentials are correct, a token is returned', 'If the credentials are incorrect, a message is shown')).toEqual([])
  })

  it.each<[string, Criterion]>([
    ['a place is no condition', { given: 'I am on the login page', when: 'I click "Help"', then: 'the manual opens' }],
    ['an event is no condition', { given: 'the page is loaded', when: 'I click "Help"', then: 'the manual opens' }],
    ['nothing happening cannot be seen not to happen', { given: 'the user has no rights', when: 'the user clicks "Save"', then: 'nothing is changed' }],
  ])('%s', (_name, criterion) => {
    expect(of('Decision table', criterion)).toEqual([])
  })
})

describe('state transition testing', () => {
  const ticket: Criterion[] = [
    { given: 'an order with the status Placed', when: 'the customer cancels the order', then: 'the status is Cancelled' },
    { given: 'an order with the status Shipped', when: 'the customer opens the order', then: 'the return form is linked' },
  ]

  it('repeats the change, and tries it from another status of the ticket', () => {
    const cases = of('State transition testing', ...ticket)
    expect(cases.map(({ steps }) => steps.at(-1)?.expected)).toEqual([
      'The status is still "Shipped", not "Cancelled"',
      'The status is still "Cancelled", and nothing that goes with the change has happened a second time',
    ])
  })

  it('supposes nothing of a status from which another criterion tells the action', () => {
    const cases = of(
      'State transition testing',
      { given: 'an order with the status Placed', when: 'the customer cancels the order', then: 'the status is Cancelled' },
      { given: 'an order with the status Packed', when: 'the customer cancels it', then: 'the status is Cancellation requested' },
    )
    expect(cases.map(({ title }) => title.replace(/^.* – /, ''))).toEqual([
      'not from "Cancellation requested"',
      'not from "Cancelled"',
      'once more when already "Cancelled"',
      'once more when already "Cancellation requested"',
    ])
  })

  it('takes no price for a status', () => {
    expect(of('State transition testing', { when: 'the sale starts', then: 'the price changes from "$100.00" to "$30.00"' })).toEqual([])
  })
})

describe('role-based access testing', () => {
  it('tries the action without the role and without a session', () => {
    const cases = of('Role-based access testing', 'Only admins can delete other users')
    expect(cases.map(({ title }) => title)).toEqual([
      'Delete other users – not possible for someone without the role "admin"',
      'Delete other users – not possible for someone who is not signed in',
    ])
  })

  it.each<[string, Criterion]>([
    ['nobody is named', 'The footer shows the year'],
    ['the role is only somebody who gets something', 'An e-mail is sent to the admin'],
    ['rights are said not to be needed', 'Users can rename a board without admin rights'],
  ])('stays out where %s', (_name, criterion) => {
    expect(of('Role-based access testing', criterion)).toEqual([])
  })
})

describe('error guessing', () => {
  const guessed = (criterion: Criterion): string[] => of('Error guessing', criterion).map(({ title }) => title.replace(/^.* – /, ''))

  it.each<[Criterion, string[]]>([
    [{ when: 'the user submits the form', then: 'the request is listed' }, ['with nothing entered', 'twice in quick succession', 'connection lost on the way']],
    [{ when: 'the user uploads the file', then: 'it is listed' }, ['connection lost on the way']],
    [{ when: 'the editor renames the page', then: 'the new name is shown' }, ['by two people at the same time']],
    [{ when: 'the user opens the list', then: 'the newest is on top' }, []],
    [{ when: 'the user submits an invalid form', then: 'an error is shown' }, []],
  ])('%j', (criterion, titles) => {
    expect(guessed(criterion).toSorted()).toEqual(titles.toSorted())
  })

  it('leaves out each required field by itself', () => {
    const [empty] = of('Error guessing', 'Name, street and city are required')
    expect(empty?.steps.slice(1).map(({ data, expected }) => [data, expected])).toEqual([
      ['Sample: Name = ""', 'Not accepted without: Name'],
      ['Sample: street = ""', 'Not accepted without: street'],
      ['Sample: city = ""', 'Not accepted without: city'],
    ])
  })
})

describe('example rows', () => {
  const outline: Criterion = {
    given: 'I enter <a>\nI enter <b>',
    when: 'I press "add"',
    then: 'the result is <sum>',
    examples: [
      ['a', 'b', 'sum'],
      ['2', '3', '5'],
      ['-1', '1', '0'],
    ],
  }

  it('are data of one case, a step each', () => {
    const [testCase] = designTestCases(contextOf(outline), { enrichment: false, maxTestCases: 6 })
    expect(testCase?.technique).toBe('Data-driven scenario testing')
    expect(testCase?.steps.slice(1).map(({ data, expected }) => [data, expected])).toEqual([
      ['a = 2; b = 3; sum = 5', 'The result is 5'],
      ['a = -1; b = 1; sum = 0', 'The result is 0'],
    ])
  })

  it('leave no <column> in any case', () => {
    const texts = enriched(outline).flatMap(({ steps, preconditions }) => [...preconditions, ...steps.flatMap(({ step, data, expected }) => [step, data, expected])])
    expect(texts.filter((text) => /<(?:a|b|sum)>/.test(text))).toEqual([])
  })

  it('name the rows that are too many to write out', () => {
    const rows = Array.from({ length: 30 }, (_, index) => [String(index), '1', String(index + 1)])
    const [testCase] = designTestCases(contextOf({ ...outline, examples: [['a', 'b', 'sum'], ...rows] }), { enrichment: false, maxTestCases: 1 })
    expect(testCase?.steps).toHaveLength(21)
    expect(testCase?.assumptions).toEqual(['Rows 21 to 30 of the examples are not written out; they are run in the same way.'])
  })

  it('without columns in the words are the table of a step', () => {
    const table = [
      ['name', 'role'],
      ['Ann', 'admin'],
    ]
    const [testCase] = designTestCases(contextOf({ given: 'the following users', when: 'I open the list', then: 'both are shown', examples: table }), { enrichment: false, maxTestCases: 1 })
    expect(testCase?.steps[0]?.data).toBe('| name | role |\n| Ann | admin |')
  })
})
