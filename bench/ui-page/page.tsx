import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import '#src/styles/main.css'
import { resultOfCases } from './sample-result.ts'

/** The results view alone, with `?cases=` cases; `?theme=dark` selects the dark theme. */
const query = new URLSearchParams(location.search)
document.documentElement.classList.toggle('dark', query.get('theme') === 'dark')

function Page() {
  const [result, setResult] = useState(() => resultOfCases(Number(query.get('cases') ?? 1_000)))
  return (
    <ResultsView
      connection="connected"
      onCasesChange={(testCases: TestCase[]) => setResult({ ...result, testCases })}
      onClose={() => undefined}
      open
      result={result}
    />
  )
}

const root: HTMLElement | null = document.getElementById('root')
if (root !== null) createRoot(root).render(<Page />)
