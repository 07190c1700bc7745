import fc from 'fast-check'

// biome-ignore format: a list of words is read as a block
const blockTypes = [
  'paragraph', 'heading', 'bulletList', 'orderedList', 'taskList', 'decisionList', 'table', 'tableRow', 'panel',
  'expand', 'nestedExpand', 'blockquote', 'codeBlock', 'rule', 'layoutSection', 'layoutColumn', 'mediaSingle',
  'media', 'bodiedExtension', 'extension', 'blockCard', 'listItem', 'taskItem', 'blockTaskItem', 'decisionItem',
  'tableCell', 'tableHeader', 'doc', 'syncBlock', 'caption', 'multiBodiedExtension', 'extensionFrame', 'constructor',
  '__proto__', 'toString', 'unheard-of',
]
// biome-ignore format: a list of words is read as a block
const inlineTypes = [
  'text', 'hardBreak', 'mention', 'emoji', 'date', 'status', 'inlineCard', 'placeholder', 'mediaInline',
  'inlineExtension', 'image', 'unheard-of-inline',
]

/** Words that the search for criteria reacts to, so that random documents cover its branches. */
const words = fc.constantFrom(
  'Acceptance Criteria',
  'Criterios de aceptación:',
  'AC-1:',
  'AC 2 –',
  'Out of scope',
  'Given a user',
  'When it rains,',
  'Then it pours',
  'And more',
  '**Given** x **When** y **Then** z',
  'Scenario: one',
  'Scenario Outline:',
  'Examples:',
  'Background:',
  'Feature: f',
  'Rule: r',
  '# language: es',
  'Dado que',
  'Cuando',
  'Entonces',
  '前提 x もし y ならば z',
  'Flow: go',
  'Expected outcome: there',
  '- [ ] task',
  '* star',
  '| a | b |',
  '|---|---|',
  '||h||h||',
  '```',
  '"""',
  '{code}',
  '{panel:title=AC}',
  'h2. AC',
  '> quoted',
  '1. one',
  'The system shall work.',
  'As a user, I want it',
  'https://example.com',
  '',
  ' ',
  '\n',
  '\u0000',
  '\ud800',
  'TBD',
  'x'.repeat(300),
)
const anyText = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' ')) },
  { weight: 1, arbitrary: fc.array(words, { maxLength: 6 }).map((parts) => parts.join('\n')) },
)
const anyAttrs = fc.oneof(
  fc.record(
    {
      level: fc.integer({ min: -2, max: 9 }),
      order: fc.integer(),
      state: fc.constantFrom('TODO', 'DONE'),
      title: anyText,
      text: anyText,
      url: anyText,
      timestamp: fc.oneof(fc.constant('1772323200000'), anyText),
      colspan: fc.integer({ min: -5, max: 1_000_000 }),
      rowspan: fc.integer({ min: -5, max: 1_000_000 }),
      language: fc.constantFrom('gherkin', 'json', ''),
      alt: anyText,
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)
const anyMarks = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(
      fc.record(
        { type: fc.constantFrom('strong', 'strike', 'code', 'link', 'em', 'textColor', 'odd'), attrs: anyAttrs },
        { requiredKeys: ['type'] },
      ),
      { maxLength: 3 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
)

const inlineNode = fc.record(
  {
    type: fc.constantFrom(...inlineTypes),
    text: fc.oneof(anyText, fc.jsonValue({ maxDepth: 1 })),
    attrs: anyAttrs,
    marks: anyMarks,
  },
  { requiredKeys: ['type'] },
)

const { node } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inlineNode,
    fc.record(
      {
        type: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...blockTypes) },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
        ),
        attrs: anyAttrs,
        content: fc.oneof(
          { weight: 9, arbitrary: fc.array(tie('node'), { maxLength: 6 }) },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
        ),
      },
      { requiredKeys: ['type'] },
    ),
  ),
}))

/** Documents that resemble ADF: valid and invalid nodes in any nesting, with any attributes and texts. */
export const arbitraryAdf = fc.record({
  type: fc.constant('doc'),
  version: fc.constant(1),
  content: fc.oneof(
    { weight: 9, arbitrary: fc.array(node, { maxLength: 10 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  ),
})

/** Text fields with any kind of markup. */
export const arbitraryMarkup = fc
  .array(fc.tuple(fc.constantFrom('', '  ', '    ', '\t', '> ', '- ', '** '), anyText), { maxLength: 25 })
  .map((lines) => lines.map((parts) => parts.join('')).join('\n'))

/** Whole issues, mostly well formed. */
export const arbitraryIssue = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      key: fc.constant('T-1'),
      names: fc.constant({ customfield_1: 'Acceptance Criteria', customfield_2: 'Notes' }),
      fields: fc.record(
        {
          summary: anyText,
          description: fc.oneof(arbitraryAdf, arbitraryMarkup),
          customfield_1: fc.oneof(
            arbitraryAdf,
            arbitraryMarkup,
            fc.array(fc.record({ name: anyText, checked: fc.boolean(), isHeader: fc.boolean() }), { maxLength: 5 }),
          ),
          customfield_2: fc.jsonValue({ maxDepth: 3 }),
          labels: fc.jsonValue({ maxDepth: 2 }),
          components: fc.jsonValue({ maxDepth: 3 }),
          priority: fc.jsonValue({ maxDepth: 2 }),
        },
        { requiredKeys: [] },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)
