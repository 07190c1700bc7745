import { expect, it } from 'vitest'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { type DraftChange, changeDraft, correctedList, draftOf } from '#src/features/generation/criteria-draft.ts'

function aCriterion(id: string): AcceptanceCriterion {
  const text = `${id} holds. It stays.`
  return { id, given: 'a', when: 'b', then: text, text, source: { kind: 'field', label: 'Criteria' } }
}

const found = [aCriterion('AC-1'), aCriterion('AC-2'), aCriterion('AC-3')]

function after(...changes: DraftChange[]) {
  return changes.reduce(changeDraft, draftOf(found))
}

it.each<[string, DraftChange[]]>([
  ['nothing changed', []],
  [
    'a change was taken back',
    [
      { kind: 'include', key: 0, included: false },
      { kind: 'include', key: 0, included: true },
    ],
  ],
  ['the draft was reset', [{ kind: 'merge', key: 0 }, { kind: 'add', text: 'More' }, { kind: 'reset' }]],
  ['the first cannot move further up', [{ kind: 'move', key: 0, by: -1 }]],
])('is the ticket’s own list when %s', (_, changes) => {
  expect(correctedList(after(...changes))).toBeUndefined()
})

it.each<[string, DraftChange, unknown[]]>([
  ['leaves out', { kind: 'include', key: 1, included: false }, [found[0], found[2]]],
  ['edits', { kind: 'text', key: 0, text: ' New ' }, [{ id: 'AC-1', text: 'New' }, found[1], found[2]]],
  [
    'edits the parts of',
    { kind: 'parts', key: 0, parts: { given: 'g', when: 'w', then: 't' } },
    [{ id: 'AC-1', given: 'g', when: 'w', then: 't' }, found[1], found[2]],
  ],
  [
    'splits',
    { kind: 'split', key: 0, text: 'A ', rest: ' B' },
    [{ id: 'AC-1', text: 'A' }, { id: 'AC-4', text: 'B' }, found[1], found[2]],
  ],
  [
    'merges',
    { kind: 'merge', key: 1 },
    [found[0], { id: 'AC-2', text: 'AC-2 holds. It stays.\nAC-3 holds. It stays.' }],
  ],
  ['moves', { kind: 'move', key: 2, by: -1 }, [found[0], found[2], found[1]]],
  ['adds', { kind: 'add', text: 'More' }, [...found, { id: 'AC-4', text: 'More' }]],
])('%s a criterion', (_, change, list) => {
  expect(correctedList(after(change))).toEqual(list)
})

it('removes what was added', () => {
  expect(correctedList(after({ kind: 'add', text: 'More' }, { kind: 'remove', key: 3 }))).toBeUndefined()
})
