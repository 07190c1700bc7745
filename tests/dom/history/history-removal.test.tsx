import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type HistoryStore } from '#src/storage/history/store.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'
import { button, cards, keep, newStore, openHistory, promo } from './shown-history.tsx'

let store: HistoryStore
beforeEach(() => {
  store = newStore()
})

describe('deleting an entry', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    await keep(store, {}, promo)
    openHistory(store)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete PAY-22' }))
    const question = screen.getByRole('alertdialog', { name: 'Delete entry' })
    expect(question).toHaveTextContent('Are you sure you want to delete this entry?')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(cards()).toHaveLength(2)
  })

  it('takes it away and says so', async () => {
    await keep(store, {}, promo)
    openHistory(store)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete PAY-22' }))
    await userEvent.click(button('Delete'))
    expect(await screen.findByText('Entry removed successfully')).toBeInTheDocument()
    await waitFor(() => expect(cards()).toEqual(['Empty the cart']))
    expect(localStorage).toHaveLength(1)
  })

  it('says why it failed', async () => {
    await keep(store, {})
    openHistory(store)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete SHOP-1' }))
    localStorage.clear()
    await userEvent.click(button('Delete'))
    expect(await screen.findByText('Error deleting entry: Entry not found')).toBeInTheDocument()
  })

  it('keeps the entry and says so if the browser refuses to remove it', async () => {
    await keep(store, {})
    openHistory(store)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete SHOP-1' }))
    const allow = refuseStorage('SecurityError', 'removeItem')
    await userEvent.click(button('Delete'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error deleting entry: This browser did not remove it from its storage.',
    )
    expect(screen.queryByText('Entry removed successfully')).not.toBeInTheDocument()
    expect(cards()).toEqual(['Empty the cart'])
    allow()
    expect(localStorage).toHaveLength(1)
  })
})

describe('clearing the history', () => {
  it('asks first, then takes everything away and says so', async () => {
    await keep(store, {}, promo)
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(2))
    await userEvent.click(button('Clear All'))
    const question = screen.getByRole('alertdialog', { name: 'Clear history' })
    expect(question).toHaveTextContent('Are you sure you want to clear all history? This action cannot be undone.')
    expect(cards()).toHaveLength(2)
    await userEvent.click(within(question).getByRole('button', { name: 'Clear All' }))
    expect(await screen.findByText('History cleared successfully')).toBeInTheDocument()
    expect(await screen.findByText('No history entries found')).toBeInTheDocument()
  })

  it('says why it failed', async () => {
    await keep(store, {})
    vi.spyOn(store, 'clear').mockRejectedValue(new Error('the lock was stolen'))
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(1))
    await userEvent.click(button('Clear All'))
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Clear history' })).getByRole('button', { name: 'Clear All' }),
    )
    expect(await screen.findByText('Error clearing history: the lock was stolen')).toBeInTheDocument()
  })

  it('keeps the entries and says so if the browser refuses to remove them', async () => {
    await keep(store, {}, promo)
    openHistory(store)
    await waitFor(() => expect(cards()).toHaveLength(2))
    await userEvent.click(button('Clear All'))
    const allow = refuseStorage('SecurityError', 'removeItem')
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Clear history' })).getByRole('button', { name: 'Clear All' }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error clearing history: This browser did not remove it from its storage.',
    )
    expect(screen.queryByText('History cleared successfully')).not.toBeInTheDocument()
    expect(cards()).toHaveLength(2)
    allow()
  })
})
