import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppErrorBoundary, ProblemPage } from '#src/app/errors/problem-page.tsx'
import { PartBoundary } from '#src/app/workspace/when-opened.tsx'
import { ConfigurationProblem } from '#src/app/errors/configuration-problem.tsx'
import { failedImport } from '../../support/failed-import.ts'

describe('the page of an unexpected error', () => {
  it.each([
    ['an error', new Error('x is not a function'), 'This screen stopped working', 'x is not a function'],
    ['anything else that was thrown', 'gone', 'This screen stopped working', 'gone'],
    [
      'a chunk that is gone',
      failedImport('Importing a module script failed.'),
      'A part of the page could not be loaded',
      'Importing a module script failed.',
    ],
    [
      'an error that only sounds like one',
      new TypeError('Importing a module script failed.'),
      'This screen stopped working',
      'Importing a module script failed.',
    ],
  ])('names %s', (_, error, title, details) => {
    render(<ProblemPage error={error} />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText(details)).toBeInTheDocument()
  })

  it('catches what no route does', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    function Broken(): never {
      throw new Error('no provider')
    }
    render(
      <AppErrorBoundary>
        <Broken />
      </AppErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'This screen stopped working' })).toBeInTheDocument()
  })
})

describe('a dialog that cannot be loaded', () => {
  function broken(error: Error) {
    return function Broken(): never {
      throw error
    }
  }

  it('is reported in its place, and the rest of the screen stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = broken(failedImport())
    const onClose = vi.fn()
    render(
      <>
        <p>the work</p>
        <PartBoundary onClose={onClose} open>
          <Broken />
        </PartBoundary>
      </>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'A part of the page could not be loaded' })
    expect(within(dialog).getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
    expect(screen.getByText('the work')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('leaves every other error to the page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = broken(new Error('x is not a function'))
    render(
      <AppErrorBoundary>
        <PartBoundary onClose={() => undefined} open>
          <Broken />
        </PartBoundary>
      </AppErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'This screen stopped working' })).toBeInTheDocument()
  })
})

it('a build without its variables says which', () => {
  render(
    <ConfigurationProblem
      problem={{ code: 'configuration', message: 'The app is not configured. Missing: VITE_SUPABASE_URL.' }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'This site is not configured yet' })).toBeInTheDocument()
  expect(screen.getByText('The app is not configured. Missing: VITE_SUPABASE_URL.')).toBeInTheDocument()
})
