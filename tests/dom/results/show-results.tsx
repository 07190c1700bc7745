import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { GenerationResult } from '#domain/generation/result.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'

/** The open results view. */
export function showResults(
  result: GenerationResult | undefined,
  props: Partial<Parameters<typeof ResultsView>[0]> = {},
) {
  const onClose = vi.fn()
  const view = render(<ResultsView connection="connected" onClose={onClose} open result={result} {...props} />)
  return { ...view, onClose, dialog: screen.getByRole('dialog') }
}
