import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resultToMarkdown } from '#domain/export/markdown.ts'
import { CopyCaseButton, CopyCases } from '#src/features/export/copy-buttons.tsx'
import { aResult, aTestCase } from '../../support/results.ts'

class WrittenItem {
  readonly types: Record<string, Promise<Blob>>
  constructor(types: Record<string, Promise<Blob>>) {
    this.types = types
  }
}

let texts: string[] = []
let items: WrittenItem[] = []

beforeEach(() => {
  texts = []
  items = []
  vi.stubGlobal('ClipboardItem', WrittenItem)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    texts.push(text)
    return Promise.resolve()
  })
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (written: unknown[]) => {
    items.push(...written.filter((item) => item instanceof WrittenItem))
    await Promise.all(items.flatMap(({ types }) => Object.values(types)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function press(name: string): void {
  // Not user-event, because it installs its own clipboard.
  screen.getByRole('button', { name }).click()
}

it('copies one case as Markdown and says so for 1500 ms', async () => {
  render(<CopyCaseButton testCase={aTestCase()} />)
  press('Copy test case')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(texts).toEqual([
    expect.stringMatching(
      /^### TC-1: Removing the last item empties the cart\n[\s\S]*\| 2 \| Remove the mug \| Mug \| /,
    ),
  ])
  const copied = performance.now()
  await screen.findByRole('button', { name: 'Copy test case' }, { timeout: 4_000 })
  expect(performance.now() - copied).toBeGreaterThan(1_400)
})

describe('all cases', () => {
  const entries = [aResult(), aResult({ ticketId: 'SHOP-2' })]

  it('as Markdown', async () => {
    render(<CopyCases entries={entries} />)
    press('Copy as Markdown')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    const text = (await (await items[0]?.types['text/plain'])?.text()) ?? ''
    expect(text).toBe(entries.map((entry) => `${resultToMarkdown(entry)}\n`).join(''))
    expect(text.match(/^# .+$/gm)).toEqual(['# Test Cases for SHOP-1', '# Test Cases for SHOP-2'])
  })

  it('as a table, in HTML and in text', async () => {
    render(<CopyCases entries={entries} />)
    press('Copy as table')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    const types = items[0]?.types ?? {}
    expect(Object.keys(types)).toEqual(['text/html', 'text/plain'])
    const table = new DOMParser().parseFromString((await (await types['text/html'])?.text()) ?? '', 'text/html')
    expect(table.querySelectorAll('tbody tr')).toHaveLength(4)
    expect((await (await types['text/plain'])?.text())?.split('\n')[1]).toMatch(
      /^TC-1\tRemoving .*\t1\tOpen the cart\t1 × Mug\tThe cart lists the mug$/,
    )
  })

  it('as text where the browser takes no HTML', async () => {
    vi.stubGlobal('ClipboardItem', undefined)
    render(<CopyCases entries={entries} />)
    press('Copy as table')
    await screen.findByRole('button', { name: 'Copied' })
    expect(texts[0]?.trimEnd().split('\n')).toHaveLength(5)
  })
})

it('says nothing when the clipboard refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  render(<CopyCaseButton testCase={aTestCase()} />)
  await userEvent.tab()
  press('Copy test case')
  await Promise.resolve()
  expect(screen.getByRole('button', { name: 'Copy test case' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
