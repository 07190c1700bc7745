/** Answers that make careless readers slow: each function returns a text of about the given length. */

const oneCase = '{"title":"a b","steps":[{"step":"x","expected":"y"}]}'
const times = (text: string) => (length: number) => text.repeat(Math.ceil(length / text.length))

export const hostileAnswers: Record<string, (length: number) => string> = {
  'open brackets': times('['),
  'open objects': times('{"a":'),
  'open cases': times('{"title":"a","steps":['),
  'brackets that match and never end': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'quotes that end nothing': (length) => `["${times('" ')(length)}]`,
  'smart quotes': (length) => `[${times('“a')(length)}]`,
  'commas behind quotes': (length) => `{"a":"${times('b,c,"d" ')(length)}`,
  'embedded objects': (length) => `{"a":${times('"{"')(length)}`,
  'values without quotes': (length) => `{${times('a:b c d,')(length)}}`,
  addresses: times('{a:http://'),
  comments: (length) => `{${times('"a" #\n')(length)}}`,
  'small objects': times('{"a":1}\n'),
  'many cases': (length) => `[${times(`${oneCase},`)(length)}`,
  'many broken cases': (length) => `[${times(`${oneCase.replace('"y"', "'y'")},`)(length)}`,
  'many fences': times('```json\n{'),
  'JSON in strings': (length) => `[${times(`${JSON.stringify(oneCase)},`)(length)}`,
  'encoded three times': (length) => JSON.stringify(JSON.stringify(`[${times(`${oneCase},`)(length / 3)}`)),
  'one long text of steps': (length) => JSON.stringify([{ title: 'x', steps: times('1. a 2. b ')(length) }]),
  'many fields': (length) =>
    JSON.stringify([
      Object.fromEntries([['title', 'x'], ...Array.from({ length: length / 10 }, (_, n) => [`k${n}`, 1])]),
    ]),
  'blanks before a number': (length) => JSON.stringify([{ title: 'x', steps: `1. a${' '.repeat(length)}b` }]),
  'blanks before an arrow': (length) => JSON.stringify([{ title: 'x', steps: [`a${' '.repeat(length)}b -> c`] }]),
  blanks: (length) => `{"title":"a",${' '.repeat(length)}`,
}
