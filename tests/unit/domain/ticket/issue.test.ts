import { describe, expect, it } from 'vitest'
import { readIssue } from '#domain/ticket/issue.ts'

describe('readIssue', () => {
  it('reads the facts of an issue and keeps the key that Jira returned', () => {
    expect(
      readIssue({
        key: 'NEW-2',
        names: { customfield_10034: 'Acceptance Criteria', customfield_10035: 'Story Points' },
        fields: {
          summary: ' Reset password ',
          issuetype: { name: 'Story' },
          priority: { name: 'High' },
          components: [{ name: 'Web' }, { name: '' }, 'odd'],
          labels: ['auth', 7],
          status: { name: 'To Do' },
          assignee: { displayName: 'Ana' },
          created: '2026-01-02T03:04:05.000+0000',
          updated: '2026-01-03T03:04:05.000+0000',
          description: 'text',
          customfield_10034: 'criteria',
          customfield_10035: 5,
        },
      }),
    ).toEqual({
      ok: true,
      value: {
        key: 'NEW-2',
        summary: 'Reset password',
        type: 'Story',
        priority: 'High',
        components: ['Web'],
        labels: ['auth'],
        status: 'To Do',
        assignee: 'Ana',
        created: '2026-01-02T03:04:05.000+0000',
        updated: '2026-01-03T03:04:05.000+0000',
        description: [{ kind: 'paragraph', lines: [[{ text: 'text' }]] }],
        fields: [
          {
            id: 'customfield_10034',
            name: 'Acceptance Criteria',
            blocks: [{ kind: 'paragraph', lines: [[{ text: 'criteria' }]] }],
          },
        ],
      },
    })
  })

  it('reads what is missing or of a wrong kind as the defaults', () => {
    expect(
      readIssue({
        fields: {
          summary: null,
          issuetype: 'Story',
          priority: null,
          components: 'x',
          labels: {},
          assignee: [],
          description: 3,
        },
      }),
    ).toEqual({
      ok: true,
      value: {
        key: 'Unknown',
        summary: '',
        type: 'Unknown',
        priority: 'Unknown',
        components: [],
        labels: [],
        description: [],
        fields: [],
      },
    })
  })

  it('uses the id of a field as its name if the names were not requested', () => {
    expect(readIssue({ key: 'A-1', fields: { customfield_1: 'x' } })).toMatchObject({
      value: { fields: [{ name: 'customfield_1' }] },
    })
  })

  it.each([[null], ['text'], [[]], [{}], [{ errorMessages: ['Issue does not exist'] }], [{ key: 'A-1', fields: [] }]])(
    'refuses %j',
    (raw) => {
      expect(readIssue(raw)).toMatchObject({ ok: false, reason: { code: 'not_an_issue' } })
    },
  )
})
