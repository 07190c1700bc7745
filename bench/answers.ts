/**
 * `npm run bench:answers`: the time to read an AI's answer into test cases, compared with plain `jsonrepair` and
 * `JSON.parse` on the same texts in the same run, and how that time grows.
 */
import { jsonrepair } from 'jsonrepair'
import { readAnswer } from '#domain/generation/read-answer.ts'

const typicalCase = (n: number, steps: number) => ({
  title: `Promo code ${n} lowers the total`,
  description: 'A valid code lowers the total of the cart at once.',
  preconditions: ['The cart holds "one item" at 25.00'],
  type: 'Positive',
  priority: 'High',
  steps: Array.from({ length: steps }, (_, index) => ({
    step: `Enter the code in field ${index}`,
    data: `SAVE${index}`,
    expected: `The total shows 22.50, and line ${index} the discount`,
  })),
  criterionIds: [`AC-${n}`],
})

const typical = JSON.stringify(
  Array.from({ length: 6 }, (_, n) => typicalCase(n + 1, 4)),
  null,
  2,
)

const answers: Record<string, string> = {
  'clean JSON': typical,
  'fence and prose': `Here are the cases:\n\`\`\`json\n${typical}\n\`\`\`\nGood luck!`,
  'trailing commas': typical.replace(/([}\]"])\n(\s*[}\]])/g, '$1,\n$2'),
  'single quotes': typical.replaceAll('\\"', '*').replaceAll('"', "'"),
  'cut off': typical.slice(0, typical.length * 0.9),
}

function parsed(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}

const readers: Record<string, (text: string) => unknown> = {
  'JSON.parse': parsed,
  jsonrepair: (text) => parsed(jsonrepair(text)),
  readAnswer,
}

function milliseconds(
  read: (text: string) => unknown,
  text: string,
  runs: number,
): { p50: number; p95: number } | undefined {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    try {
      read(text)
    } catch {
      return undefined
    }
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(runs * 0.5)] ?? 0, p95: times[Math.floor(runs * 0.95)] ?? 0 }
}

function shown(result: { p50: number; p95: number } | undefined): string {
  return result === undefined ? 'throws' : `${result.p50.toFixed(3)} / ${result.p95.toFixed(3)}`
}

console.log(`A typical answer (6 cases, 24 steps, ${typical.length} characters), milliseconds p50 / p95:`)
console.table(
  Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [
      name,
      {
        ...Object.fromEntries(
          Object.entries(readers).map(([reader, read]) => [reader, shown(milliseconds(read, text, 300))]),
        ),
        cases: readAnswer(text).testCases.length,
      },
    ]),
  ),
)

console.log('Growth with the number of steps in one answer, milliseconds p50:')
console.table(
  Object.fromEntries(
    [100, 1_000, 10_000].map((steps) => {
      const clean = JSON.stringify(
        Array.from({ length: steps / 10 }, (_, n) => typicalCase(n, 10)),
        null,
        1,
      )
      const broken = clean.replaceAll('\n  }', ',\n  }')
      const fixed = (text: string, read: (given: string) => unknown) =>
        milliseconds(read, text, 5)?.p50.toFixed(1) ?? 'throws'
      return [
        `${steps} steps, ${Math.round(clean.length / 1000)} kB`,
        {
          'clean: JSON.parse': fixed(clean, parsed),
          'clean: readAnswer': fixed(clean, readAnswer),
          'broken: jsonrepair': fixed(broken, (text) => parsed(jsonrepair(text))),
          'broken: readAnswer': fixed(broken, readAnswer),
          'cases of the broken': `${readAnswer(broken).testCases.length} of ${steps / 10}`,
        },
      ]
    }),
  ),
)

const hostile: Record<string, (length: number) => string> = {
  'open brackets': (length) => '['.repeat(length),
  'smart quotes': (length) => `[${'“a'.repeat(length / 2)}]`,
  'no commas': (length) => `[${'"a" '.repeat(length / 4)}]`,
  'quotes in a text': (length) => `["${'(a") '.repeat(length / 5)}]`,
}

console.log(
  'Growth with the length of a hostile answer, milliseconds (readAnswer; jsonrepair only up to 4 kB, where it is still quick):',
)
console.table(
  Object.fromEntries(
    Object.entries(hostile).map(([name, make]) => [
      name,
      {
        'jsonrepair 1 kB': milliseconds((text) => jsonrepair(text), make(1_000), 1)?.p50.toFixed(1) ?? 'throws',
        'jsonrepair 4 kB': milliseconds((text) => jsonrepair(text), make(4_000), 1)?.p50.toFixed(1) ?? 'throws',
        ...Object.fromEntries(
          [4_000, 100_000, 1_000_000, 5_000_000].map((length) => [
            `readAnswer ${length / 1_000} kB`,
            milliseconds(readAnswer, make(length), 1)?.p50.toFixed(1) ?? 'throws',
          ]),
        ),
      },
    ]),
  ),
)
