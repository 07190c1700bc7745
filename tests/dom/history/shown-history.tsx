import { render, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { GenerationResult } from '#domain/generation/result.ts'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { HistoryDialog } from '#src/features/history/history-dialog.tsx'
import { type HistoryLibrary, createHistoryLibrary } from '#src/features/history/history-library.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { aResult, aTestCase } from '../../support/results.ts'

/** Its entries are h-1, h-2 and so on. */
export function newStore(): HistoryStore {
  let count = 0
  return createHistoryStore({ userId: 'u-1', newId: () => `h-${++count}` })
}

export async function keep(store: HistoryStore, ...changes: Partial<GenerationResult>[]): Promise<void> {
  for (const change of changes) await store.add(aResult(change))
}

export const promo = {
  ticketId: 'PAY-22',
  title: 'Promo codes',
  ticketData: { key: 'PAY-22', fields: { summary: 'Promo codes', description: 'A discount for shoppers' } },
  testCases: [
    aTestCase({ title: 'An expired code', type: 'Negative', priority: 'Low' }),
    aTestCase({ id: 'TC-2', type: 'Negative' }),
  ],
}

export function openHistory(
  store: HistoryStore,
  {
    canExport = true,
    library = createHistoryLibrary(store),
  }: {
    canExport?: boolean
    library?: HistoryLibrary
  } = {},
) {
  const seen = {
    onLoad: vi.fn<(entry: HistoryEntry) => void>(),
    onClose: vi.fn(),
    onExport: vi.fn(),
    onSaveFile: vi.fn<(file: { name: string; text: string }) => void>(),
  }
  onTestFinished(library.start())
  render(
    <ToastProvider>
      <HistoryDialog {...seen} canExport={canExport} history={{ store, library }} open />
    </ToastProvider>,
  )
  return seen
}

/** The titles of the cards, even while a dialog covers them. */
export function cards(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 3, hidden: true }).map((heading) => heading.textContent)
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
