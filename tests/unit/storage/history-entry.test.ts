import { describe, expect, it } from 'vitest'
import { readEntry } from '#src/storage/history/entry.ts'
import { decodeHistory, encodeHistory } from '#src/storage/history/file.ts'
import { aTestCase } from '../../support/results.ts'

const plainEntry = { id: 'h-1', timestamp: '2026-11-21T09:00:00.000Z', ticketId: 'SHOP-1', testCases: [aTestCase()] }

describe('reading an entry', () => {
  it('fills in what an older entry lacks', () => {
    expect(readEntry(plainEntry)).toMatchObject({
      ok: true,
      value: {
        title: 'Test Cases for SHOP-1',
        description: '',
        acceptanceCriteria: [],
        metadata: { totalTestCases: 1, types: ['Positive'], priorities: ['High'], version: '1.0' },
      },
    })
  })

  it('reads criteria that are plain text, and steps whose text is called action', () => {
    const read = readEntry({
      ...plainEntry,
      acceptanceCriteria: ['The cart can be emptied'],
      testCases: [{ id: 'TC-1', title: 'Old', steps: [{ action: 'Open the cart' }, { data: 7 }] }],
    })
    expect(read).toMatchObject({
      ok: true,
      value: {
        acceptanceCriteria: [{ id: 'AC-1', text: 'The cart can be emptied', given: '' }],
        testCases: [
          {
            preconditions: [],
            steps: [
              { step: 'Open the cart', data: '', expected: '' },
              { step: 'Perform action', data: '', expected: '' },
            ],
          },
        ],
      },
    })
  })

  it.each([
    ['nothing', null, 'Missing required fields: id, timestamp, ticketId, testCases'],
    ['no ticket', { ...plainEntry, ticketId: '' }, 'Missing required fields: ticketId'],
    ['no cases', { ...plainEntry, testCases: [] }, 'Test cases must be a non-empty array'],
    ['cases that are no list', { ...plainEntry, testCases: 'two' }, 'Test cases must be a non-empty array'],
  ])('refuses %s', (_, stored, message) => {
    expect(readEntry(stored)).toMatchObject({ ok: false, reason: { message } })
  })
})

describe('the stored file', () => {
  it('reads the bare list of earlier versions and writes the present version', () => {
    const file = decodeHistory(JSON.stringify([plainEntry]))
    expect(file?.entries.map((entry) => entry.id)).toEqual(['h-1'])
    if (file === undefined) throw new Error('not read')
    const text = encodeHistory(file)
    expect(JSON.parse(text)).toMatchObject({ version: 1, entries: [{ id: 'h-1' }] })
    expect(decodeHistory(text)).toEqual(file)
  })

  it.each([undefined, '', '  '])('reads %j as an empty history', (text) => {
    expect(decodeHistory(text)).toEqual({ entries: [], setAside: [] })
  })

  it.each(['not json', '7', '{"version":2,"entries":[]}', '{"entries":[]}'])('does not pretend to read %s', (text) => {
    expect(decodeHistory(text)).toBeUndefined()
  })
})
