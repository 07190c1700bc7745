import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { progressSteps } from '#domain/generation/progress.ts'
import { CriteriaFound, RunBanner, RunProgress } from '#src/features/generation/run-progress.tsx'
import { EnrichmentPanel } from '#src/features/generation/enrichment-panel.tsx'
import { TicketForm, generateButtonState } from '#src/features/generation/ticket-form.tsx'
import { HowItWorks } from '#src/features/generation/how-it-works.tsx'
import { RunProblemBox } from '#src/features/generation/run-problem-box.tsx'
import type { RunProblem } from '#src/features/generation/run-problem.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'
import { aCriterion } from '../../support/results.ts'

const ready = { running: false, link: 'SHOP-1', connected: true, canGenerate: true }

describe('the Generate button', () => {
  it.each([
    ['can be pressed when all is there', {}, 'Generate Test Cases', false],
    ['can be pressed while the plan is not known', { canGenerate: undefined }, 'Generate Test Cases', false],
    ['waits for a link', { link: '  ' }, 'Generate Test Cases', true],
    ['waits for a connection', { connected: false }, 'Generate Test Cases', true],
    ['asks for a larger plan', { canGenerate: false }, 'Upgrade Plan Required', true],
    [
      'asks for a larger plan before anything else',
      { canGenerate: false, link: '', connected: false },
      'Upgrade Plan Required',
      true,
    ],
    ['is at work', { running: true }, 'Generating Test Cases...', true],
    ['is at work on the last run of the plan', { running: true, canGenerate: false }, 'Generating Test Cases...', true],
  ])('%s', (_, change, label, disabled) => {
    expect(generateButtonState({ ...ready, ...change })).toEqual({ label, disabled })
  })
})

describe('the ticket form', () => {
  function Form({
    onGenerate = vi.fn(),
    ...rest
  }: {
    onGenerate?: () => void
    connected?: boolean
    canGenerate?: boolean
    running?: boolean
    monthlyRuns?: number
  }) {
    const [link, setLink] = useState('')
    return (
      <MemoryRouter>
        <TicketForm
          canGenerate={true}
          connected
          link={link}
          monthlyRuns={20}
          onGenerate={onGenerate}
          onSeveral={() => undefined}
          onLinkEntered={() => undefined}
          onLinkChange={setLink}
          running={false}
          siteUrl="https://acme.atlassian.net"
          {...rest}
        />
      </MemoryRouter>
    )
  }

  it('names the site in its placeholder and generates with Enter', async () => {
    const onGenerate = vi.fn()
    render(<Form onGenerate={onGenerate} />)
    await userEvent.type(screen.getByPlaceholderText('https://acme.atlassian.net/browse/PROJECT-123'), 'SHOP-1{Enter}')
    expect(onGenerate).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Generate Test Cases' }))
    expect(onGenerate).toHaveBeenCalledTimes(2)
  })

  it.each([{ connected: false }, { canGenerate: false }, { running: true }])(
    'does not generate with Enter when %j',
    async (change) => {
      const onGenerate = vi.fn()
      render(<Form onGenerate={onGenerate} {...change} />)
      await userEvent.type(screen.getByLabelText('Jira ticket URL'), 'SHOP-1{Enter}')
      expect(onGenerate).not.toHaveBeenCalled()
    },
  )

  it.each(['', '   '])('asks for a link when Enter is pressed on %j, until something is typed', async (link) => {
    const onGenerate = vi.fn()
    render(<Form onGenerate={onGenerate} />)
    const field = screen.getByLabelText('Jira ticket URL')
    await userEvent.type(field, `${link}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a Jira ticket URL')
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(onGenerate).not.toHaveBeenCalled()
    await userEvent.type(field, 'S')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field).toBeValid()
    await userEvent.clear(field)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says on Enter that Jira is not configured, links to Settings, and stops once it is', async () => {
    const { rerender } = render(<Form connected={false} />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Jira ticket URL'), 'SHOP-1{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Jira not configured. Please configure your account first.')
    expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/app/settings')
    rerender(<Form connected />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says both when both are missing', async () => {
    render(<Form connected={false} />)
    await userEvent.type(screen.getByLabelText('Jira ticket URL'), '{Enter}')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Please enter a Jira ticket URL',
      expect.stringMatching(/^Jira not configured\. Please configure your account first\./),
    ])
  })

  describe('a link pasted', () => {
    const link = 'https://acme.atlassian.net/browse/SHOP-7'

    function paste(text: string, target: Element = document.body): void {
      const event = createEvent.paste(target, {
        clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
      })
      fireEvent(target, event)
    }

    it('anywhere on the page goes into the field in place of what was there, and Enter generates', async () => {
      const onGenerate = vi.fn()
      render(<Form onGenerate={onGenerate} />)
      await userEvent.type(screen.getByRole('textbox'), 'SHOP-1')
      await userEvent.click(document.body)
      paste(`  ${link}\nand what else was copied`)
      expect(screen.getByRole('textbox')).toHaveValue(link)
      expect(screen.getByRole('textbox')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      expect(onGenerate).toHaveBeenCalledTimes(1)
    })

    it('into another field stays there', () => {
      render(
        <>
          <Form />
          <textarea aria-label="Notes" />
        </>,
      )
      paste(link, screen.getByLabelText('Notes'))
      expect(screen.getByLabelText('Jira ticket URL')).toHaveValue('')
    })

    it.each([
      ['while a dialog is open', <div key="dialog" role="dialog" />, link],
      ['as a picture, without a text', null, ''],
    ])('%s changes nothing', (_, over, text) => {
      render(
        <>
          <Form />
          {over}
        </>,
      )
      paste(text)
      expect(screen.getByLabelText('Jira ticket URL')).toHaveValue('')
    })

    it('changes nothing during a run', () => {
      render(<Form running />)
      paste(link)
      expect(screen.getByLabelText('Jira ticket URL')).toHaveValue('')
    })
  })

  it('says that the plan is used up and where the plans are', () => {
    render(<Form canGenerate={false} monthlyRuns={20} />)
    expect(
      screen.getByText('You have reached your test case generation limit. Please upgrade your plan.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/#pricing')
    expect(screen.queryByText('Your plan has no runs.')).not.toBeInTheDocument()
  })

  it('says that the plan has no runs', () => {
    render(<Form canGenerate={false} monthlyRuns={0} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Your plan has no runs\./)
  })
})

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
