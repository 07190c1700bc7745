/**
 * Fragments that hostile and broken tickets and answers repeat: opening characters, keywords, and the marks of every
 * notation that we read.
 */
// biome-ignore format: a list of words is read as a block
const fragments = [
  // Quotes and brackets.
  ...'"\'`“”„‟«»‹›‘’‚「」()[]{}<>'.split(''),
  '((', '[[', '{{', '{{–', '[{', '{"', "{'", '<!--', '</', '<a ', '“”', '""', '"a" ', '“a” ', '«a ', '"a, ', '(a) ',
  '[a|', '[a](', '[a](b) ', '![',
  // Blanks and line breaks.
  ' ',
  '\t',
  '\u00a0',
  '\u200b',
  '\n',
  '\r\n',
  '\n\n',
  ' \n',
  '\n ',
  '  - a\n',
  // Punctuation, dashes and signs.
  '.', ',', ';', ':', '!', '?', '…', '...', '. ', ', ', '; ', ': ', ',,', ', a', 'a. ', 'a, ', 'a; ', 'a: ', '/',
  '//', '/*', '*/', '\\', '\\"', '\\n', '\\u', '|', '&', '&quot;', '&amp;', '–', '—', '-', '--', '- ', ' – ', '->',
  ' → ', '=', '+', '=1+1;', '_', '_a_ ', '*', '**', '*a* ', '**a** ', '__', '***', '~', '~~', '^', '$', '€', '%', '@',
  '@a ', '#', '😀', '\u0301', '\u{1f468}\u200d', '前提', 'もし', 'İ', 'ß',
  // Headings, tables, lists, code and macros of Markdown and of Jira.
  '# ', '#a\n', '## a\n', 'h1. ', 'h1. a\n', '===\n', '---\n', 'a\n---\n', '||', '| ', '|a|b|\n', '||a||b||\n',
  '|---|\n', '| a ', '- a\n', '* a\n', '** ', '1. ', '1. a\n', '1.1.', '1) ', 'a) ', '• ', '[ ] ', '- [x] a\n', '```',
  '```json\n', '~~~\n', '"""\n', '{code}', '{code:a', '{noformat}\n', '{panel}', '{panel:title=', '{color:red}',
  '{quote}\n', '!a!', '> ', 'bq. ', '<think>', '</think>',
  // Digits, values, addresses and dates.
  '1', '1 ', '12', '1,', '1.', '1,000', '1 000 ', '1-', '1/2/', '1/2/2026 ', '2026-01-01 ', '12:30 ', '1 to ', '1 € ',
  '> 1 ', 'a1', 'A1 ', 'AC1: ', 'TC-1 ', 'a@', 'a@a.', 'https://', 'https://a.atlassian.net/browse/', '/browse/A-',
  // Words: letters alone, words that join clauses, verbs and keywords in the five languages.
  'a', 'A', 'a ', 'A ', 'a\n', 'ab', 'a b ', 'and ', 'or ', 'if ', 'the ', 'not ', 'is ', 'that ', 'who ',
  'between 1 and ', 'at least 1 ', 'only ', 'y ', 'o ', 'si ', 'que ', 'el ', 'und ', 'oder ', 'et ', 'ou ', 'e ',
  'se ', 'must ', 'should ', 'The user must ', 'MUST NOT ', 'debe ', 'muss ', 'doit ', 'deve ', 'Given a', 'Given ',
  'When ', 'Then ', 'And ', 'But ', 'given when then ', 'GIVEN', '**Given** ', 'Given a, when b, then c. ',
  'Given a\nWhen b\nThen c\n', 'Dado ', 'Dado que a ', 'Cuando ', 'Entonces ', 'Angenommen ', 'Wenn ', 'Dann ',
  'Étant donné ', 'Quand ', 'Alors ', 'Quando ', 'Então ', 'As a a, I want b so that c. ', 'Scenario: ',
  'Scenario: a\n', 'Scenario Outline: a\n', 'Background:\n', 'Examples:\n', 'Examples:\n|a|\n', 'Beispiele:\n',
  'Feature: ', 'Rule: a\n', 'Flow: ', 'Flow: a\n', 'Expected outcome: ', 'Acceptance Criteria\n',
  'Acceptance Criteria: ', '# language: ', 'Out of scope\n',
  // What an AI writes.
  '{"title":', '{"title":"a","steps":[', '{"title":"a","steps":["b"]},', '{"testCases":', '{"testCases":[{"title":"a',
  '"a":', '"a",', '"title": "a', "'title': '", '{"a":1,', 'title:', 'null,', 'True ', 'NaN', 'Step 1: ',
  '1. Open a. Expected: b ',
]

/** In characters. */
export const growthSizes = [10_000, 20_000, 40_000, 80_000] as const

/** A text that repeats one fragment. `build` returns it at about the given size, whole and in pieces as for a list. */
export interface RepeatedText {
  name: string
  build: (size: number) => { text: string; pieces: string[] }
}

/** A regular expression often blows up only if text precedes or follows the repetition. */
const surroundings = [
  ['', ''],
  ['Given a', ' x'],
] as const

/** Two alternating fragments, each paired with a distant one in the list. */
const pairs = fragments.map((fragment, at) => fragment + (fragments[(at * 7 + 61) % fragments.length] ?? ''))

function repeated(fragment: string, before: string, after: string): RepeatedText {
  const shown = JSON.stringify(fragment)
  const piece = fragment.repeat(Math.ceil(24 / fragment.length))
  return {
    name: `${before === '' ? '' : `${JSON.stringify(before)} + `}${shown} × n${after === '' ? '' : ` + ${JSON.stringify(after)}`}`,
    build: (size) => ({
      text: before + fragment.repeat(Math.floor(size / fragment.length)) + after,
      pieces: Array.from({ length: Math.floor(size / piece.length) }, () => before + piece + after),
    }),
  }
}

/** Every fragment alone, bare and between words. */
export const repeatedTexts: readonly RepeatedText[] = fragments.flatMap((fragment) =>
  surroundings.map(([before, after]) => repeated(fragment, before, after)),
)

/** Two alternating fragments: more texts, for the benchmark. */
export const pairedTexts: readonly RepeatedText[] = pairs.map((pair) => repeated(pair, '', ''))
