/** Ways in which models and their pipelines damage JSON. Each keeps every case complete. */

export type Damage = (cases: object[]) => string

const json = (value: unknown): string => JSON.stringify(value)
const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

/** The tokens of a JSON text: strings, punctuation, blanks, words. */
function tokens(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|\s+|[^\s{}[\],:"]+/g) ?? []
}

/** Changes every string with `change`, which also learns whether it is a key. */
function strings(text: string, change: (literal: string, isKey: boolean) => string): string {
  const list = tokens(text)
  return list
    .map((token, index) =>
      token.startsWith('"') ? change(token, list.slice(index + 1).find((next) => next.trim() !== '') === ':') : token,
    )
    .join('')
}

/** Replaces the nth of these characters, counted from the middle of the text. */
function middle(text: string, sign: string, replacement: string): string {
  const list = tokens(text)
  const places = list.flatMap((token, index) => (token === sign ? [index] : []))
  const place = places[Math.floor(places.length / 2)]
  return list.map((token, index) => (index === place ? replacement : token)).join('')
}

function quoted(open: string, close: string): Damage {
  return (cases) => strings(json(cases), (literal) => open + literal.slice(1, -1).replaceAll('\\"', '*') + close)
}

function python(literal: string): string {
  const text: unknown = JSON.parse(literal)
  return `'${String(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`
}

export const damages: Record<string, Damage> = {
  'prose with brackets': (cases) => `It's [${cases.length}] cases {see below}:\n${json(cases)}\nI hope that's "fine"!`,
  'a stray bracket before': (cases) => `Options: [a, b\n\n${pretty(cases)}`,
  'a fence with an assignment': (cases) => `\`\`\`js\nconst testCases = ${pretty(cases)};\n\`\`\``,
  'an example fence first': (cases) =>
    `Format:\n\`\`\`json\n{"title": "…"}\n\`\`\`\nAnswer:\n\`\`\`json\n${json(cases)}\n\`\`\``,
  'a fence each': (cases) =>
    cases.map((item, index) => `### ${index}\n\`\`\`json\n${pretty(item)}\n\`\`\``).join('\n\n'),
  thoughts: (cases) => `<think>[{"title": "x", "steps": []}] hmm {</think>\n${json(cases)}`,
  'thoughts without a start': (cases) => `let me see {a\n</think>${json(cases)}`,
  'trailing commas': (cases) => pretty(cases).replace(/([}\]"])\n(\s*[}\]])/g, '$1,\n$2'),
  'doubled commas': (cases) => middle(json(cases), ',', ',,'),
  comments: (cases) =>
    pretty(cases)
      .replace(/\n(\s*)"title"/g, '\n$1// the "title", it\'s here\n$1"title"')
      .replaceAll('"steps"', '/* steps: { */ "steps"'),
  'Python comments': (cases) => pretty(cases).replace(/\n(\s*)"title"/g, '\n$1# the title\n$1"title"'),
  'single quotes': (cases) => strings(pretty(cases), python),
  'keys without quotes': (cases) =>
    strings(pretty(cases), (literal, isKey) => (isKey ? literal.slice(1, -1) : literal)),
  'quotes not escaped': (cases) =>
    strings(pretty(cases), (literal) => `"${literal.slice(1, -1).replaceAll('\\"', '"')}"`),
  'line breaks not escaped': (cases) =>
    strings(pretty(cases), (literal) => literal.replaceAll('\\n', '\n').replaceAll('\\t', '\t')),
  'smart quotes': quoted('“', '”'),
  guillemets: quoted('«', '»'),
  backticks: quoted('`', '`'),
  'no-break spaces': (cases) => pretty(cases).replaceAll('  ', '\u00a0\u00a0'),
  'a byte order mark': (cases) => `\ufeff${json(cases)}`,
  'a missing comma': (cases) => middle(pretty(cases), ',', ''),
  'no commas': (cases) =>
    tokens(pretty(cases))
      .filter((token) => token !== ',')
      .join(''),
  'a missing colon': (cases) => middle(pretty(cases), ':', ''),
  'a missing brace': (cases) => middle(pretty(cases), '}', ''),
  'a missing bracket': (cases) => middle(pretty(cases), ']', ''),
  'a brace too many': (cases) => middle(pretty(cases), '}', '}}'),
  'a bracket too many': (cases) => middle(pretty(cases), ']', ']]'),
  'a wrong bracket': (cases) => middle(pretty(cases), ']', '}'),
  'a missing opening brace': (cases) => middle(pretty(cases), '{', ''),
  'a doubled opening brace': (cases) => middle(pretty(cases), '{', '{{'),
  'no opening bracket': (cases) => json(cases).slice(1),
  'dots for more': (cases) => pretty(cases).replace(/\n\]$/, ',\n  ...\n]'),
  'a comment for more': (cases) => pretty(cases).replace(/\n\]$/, ',\n  // ... more test cases\n]'),
  'one after the other': (cases) => cases.map(json).join(''),
  'one a line': (cases) => cases.map(json).join('\n'),
  'a numbered list': (cases) => cases.map((item, index) => `${index + 1}. ${json(item)}`).join('\n'),
  'headings between': (cases) =>
    cases.map((item, index) => `**Test case ${index + 1}: "x"**\n\n${pretty(item)}\n`).join('\n---\n'),
  'two lists': (cases) => `${json(cases.slice(0, 1))}\n\nAnd more:\n${json(cases.slice(1))}`,
  'a list of wrappers': (cases) => json(cases.map((testCase) => ({ testCase }))),
  'a suite with a title': (cases) => json({ status: 'ok', title: 'Suite', suite: { name: 'x', tests: cases } }),
  'a map by id': (cases) => json(Object.fromEntries(cases.map((item, index) => [`TC-00${index}`, item]))),
  'cases under their criteria': (cases) =>
    json({ criteria: cases.map((item, index) => ({ id: `AC-${index}`, test_cases: [item] })) }),
  "a provider's envelope": (cases) =>
    json({ choices: [{ message: { role: 'assistant', content: `\`\`\`json\n${json(cases)}\n\`\`\`` } }] }),
  'a tool call': (cases) => `<tool_call>\n${json({ name: 'f', arguments: json({ cases }) })}\n</tool_call>`,
  'encoded three times': (cases) => json(json(json(cases))),
  escaped: (cases) => json(pretty(cases)).slice(1, -1),
  'HTML entities': (cases) => json(cases).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  'doubled quotes': (cases) => json(cases).replace(/"(\w+)":/g, '""$1"":'),
  'Python values': (cases) =>
    json(cases.map((item) => ({ ...item, automated: false, notes: null })))
      .replaceAll('false', 'False')
      .replaceAll('null', 'None'),
  'JavaScript values': (cases) => json(cases.map((item) => ({ ...item, notes: null }))).replaceAll('null', 'undefined'),
  'a tuple': (cases) => `(${cases.map(json).join(', ')})`,
  'a call': (cases) => `callback(${json(cases)});`,
  'joined strings': (cases) => pretty(cases).replace(/"description": "(.{4})/g, '"description": "$1" +\n "'),
  'needless escapes': (cases) =>
    strings(json(cases), (literal, isKey) => (isKey ? literal : literal.replaceAll('-', '\\-'))),
  'equals signs': (cases) => json(cases).replaceAll('":', '" ='),
}
