import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { progressSteps } from '#domain/generation/progress.ts'
import { CriteriaFound, RunBanner, RunProgress } from '#src/features/generation/run-progress.tsx'
import { EnrichmentPanel } from '#src/features/generation/enrichment-panel.tsx'
import { HowItWorks } from '#src/features/generation/how-it-works.tsx'
import { RunProblemBox } from '#src/features/generation/run-problem-box.tsx'
import type { RunProblem } from '#src/features/generation/run-problem.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'
import { aCriterion } from '../../support/results.ts'

it('shows the progress in words and percent, and cancels', async () => {
  const onCancel = vi.fn()
  render(<RunProgress onCancel={onCancel} progress={progressSteps.fetchingTicket} />)
  expect(screen.getByText('Fetching ticket...')).toBeInTheDocument()
  expect(screen.getByText('20%')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

it('counts the criteria that have a test case', () => {
  const progress = { ...progressSteps.generating, percent: 71, criteria: { covered: 14, total: 26 } }
  render(<RunProgress onCancel={vi.fn()} progress={progress} />)
  expect(screen.getByText('14 of 26 criteria · 71%')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '14 of 26 criteria · 71%')
})

it('shows on other screens that a run is in progress', () => {
  render(<RunBanner progress={progressSteps.generating} />)
  expect(screen.getByRole('status')).toHaveTextContent('Generating test cases...')
  expect(screen.getByText('60%')).toBeInTheDocument()
})

describe('the error box', () => {
  const onLogIn = vi.fn()

  function box(problem: Partial<RunProblem>, onRetry?: () => void) {
    render(
      <MemoryRouter>
        <RunProblemBox
          left={0}
          onLogIn={onLogIn}
          onRetry={onRetry}
          problem={{ code: 'x', message: 'It did not work.', action: 'none', ...problem }}
        />
      </MemoryRouter>,
    )
    return screen.getByRole('alert')
  }

  it('says what happened, what to do, and what was looked at', () => {
    const alert = box({
      advice: 'Do this.',
      lookedAt: [
        {
          place: 'Field "Acceptance Criteria"',
          code: 'criteria_field',
          params: { name: 'Acceptance Criteria' },
          found: 0,
        },
        { place: 'Description', code: 'criteria_description', found: 0 },
      ],
    })
    expect(alert).toHaveTextContent('It did not work.')
    expect(alert).toHaveTextContent('Do this.')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Field "Acceptance Criteria"',
      'Description',
    ])
  })

  it('tries again', async () => {
    const onRetry = vi.fn()
    box({ action: 'retry' }, onRetry)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('cannot try again without a connection', () => {
    box({ action: 'retry' })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled()
  })

  it('ends a session that is no longer taken', async () => {
    box({ action: 'login' })
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }))
    expect(onLogIn).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['settings', 'Open Settings', '/app/settings'],
    ['plans', 'See the plans', '/#pricing'],
  ] as const)('leads to %s', (action, name, href) => {
    box({ action })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })
})

it('lists the criteria found and where each came from', () => {
  const ticket = {
    key: 'SHOP-1',
    summary: 'Empty the cart',
    type: 'Story',
    priority: 'High',
    components: [],
    labels: [],
    description: [],
    fields: [],
  }
  render(
    <CriteriaFound
      criteria={[
        aCriterion({ text: 'Given a cart' }),
        aCriterion({ id: 'AC-2', source: { kind: 'field', label: 'Acceptance Criteria' } }),
        aCriterion({ id: 'AC-3', source: { kind: 'description', label: 'Description' } }),
      ]}
      ticket={ticket}
    />,
  )
  expect(screen.getByRole('heading', { name: /SHOP-1\s*Empty the cart/ })).toBeInTheDocument()
  expect(screen.getByText('3 acceptance criteria found')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^AC-1Given a cartSection: Acceptance criteria$/),
    expect.stringMatching(/^AC-2.*Field: Acceptance Criteria$/s),
    expect.stringMatching(/^AC-3.*Description$/s),
  ])
})

it('How it works has four steps, goes away when dismissed, stays away, and comes back', async () => {
  const { unmount } = render(<HowItWorks />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Hide How it works' }))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  unmount()
  render(<HowItWorks />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'How it works' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

describe('the enrichment toggle', () => {
  it.each([
    [undefined, 'Your plan could not be read yet.'],
    ['user', 'Your plan is Free.'],
    ['starter', 'Your plan is Starter.'],
  ] as const)('is off and says why for %s', (role, reason) => {
    localStorage.setItem('enableEnrichment', 'true')
    render(<EnrichmentPanel role={role} />)
    const toggle = screen.getByRole('switch', { name: 'Test Case Enrichment' })
    expect(toggle).toBeDisabled()
    expect(toggle).not.toBeChecked()
    expect(toggle).toHaveAccessibleDescription(expect.stringContaining(reason))
  })

  it.each(['pro', 'admin'] as const)('starts off and is kept for %s', async (role) => {
    const { unmount } = render(<EnrichmentPanel role={role} />)
    expect(screen.getByRole('switch')).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch'))
    expect(localStorage.getItem('enableEnrichment')).toBe('true')
    unmount()
    render(<EnrichmentPanel role={role} />)
    expect(screen.getByRole('switch')).toBeChecked()
  })

  it('says when the browser does not keep the choice', async () => {
    render(<EnrichmentPanel role="pro" />)
    const allow = refuseStorage('QuotaExceededError', 'setItem')
    await userEvent.click(screen.getByRole('switch'))
    allow()
    expect(screen.getByText(/This browser did not keep the choice/)).toBeInTheDocument()
  })
})
