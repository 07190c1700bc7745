import { describe, expect, it } from 'vitest'
import { find } from './find.ts'

const rules = ['The lamp is green while the door is open', 'The lamp stays on for ten seconds']
const item = (name: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name,
  checked: false,
  ...more,
})
const textsIn = (name: string, value: unknown, description = 'The old lamp is broken.'): string[] =>
  find({ description, customfield_7: value }, { customfield_7: name }).criteria.map(({ text }) => text)

describe('a checklist field', () => {
  it.each([
    ['items', rules.map((rule) => item(rule))],
    [
      'items under headers',
      [item('Lamp', { isHeader: true }), ...rules.map((rule) => item(rule, { mandatory: true, rank: 2 }))],
    ],
    ['items with other keys', rules.map((text, rank) => ({ text, done: false, rank }))],
    ['items in an object', { items: rules.map((rule) => item(rule)) }],
    ['named lists', { checklists: [{ name: 'Lamp', items: rules.map((rule) => item(rule)) }] }],
    ['JSON text', JSON.stringify(rules.map((rule) => item(rule)))],
    ['boxes in text', rules.map((rule) => `- [ ] ${rule}`).join('\n')],
    ['lines with a status', `--- Lamp\n* [open] ${rules[0]}\n>> details\n* [done] ${rules[1]}`],
    [
      'a task list',
      {
        type: 'doc',
        content: [
          {
            type: 'taskList',
            content: rules.map((text) => ({
              type: 'taskItem',
              attrs: { state: 'TODO' },
              content: [{ type: 'text', text }],
            })),
          },
        ],
      },
    ],
  ])('holds criteria where nothing else does: %s', (_shape, value) => {
    expect(textsIn('Checklist', value)).toEqual(rules)
  })

  it.each([
    'Smart Checklist',
    'Checklist Items',
    'Lista de verificación',
    'Lista de verificação',
    'Liste de contrôle',
    'Checkliste',
    'Checklist – critères',
    'Checklist (Kriterien)',
    'Lamp',
  ])('may be called %s', (name) => {
    expect(
      textsIn(
        name,
        rules.map((rule) => item(rule)),
      ),
    ).toEqual(rules)
  })

  it('is read beside rules in prose', () => {
    expect(
      textsIn(
        'Checklist',
        rules.map((rule) => item(rule)),
        'The lamp is broken. The switch must be red.',
      ),
    ).toEqual([...rules, 'The switch must be red.'])
  })

  it.each(['Definition of Done', 'To do', 'Test cases'])(
    'is left alone where its name says that it holds something else: %s',
    (name) => {
      expect(
        textsIn(
          name,
          rules.map((rule) => item(rule)),
        ),
      ).toEqual([])
    },
  )

  it('is left alone where the ticket titles its criteria', () => {
    expect(
      textsIn(
        'Checklist',
        rules.map((rule) => item(rule)),
        '## Acceptance criteria\n\n- The switch is red',
      ),
    ).toEqual(['The switch is red'])
  })

  it.each([
    [['Code reviewed', 'Unit tests green', 'Docs updated']],
    [['Revisión de código hecha', 'Textos traducidos', 'Probado en móvil']],
    [['Update the wiki', 'Deploy to staging', 'Tell the support team about the new lamp']],
    [['Code überprüft', 'Texte übersetzt', 'Doku ergänzt']],
  ])('holds no criteria where it lists work: %j', (items) => {
    expect(
      textsIn(
        'Checklist',
        items.map((name) => item(name)),
      ),
    ).toEqual([])
  })

  it('leaves out the items under a header of another part', () => {
    expect(
      textsIn('Checklist', [
        ...rules.map((rule) => item(rule)),
        item('Definition of done', { isHeader: true }),
        item('The code is reviewed'),
      ]),
    ).toEqual(rules)
  })

  it('is not made of options, sprints or versions', () => {
    expect(
      textsIn('Checklist', [
        { name: rules[0], id: '1', released: false },
        { name: rules[1], id: '2', released: true },
      ]),
    ).toEqual([])
  })
})
