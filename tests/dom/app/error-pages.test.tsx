import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppErrorBoundary } from '#src/app/errors/app-error-boundary.tsx'
import { ConfigurationProblem } from '#src/app/errors/configuration-problem.tsx'
import { ProblemPage } from '#src/app/errors/problem-page.tsx'

describe('the page of an unexpected error', () => {
  it.each([
    ['an error', new Error('x is not a function'), 'This screen stopped working', 'x is not a function'],
    ['anything else that was thrown', 'gone', 'This screen stopped working', 'gone'],
    [
      'a chunk that is gone (Chromium)',
      new TypeError('Failed to fetch dynamically imported module: http://x/a.js'),
      'A part of the page could not be loaded',
      'Failed to fetch dynamically imported module: http://x/a.js',
    ],
    ['a chunk that is gone (Safari)', new TypeError('Importing a module script failed.'), 'A part of the page could not be loaded', 'Importing a module script failed.'],
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

it('a build without its variables says which', () => {
  render(<ConfigurationProblem message="The app is not configured. Missing: VITE_SUPABASE_URL." />)
  expect(screen.getByRole('heading', { name: 'This site is not configured yet' })).toBeInTheDocument()
  expect(screen.getByText('The app is not configured. Missing: VITE_SUPABASE_URL.')).toBeInTheDocument()
})
