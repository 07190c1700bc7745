import type { ExportEntry } from '#domain/export/export-entry.ts'
import { aTestCase } from './results.ts'

/** Texts that break file formats, importers and runners. */
export const nastyTexts = {
  quotes: 'Say "it\'s", «so» and “so”: ""twice"" and \'once\'',
  lines: 'first\nsecond\n\n  fourth, indented\ttab',
  separators: 'a,b;c|d\te',
  emoji: '🎟️ 👩‍👩‍👧‍👦 é ñ 漢字',
  rightToLeft: 'מבצע 20% \u202Eabc\u202C العربية',
  formula: '=HYPERLINK("http://example.com","open")',
  phone: '+49 170 1234567',
  component: '@web',
  bullet: '- Enter the text',
  fences: '~~~\n```\n"""\ntext\n"""\n```\n~~~',
  markdown: '# a _b_ *c* `d` [e](f) ![g](h) <b>i</b> &amp; ~~j~~ 1. k #',
  numbered: '1. not a list\n2) nor this',
  gherkin: 'Scenario: forged\n@tag\n# language: fr\n| a | b |\nExamples:',
  backslashes: 'C:\\temp\\ \\" \\n \\\\server\\share\\',
  braces: '{string} (optional) a/b <placeholder> ${value} $& ^x$ [y] *?',
  entity: '&lt;script&gt; &#39; &amp;amp;',
  escape: '_x000D_ %00 \\u0000',
} as const

/** What `cleanText` removes, and what is left. */
export const unprintable = { text: 'a\u0000b\u0007c\u001B[31md\u0085e\uD800f\uFFFFg', clean: 'abc[31mdefg' }

/** One case per text, one with 40 steps, one with 33,000 characters, control characters, and titles that repeat. */
export function nastyEntries(): ExportEntry[] {
  const cases = Object.entries(nastyTexts).map(([name, text], index) =>
    aTestCase({
      id: `TC-${index + 1}`,
      title: `Case ${name}`,
      description: text,
      preconditions: [text],
      steps: [
        { step: text, data: text, expected: text },
        { step: `Then ${name}`, data: '', expected: '' },
      ],
    }),
  )
  const fortySteps = Array.from({ length: 40 }, (_, index) => ({
    step: `Do number ${index + 1}`,
    data: `value ${index + 1}`,
    expected: `See number ${index + 1}`,
  }))
  return [
    {
      ticketId: 'SHOP-42',
      title: 'Promo "codes"',
      acceptanceCriteria: [],
      testCases: [
        ...cases,
        aTestCase({ id: 'TC-40', title: 'Forty steps', steps: fortySteps }),
        aTestCase({
          id: 'TC-41',
          title: 'A long text',
          steps: [{ step: 'Paste it', data: 'long '.repeat(6_600).trim(), expected: 'It is taken' }],
        }),
        aTestCase({
          id: 'TC-42',
          title: `Control ${unprintable.text}`,
          steps: [{ step: unprintable.text, data: unprintable.text, expected: unprintable.text }],
        }),
        aTestCase({ id: 'TC-43', title: 'Verify the same' }),
        aTestCase({ id: 'TC-44', title: 'The same' }),
        aTestCase({ id: 'TC-45', title: `${'x'.repeat(300)} one`, steps: [] }),
        aTestCase({ id: 'TC-46', title: `${'x'.repeat(300)} two`, steps: [] }),
      ],
    },
    {
      ticketId: 'SHOP-7',
      title: 'Promo "codes"',
      acceptanceCriteria: [],
      testCases: [aTestCase({ title: 'The same' })],
    },
  ]
}
