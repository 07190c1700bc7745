import { sample } from '../sample.ts'

const header = ['Title', 'Description', 'Test Step', 'Test Data', 'Expected Result']

const [, testCase] = sample.cases

/** The file as text: its header and the first row of a case (spec section 9, Export files). */
export function ExportSample() {
  const [step, data, expected] = testCase.steps[0]
  const lines = [header, [testCase.title, '…', step, data, expected]].map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  return (
    <div className="rounded-md border border-line bg-surface" lang="en">
      <p className="border-b border-line px-3 py-2 font-mono text-xs text-muted">test-cases.csv</p>
      <ol className="space-y-1.5 py-2.5 font-mono text-xs leading-5">
        {lines.map((line, index) => (
          <li className="flex gap-3 px-3" key={line}>
            <span aria-hidden="true" className="shrink-0 text-subtle tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 break-words">{line}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
