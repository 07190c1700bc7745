import { describe, expect, it } from 'vitest'
import { entryFromResult, readEntry, resultFromEntry } from '#src/storage/history/entry.ts'
import { aTestCase } from '../../support/results.ts'

const plainEntry = { id: 'h-1', timestamp: '2026-11-21T09:00:00.000Z', ticketId: 'SHOP-1', testCases: [aTestCase()] }

function entryOf(stored: unknown) {
  const read = readEntry(stored)
  if (!read.ok) throw new Error(read.reason.message)
  return read.value
}

describe('reading an entry', () => {
  it('fills in what an older entry lacks', () => {
    expect(entryOf(plainEntry)).toMatchObject({
      title: 'Test Cases for SHOP-1',
      description: '',
      acceptanceCriteria: [],
      metadata: {
        totalTestCases: 1,
        types: ['Positive'],
        priorities: ['High'],
        generatedAt: plainEntry.timestamp,
        version: '1.0',
      },
    })
  })

  it.each([
    ['nothing', null, 'Missing required fields: id, timestamp, ticketId, testCases'],
    ['no ticket', { ...plainEntry, ticketId: '' }, 'Missing required fields: ticketId'],
    ['no cases', { ...plainEntry, testCases: [] }, 'Test cases must be a non-empty array'],
    ['cases that are no list', { ...plainEntry, testCases: 'two' }, 'Test cases must be a non-empty array'],
    ['cases of which none is one', { ...plainEntry, testCases: [7, null, {}] }, 'Test cases must be a non-empty array'],
  ])('refuses %s', (_, stored, message) => {
    expect(readEntry(stored)).toMatchObject({ ok: false, reason: { message } })
  })

  it('keeps the run and the limits that were left open, and drops what is neither', () => {
    const openLimits = [{ criterionId: 'AC-1', inside: ['40'], outside: ['41'] }]
    const result = { ...resultFromEntry(entryOf(plainEntry)), runId: 'run-1', openLimits }
    expect(resultFromEntry(entryOf(entryFromResult(result, 'h-1')))).toMatchObject({ runId: 'run-1', openLimits })
    const damaged = resultFromEntry(entryOf({ ...plainEntry, runId: 7, openLimits: 'none' }))
    expect(damaged).not.toHaveProperty('runId')
    expect(damaged).not.toHaveProperty('openLimits')
  })

  it('keeps of the raw ticket what the product shows', () => {
    const { ticketData, description } = entryOf({
      ...plainEntry,
      ticketData: {
        key: 'SHOP-1',
        self: 'https://shop.atlassian.net/rest/api/3/issue/1',
        fields: {
          summary: 'Empty the cart',
          description: {
            type: 'doc',
            version: 1,
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It can be emptied.' }] }],
          },
          status: { name: 'To Do', iconUrl: 'https://shop.atlassian.net/icon' },
          assignee: { displayName: 'Quinn', avatarUrls: {} },
          components: [{ name: 'Cart', id: '7' }],
          labels: ['release-7'],
          customfield_10001: null,
        },
      },
    })
    expect(description).toBe('It can be emptied.')
    expect(ticketData).toEqual({
      key: 'SHOP-1',
      fields: {
        summary: 'Empty the cart',
        description: 'It can be emptied.',
        status: { name: 'To Do' },
        assignee: { displayName: 'Quinn' },
        components: [{ name: 'Cart' }],
        labels: ['release-7'],
      },
    })
  })

  it('does not keep a stored CSV, which corrections would make stale', () => {
    expect(resultFromEntry(entryOf({ ...plainEntry, csvContent: 'stale' }))).not.toHaveProperty('csvContent')
  })
})

