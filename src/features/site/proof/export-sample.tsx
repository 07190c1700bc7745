import { sample } from '../sample.ts'

const header = ['Title', 'Description', 'Test Step', 'Test Data', 'Expected Result']

const [, testCase] = sample.cases

/** The file as text: its header and the first rows of a case (spec section 9, Export files). */
export function ExportSample() {
  const rows = testCase.steps.map(([step, data, expected]) => `"${testCase.title}","…","${step}","${data}","${expected.replaceAll('"', '""')}"`)
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface" lang="en">
      <p className="border-b border-line px-3 py-2 font-mono text-xs text-muted">test-cases.csv</p>
      <ol className="py-2 font-mono text-xs leading-6">
        {[header.map((column) => `"${column}"`).join(','), ...rows].map((line, index) => (
          <li className="flex gap-3 px-3" key={line}>
            <span aria-hidden="true" className="w-3 shrink-0 text-right text-subtle tabular-nums">
              {index + 1}
            </span>
            <span className="truncate">{line}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
