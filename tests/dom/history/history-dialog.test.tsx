import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createHistoryLibrary } from '#src/features/history/history-library.ts'
import { type HistoryStore } from '#src/storage/history/store.ts'
import { button, cards, keep, newStore, openHistory, promo } from './shown-history.tsx'

const key = 'testCasesHistory_u-1'

let store: HistoryStore
beforeEach(() => {
  store = newStore()
})

describe('what is shown', () => {
  it('while it loads', async () => {
    let loaded = (): void => undefined
    const library = createHistoryLibrary({
      ...store,
      load: () => new Promise((resolve) => (loaded = () => resolve({ records: [], damaged: [] }))),
    })
    openHistory(store, { library })
    expect(screen.getByText('Loading history...')).toBeInTheDocument()
    await act(() => {
      loaded()
      return Promise.resolve()
    })
    expect(screen.queryByText('Loading history...')).not.toBeInTheDocument()
  })

  it('for an empty history', async () => {
    openHistory(store)
    expect(await screen.findByText('No history entries found')).toBeInTheDocument()
    expect(screen.getByText('Generate some test cases to see them here')).toBeInTheDocument()
    expect(screen.getByText('0 entries')).toBeInTheDocument()
    for (const name of ['Export', 'Clear All', 'Back up']) expect(button(name)).toBeDisabled()
    expect(button('Restore')).toBeEnabled()
  })

  it('of each entry, newest first', async () => {
    await keep(store, { timestamp: new Date().toISOString() }, { ...promo, timestamp: '2020-01-01T10:00:00.000Z' })
    openHistory(store)
    await waitFor(() => expect(cards()).toEqual(['Promo codes', 'Empty the cart']))
    expect(screen.getByText('2 entries')).toBeInTheDocument()
    expect(screen.getByText('2 test cases')).toBeInTheDocument()
    expect(screen.getByText('Today')).toBeInTheDocument()
    expect(screen.getByText(/^2 entries, 3 test cases, /)).toBeInTheDocument()
  })

  it('ten at a time', async () => {
    await keep(store, ...Array.from({ length: 23 }, (_, n) => ({ ticketId: `SHOP-${n}` })))
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(10))
    await userEvent.click(button('Show 10 more entries'))
    await userEvent.click(button('Show 3 more entries'))
    expect(cards()).toHaveLength(23)
    expect(screen.queryByRole('button', { name: /more entr/ })).not.toBeInTheDocument()
  })

  it('of an entry when it is expanded, one at a time', async () => {
    await keep(store, {}, promo)
    openHistory(store)
    await userEvent.click(await screen.findByRole('button', { name: 'Show details: PAY-22' }))
    const details = screen.getByRole('region', { name: 'Details of PAY-22' })
    expect(details).toHaveTextContent('A discount for shoppers')
    expect(details).toHaveTextContent('An expired code')
    expect(details).toHaveTextContent('1 acceptance criterion')
    await userEvent.click(button('Show details: SHOP-1'))
    expect(screen.queryByRole('region', { name: 'Details of PAY-22' })).not.toBeInTheDocument()
    await userEvent.click(button('Hide details: SHOP-1'))
    expect(screen.queryByRole('region', { name: /Details/ })).not.toBeInTheDocument()
  })

  it('when another tab changes the history', async () => {
    await keep(store, {})
    openHistory(store)
    await waitFor(() => expect(cards()).toEqual(['Empty the cart']))
    const record = localStorage.getItem(`${key}/h-1`) ?? ''
    localStorage.setItem(`${key}/other`, record.replace('Empty the cart', 'From another tab'))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `${key}/other` })))
    await waitFor(() => expect(cards()).toContain('From another tab'))
  })

  it('after Refresh, where nobody told of the change', async () => {
    await keep(store, {})
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(1))
    localStorage.removeItem(`${key}/h-1`)
    await userEvent.click(button('Refresh'))
    await waitFor(() => expect(cards()).toEqual([]))
  })

  it('of damaged entries: how many, and the rest', async () => {
    await keep(store, {}, promo, { ticketId: 'SHOP-3', title: 'Third' })
    localStorage.setItem(`${key}/broken`, 'lost')
    localStorage.setItem(`${key}/h-2`, (localStorage.getItem(`${key}/h-2`) ?? '').slice(0, -9))
    openHistory(store)
    expect(
      await screen.findByText('2 entries could not be read and are set aside. A backup includes them as they are.'),
    ).toBeInTheDocument()
    expect(cards()).toEqual(['Third', 'Empty the cart'])
  })
})

