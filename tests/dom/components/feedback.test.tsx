import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Alert } from '#src/components/ui/alert.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { Tooltip } from '#src/components/ui/tooltip.tsx'

function Saver() {
  const toast = useToast()
  return (
    <button onClick={() => toast('Configuration saved successfully!')} type="button">
      Save
    </button>
  )
}

/** Hovers a control and waits until the tooltip library is loaded; the clock stands still. */
async function tippyLoads(point: () => void): Promise<void> {
  await act(async () => {
    point()
    await import('tippy.js')
    await Promise.resolve()
  })
}

describe('with the clock in hand', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a toast is announced, stays 2.5 seconds and leaves', () => {
    render(
      <ToastProvider>
        <Saver />
      </ToastProvider>,
    )
    const region = screen.getByRole('status')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(region).toHaveTextContent('Configuration saved successfully!')
    act(() => {
      vi.advanceTimersByTime(2_499)
    })
    expect(region).toHaveTextContent('Configuration saved successfully!')
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(region).toBeEmptyDOMElement()
  })

  it('a tooltip comes after 100 ms of hovering and describes its control', async () => {
    render(
      <Tooltip content="Copied to the clipboard">
        <button type="button">Copy</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'Copy' })
    await tippyLoads(() => fireEvent.mouseEnter(button))
    act(() => {
      vi.advanceTimersByTime(99)
    })
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copied to the clipboard')
    expect(button).toHaveAccessibleDescription('Copied to the clipboard')
  })

  it('a tooltip also opens on focus, above everything else', async () => {
    render(<IconButton icon="trash" label="Delete entry" />)
    const button = screen.getByRole('button', { name: 'Delete entry' })
    await tippyLoads(() => fireEvent.focus(button))
    act(() => {
      vi.advanceTimersByTime(150)
    })
    const tooltip = screen.getByText('Delete entry')
    expect(tooltip.closest('[data-tippy-root]')).toHaveStyle({ zIndex: '9999' })
    expect(button).not.toHaveAttribute('aria-describedby')
  })

  it('a tooltip does not come for a pointer that has left before it was loaded', async () => {
    render(
      <Tooltip content="Copied to the clipboard">
        <button type="button">Copy</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'Copy' })
    await tippyLoads(() => {
      fireEvent.mouseEnter(button)
      fireEvent.mouseLeave(button)
    })
    act(() => {
      vi.advanceTimersByTime(500)
    })
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    fireEvent.mouseEnter(button)
    await act(() => vi.advanceTimersByTimeAsync(150))
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
  })

  it('a tooltip goes with Escape, while the focus stays', async () => {
    render(
      <Tooltip content="Copied to the clipboard">
        <button type="button">Copy</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'Copy' })
    button.focus()
    await tippyLoads(() => fireEvent.focus(button))
    await act(() => vi.advanceTimersByTimeAsync(150))
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    fireEvent.keyDown(document, { key: 'Escape' })
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it('an empty tooltip never shows', async () => {
    render(
      <Tooltip content="">
        <button type="button">Copy</button>
      </Tooltip>,
    )
    await tippyLoads(() => fireEvent.mouseEnter(screen.getByRole('button')))
    act(() => {
      vi.advanceTimersByTime(500)
    })
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('an alert', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of kind %s is announced as %s', (variant, role) => {
    render(
      <Alert action={<button type="button">Try again</button>} title="Jira not reached" variant={variant}>
        Check the address.
      </Alert>,
    )
    expect(screen.getByRole(role)).toHaveTextContent('Jira not reachedCheck the address.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

describe('progress', () => {
  it.each([
    [40, '40'],
    [-5, '0'],
    [180, '100'],
    [33.4, '33'],
  ])('of %s is announced as %s of 100', (value, now) => {
    render(<ProgressBar label="Generating" value={value} valueText={`${value} done`} />)
    const bar = screen.getByRole('progressbar', { name: 'Generating' })
    expect(bar).toHaveAttribute('aria-valuenow', now)
    expect(bar).toHaveAttribute('aria-valuemax', '100')
    expect(bar).toHaveAttribute('aria-valuetext', `${value} done`)
  })

  it('of unknown length has a name only without a text next to it', () => {
    const { container, rerender } = render(<Spinner />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    rerender(<Spinner label="Loading history..." />)
    expect(screen.getByRole('img', { name: 'Loading history...' })).toBeInTheDocument()
  })
})

describe('a section', () => {
  it('is a region named by its heading', () => {
    render(<Panel title="Feature Settings">…</Panel>)
    expect(screen.getByRole('region', { name: 'Feature Settings' })).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Feature Settings' }),
    )
  })

  it('without content says what to do next', () => {
    render(
      <EmptyState action={<a href="/app">Generate</a>} icon="history" title="No history entries found">
        Generate some test cases to see them here
      </EmptyState>,
    )
    expect(screen.getByText('Generate some test cases to see them here')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Generate' })).toBeInTheDocument()
  })
})
