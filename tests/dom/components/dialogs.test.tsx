import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <Dialog description="Choose scope and format." onClose={() => setOpen(false)} open={open} title="Export">
        <button type="button">CSV</button>
      </Dialog>
    </>
  )
}

async function openPage(): Promise<void> {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}

describe('a dialog', () => {
  it('is named, described and holds the focus', async () => {
    await openPage()
    const dialog = screen.getByRole('dialog', { name: 'Export', description: 'Choose scope and format.' })
    expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives the focus back', async (_, close) => {
    await openPage()
    await close()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })
})

it('a dialog that no element opened returns the focus to the content of the page', async () => {
  const page = (open: boolean) => (
    <>
      <main id="main" tabIndex={-1} />
      <Dialog onClose={vi.fn()} open={open} title="Results" />
    </>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

describe('a question before something is lost', () => {
  const texts = {
    title: 'Delete entry',
    question: 'Are you sure you want to delete this entry?',
    confirmLabel: 'Delete',
  }

  it('starts on the harmless answer', async () => {
    const confirm = vi.fn()
    const cancel = vi.fn()
    render(<ConfirmDialog {...texts} onCancel={cancel} onConfirm={confirm} open />)
    expect(screen.getByRole('alertdialog', { name: texts.title, description: texts.question })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('does it when told so', async () => {
    const confirm = vi.fn()
    render(<ConfirmDialog {...texts} onCancel={vi.fn()} onConfirm={confirm} open />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(confirm).toHaveBeenCalledTimes(1)
  })
})
