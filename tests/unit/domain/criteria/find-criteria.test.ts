import { describe, expect, it } from 'vitest'
import { noCriteriaMessage } from '#domain/criteria/find-criteria.ts'
import { find } from './find.ts'

describe('where criteria are looked for', () => {
  it('in the section under their heading, up to the next heading of its level', () => {
    const { criteria } = find({
      description:
        '## Acceptance Criteria\n- The cart shows the total\n### Tax\n- The total includes tax\n\n## Delivery\n- use the parcel service',
    })
    expect(criteria.map(({ id, then, source, title }) => [id, then, source, title])).toEqual([
      ['AC-1', 'The cart shows the total', { kind: 'section', label: 'Acceptance Criteria' }, undefined],
      ['AC-2', 'The total includes tax', { kind: 'section', label: 'Acceptance Criteria' }, 'Tax'],
    ])
  })

  it.each([
    'Acceptance Criteria',
    'acceptance criteria:',
    'ACCEPTANCE CRITERIA',
    'AC',
    'ACs:',
    '2. Acceptance Criteria',
    '✅ Acceptance Criteria (final)',
    'Acceptance Tests',
    'Success criteria',
    'Conditions of Satisfaction',
    'Criterios de aceptación',
    'Criterios de Aceptacion:',
    'Critérios de Aceite',
    'Critérios de aceitação',
    "Critères d'acceptation",
    'Critères d’acceptance',
    'Akzeptanzkriterien',
    'Abnahmekriterien',
    'Criteri di accettazione',
    'Критерии приёмки',
    '受け入れ基準',
    '验收标准',
    '인수 조건',
  ])('under the title %j as heading, bold line, panel and expand', (title) => {
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It works' }] }] }],
    }
    const words = { type: 'text', text: title }
    const forms = [
      [{ type: 'heading', attrs: { level: 2 }, content: [words] }, list],
      [{ type: 'paragraph', content: [{ ...words, marks: [{ type: 'strong' }] }] }, list],
      [
        {
          type: 'panel',
          attrs: { panelType: 'info' },
          content: [{ type: 'heading', attrs: { level: 4 }, content: [words] }, list],
        },
      ],
      [{ type: 'expand', attrs: { title }, content: [list] }],
    ]
    for (const content of forms)
      expect(find({ description: { type: 'doc', content } }).criteria).toMatchObject([
        { then: 'It works', source: { kind: 'section' } },
      ])
  })

  it.each([
    'Acceptance Criteria',
    'AcceptanceCriteria',
    'acceptance_criteria',
    'Acceptance Criterion',
    'AC',
    'Story acceptance criteria',
    'Criterios de aceptación',
    'Critérios de aceite',
    "Critères d'acceptation",
    'Akzeptanzkriterien',
  ])('in a custom field called %j', (name) => {
    const { criteria } = find({ description: null, customfield_10034: 'It works' }, { customfield_10034: name })
    expect(criteria).toMatchObject([{ then: 'It works', source: { kind: 'field', label: name } }])
  })

  it.each(['Rank', 'Account', 'Actual hours', 'Sprint', 'Notes', 'Definition of Done'])(
    'not in a custom field called %j',
    (name) => {
      expect(find({ customfield_10034: 'It should work' }, { customfield_10034: name }).criteria).toEqual([])
    },
  )

  it('in the field and in the description: both are kept and labelled, and none twice', () => {
    const { criteria } = find(
      {
        description: 'Acceptance criteria:\n* Search works.\n* Results are sorted by date',
        customfield_10034: '- Search works\n- Empty searches are refused',
      },
      { customfield_10034: 'Acceptance Criteria' },
    )
    expect(criteria.map(({ then, source }) => [then, source.kind])).toEqual([
      ['Search works', 'field'],
      ['Empty searches are refused', 'field'],
      ['Results are sorted by date', 'section'],
    ])
  })

  it('anywhere in the description when they are Given/When/Then, labelled, or a flow with its outcome', () => {
    const { criteria } = find({
      description:
        'Intro text.\n\nGiven a cart When I pay Then I get a receipt\n\nMore text.\n\nAC-7: The receipt has a number\n\nFlow: Open the receipt\nExpected outcome: It can be printed',
    })
    expect(criteria.map(({ then, source }) => [then, source])).toEqual([
      ['I get a receipt', { kind: 'description', label: 'Description' }],
      ['The receipt has a number', { kind: 'description', label: 'Description' }],
      ['It can be printed', { kind: 'description', label: 'Description' }],
    ])
  })

  it('in sentences that state a duty, only when there is nothing better', () => {
    const prose = 'The page is slow. It must load in 2 seconds. We should ask the vendor.'
    expect(find({ description: prose }).criteria.map(({ then }) => then)).toEqual(['It must load in 2 seconds.'])
    expect(
      find({ description: `${prose}\n\n**Acceptance criteria**\n- The page loads` }).criteria.map(({ then }) => then),
    ).toEqual(['The page loads'])
  })

  it.each([
    'Out of scope',
    'Technical notes',
    'Design',
    'Notes',
    'Test cases',
    'Definition of Done',
    'Open questions',
    'Fuera de alcance',
    'Casos de prueba',
    'Fora do escopo',
    'Hors périmètre',
    'Nicht im Umfang',
    'Technische Hinweise',
  ])('never under %j', (title) => {
    for (const heading of [`## ${title}`, `**${title}**`, `${title}:`]) {
      const { criteria } = find({
        description: `## Acceptance criteria\n- It works\n\n${heading}\n- It must shine\n- Given a When b Then c`,
      })
      expect(criteria.map(({ then }) => then)).toEqual(['It works'])
    }
  })

  it.each(['Other', 'Sonstiges', 'Approval', 'Aceptación', 'Receipts and rates'])(
    'also in the group %j of the criteria',
    (title) => {
      for (const heading of [`### ${title}`, `**${title}**`]) {
        const { criteria } = find({
          description: `## Acceptance criteria\n\n### Orders\n1. The page shows all orders.\n2. An order can be sent.\n\n${heading}\n3. A thing is hidden after 5 days.\n4. The admin can delete it.`,
        })
        expect(criteria.map(({ source }) => source.label)).toEqual(Array(4).fill('Acceptance criteria'))
      }
    },
  )

  it.each([
    ['risks that the product has', 'Risks', ['A risk is red from 15 points on.', 'A closed risk can be reopened.'], 4],
    ['risks of the project', 'Risks', ['The service is not certified yet (ask Tom).', 'We have no test device.'], 2],
    ['what is left out', 'Out of scope', ['Users can export to PDF.', 'Admins can delete a project.'], 2],
    ['pages to look at', 'Links', ['Figma: expenses v3', 'Confluence: travel policy'], 2],
  ])('in a group by what its lines say: %s', (_what, title, lines, count) => {
    const { criteria } = find({
      description: `## Acceptance criteria\n\n### Orders\n- The page shows all orders.\n- An order can be sent.\n\n### ${title}\n${lines.map((line) => `- ${line}`).join('\n')}`,
    })
    expect(criteria).toHaveLength(count)
  })

  it('says where it looked when there is nothing', () => {
    expect(find({ description: 'Please call me.' })).toEqual({
      criteria: [],
      lookedAt: [
        { code: 'criteria_no_field', place: 'Custom fields named like "Acceptance Criteria"', found: 0 },
        {
          code: 'criteria_no_section',
          place: 'Sections of the description headed like "Acceptance Criteria"',
          found: 0,
        },
        { code: 'criteria_description', place: 'Description, outside such a section', found: 0 },
      ],
    })
    expect(noCriteriaMessage).toBe(
      'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
    )
  })

  it('counts what it found in each place', () => {
    const { lookedAt } = find(
      { description: '## AC\n- a b c\n- d e f', customfield_1: '- g h i' },
      { customfield_1: 'Acceptance Criteria' },
    )
    expect(lookedAt.map(({ place, found }) => ({ place, found }))).toEqual([
      { place: 'Field "Acceptance Criteria"', found: 1 },
      { place: 'Section "AC" of the description', found: 2 },
      { place: 'Description, outside such a section', found: 0 },
    ])
  })
})