describe('older shapes of an entry', () => {
  const { testCases, ...rest } = plainEntry
  it.each([
    [
      'a results wrapper',
      {
        id: 'h-1',
        timestamp: plainEntry.timestamp,
        results: { ticketId: 'SHOP-1', testCases, title: 'Empty the cart' },
      },
    ],
    ['a results list', { ...rest, title: 'Empty the cart', results: testCases }],
    ['a tests list', { ...rest, title: 'Empty the cart', tests: testCases }],
    ['a tests list in a results wrapper', { ...rest, ticketTitle: 'Empty the cart', results: { tests: testCases } }],
    ['a ticket key', { ...plainEntry, ticketId: undefined, ticketKey: 'SHOP-1', title: 'Empty the cart' }],
    [
      'the key of its ticket data',
      { ...plainEntry, ticketId: undefined, ticketData: { key: 'SHOP-1', fields: { summary: 'Empty the cart' } } },
    ],
    [
      'the key of its ticket',
      { ...plainEntry, ticketId: '', ticket: { key: 'SHOP-1', fields: { summary: 'Empty the cart' } } },
    ],
    [
      'a ticket that is only its key',
      { ...plainEntry, ticketId: undefined, ticket: 'SHOP-1', title: 'Empty the cart' },
    ],
    [
      'an original ticket',
      { ...plainEntry, ticketId: undefined, originalTicket: { key: 'SHOP-1', fields: { summary: 'Empty the cart' } } },
    ],
    ['a time in milliseconds', { ...plainEntry, title: 'Empty the cart', timestamp: Date.parse(plainEntry.timestamp) }],
    [
      'a time in its metadata',
      { ...plainEntry, title: 'Empty the cart', timestamp: undefined, metadata: { generatedAt: plainEntry.timestamp } },
    ],
  ])('%s', (_, stored) => {
    expect(entryOf(stored)).toMatchObject({
      id: 'h-1',
      ticketId: 'SHOP-1',
      title: 'Empty the cart',
      timestamp: plainEntry.timestamp,
      testCases,
    })
  })

  it.each([
    ['plain text', ['The cart can be emptied'], { id: 'AC-1', text: 'The cart can be emptied', given: '' }],
    [
      'parts alone',
      [{ given: 'a cart', when: 'emptied', then: 'it is empty' }],
      { id: 'AC-1', text: 'Given a cart\nWhen emptied\nThen it is empty', when: 'emptied' },
    ],
    [
      'something odd among them',
      [7, { text: 'The cart can be emptied' }],
      { id: 'AC-2', text: 'The cart can be emptied' },
    ],
  ])('criteria as %s', (_, acceptanceCriteria, expected) => {
    expect(entryOf({ ...plainEntry, acceptanceCriteria }).acceptanceCriteria).toEqual([
      expect.objectContaining(expected),
    ])
  })
})

describe('older shapes of a test case', () => {
  const step = (text: string, data = '', expected = '') => ({ step: text, data, expected })
  it.each([
    [
      'steps whose text is called action',
      { id: 'T', title: 'Old', steps: [{ action: 'Open the cart' }, { data: 7 }] },
      [step('Open the cart'), step('Perform action')],
    ],
    [
      'a single step',
      { id: 'T', title: 'Old', step: 'Open the cart', data: 'mug', expected: 'It opens' },
      [step('Open the cart', 'mug', 'It opens')],
    ],
    [
      'steps as lines of a text',
      { id: 'T', title: 'Old', steps: 'Open the cart\nEmpty it' },
      [step('Open the cart'), step('Empty it')],
    ],
    [
      'steps as texts',
      { id: 'T', title: 'Old', steps: ['Open the cart', 'Empty it'] },
      [step('Open the cart'), step('Empty it')],
    ],
    [
      'only a title',
      { id: 'T', title: 'Empty the cart' },
      [step('Execute empty the cart', '', 'Action completed successfully')],
    ],
  ])('%s', (_, testCase, steps) => {
    expect(entryOf({ ...plainEntry, testCases: [testCase] }).testCases[0]).toMatchObject({ id: 'T', steps })
  })

  it.each([
    [
      'title, description and step',
      { title: 'Empty the cart', description: 'It is empty', steps: ['Open it'] },
      'Empty_the_cart_It_is_empty_Open_it',
    ],
    ['title and step', { title: 'Empty the cart', steps: ['Open it'] }, 'Empty_the_cart_Open_it'],
  ])('an id made of %s', (_, testCase, id) => {
    expect(entryOf({ ...plainEntry, testCases: [testCase] }).testCases[0]?.id).toBe(id)
  })

  it('a case that is none is dropped and named, the others stay', () => {
    const entry = entryOf({
      ...plainEntry,
      testCases: [
        aTestCase(),
        { id: 'TC-2', title: 'Broken', steps: [] },
        { id: 'undefined-1', steps: 'Open', title: 'Bad id' },
        7,
      ],
    })
    expect(entry.testCases.map((testCase) => testCase.id)).toEqual(['TC-1', 'TC-2'])
    expect(entry.dropped).toEqual([
      { title: 'Bad id', reason: "The id contains 'undefined'" },
      { title: '', reason: 'The stored test case is no object' },
    ])
  })
})