describe('searching', () => {
  beforeEach(() =>
    keep(store, { timestamp: '2026-10-01T10:00:00.000Z' }, { ...promo, timestamp: '2026-11-10T10:00:00.000Z' }),
  )

  it.each([
    ['pay-2', ['Promo codes']],
    ['EMPTY THE', ['Empty the cart']],
    ['discount', ['Promo codes']],
    ['expired', ['Promo codes']],
    ['nowhere', []],
  ])('%s', async (text, titles) => {
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(2))
    await userEvent.type(screen.getByPlaceholderText('Search by ticket ID, title, or description'), text)
    await waitFor(() => expect(cards()).toEqual(titles))
    expect(screen.getByText(`Showing ${titles.length} of 2 entries`)).toBeInTheDocument()
  })

  it('with nothing found leads back', async () => {
    openHistory(store)
    await userEvent.type(screen.getByRole('searchbox'), 'nowhere')
    expect(await screen.findByText('No entry matches the search and filters.')).toBeInTheDocument()
    await userEvent.click(button('Clear search and filters'))
    expect(cards()).toHaveLength(2)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('hides its filters until the user opens them', async () => {
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(screen.queryByLabelText('Type')).not.toBeInTheDocument()
    await userEvent.click(button('Filters'))
    expect(button('Filters')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Negative (2)')
    expect(cards()).toEqual(['Promo codes'])
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'Low (1)')
    expect(cards()).toEqual(['Promo codes'])
    await userEvent.click(button('Filters 2 active'))
    expect(screen.queryByLabelText('Type')).not.toBeInTheDocument()
    expect(cards()).toEqual(['Promo codes'])
  })

  it('by days, and says when they are the wrong way round', async () => {
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(2))
    await userEvent.click(button('Filters'))
    await userEvent.type(screen.getByLabelText('From Date'), '2026-11-01')
    expect(cards()).toEqual(['Promo codes'])
    await userEvent.type(screen.getByLabelText('To Date'), '2026-10-15')
    expect(screen.getByText('To Date is before From Date')).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText('From Date'))
    expect(cards()).toEqual(['Empty the cart'])
  })
})

describe('loading an entry', () => {
  it('hands over all of it', async () => {
    await keep(store, promo)
    const { onLoad } = openHistory(store)
    await userEvent.click(await screen.findByRole('button', { name: 'Load PAY-22' }))
    expect(onLoad).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'h-1', ticketId: 'PAY-22', testCases: promo.testCases }),
    )
  })

  it('says when it cannot be read', async () => {
    await keep(store, promo)
    const { onLoad } = openHistory(store)
    const load = await screen.findByRole('button', { name: 'Load PAY-22' })
    localStorage.setItem(`${key}/h-1`, 'lost')
    await userEvent.click(load)
    expect(screen.getByRole('alert')).toHaveTextContent('This entry could not be read.')
    expect(onLoad).not.toHaveBeenCalled()
  })
})

describe('the backup', () => {
  const choose = (text: string) =>
    userEvent.upload(
      screen.getByLabelText('History backup file'),
      new File([text], 'history.json', { type: 'application/json' }),
    )

  it('goes out as a file of the day', async () => {
    await keep(store, promo)
    const { onSaveFile } = openHistory(store)
    await waitFor(() => expect(button('Back up')).toBeEnabled())
    await userEvent.click(button('Back up'))
    const [file] = onSaveFile.mock.calls[0] ?? []
    expect(file?.name).toMatch(/^casewright-history-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(file?.text ?? '')).toMatchObject({ entries: [{ ticketId: 'PAY-22' }] })
    expect(await screen.findByText('Backup downloaded')).toBeInTheDocument()
  })

  it('comes back in, merged with what is there', async () => {
    await keep(store, {}, promo)
    const text = store.backup()
    await store.remove('h-1')
    openHistory(store)
    await waitFor(() => expect(cards()).toEqual(['Promo codes']))
    await choose(text)
    expect(await screen.findByText('1 entry restored. 1 entry was already here.')).toBeInTheDocument()
    await waitFor(() => expect(cards()).toEqual(['Promo codes', 'Empty the cart']))
  })

  it('says what did not come in', async () => {
    await keep(store, {})
    const parsed = z.looseObject({ entries: z.array(z.unknown()) }).parse(JSON.parse(store.backup()))
    parsed.entries.push({ id: 'broken' })
    openHistory(store)
    await choose(JSON.stringify(parsed))
    expect(
      await screen.findByText(
        'Nothing new was in the backup. 1 entry was already here. 1 entry of the file could not be read.',
      ),
    ).toBeInTheDocument()
  })

  it('that is none is refused', async () => {
    await keep(store, {})
    openHistory(store)
    await choose('Title,Description')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file is not a history backup: it is not JSON. Nothing was changed.',
    )
    expect(cards()).toEqual(['Empty the cart'])
  })
})

it('leads to the export, where the plan has it', async () => {
  await keep(store, {})
  const { onExport } = openHistory(store)
  await waitFor(() => expect(button('Export')).toBeEnabled())
  await userEvent.click(button('Export'))
  expect(onExport).toHaveBeenCalledTimes(1)
})

it('does not offer an export that the plan does not have', async () => {
  await keep(store, {})
  openHistory(store, { canExport: false })
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(button('Export')).toBeDisabled()
})

it('closes with Escape, but only the question where one is asked', async () => {
  await keep(store, {})
  const { onClose } = openHistory(store)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete SHOP-1' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog', { name: 'Delete entry' })).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
