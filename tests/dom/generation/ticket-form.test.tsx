import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { TicketForm, generateButtonState } from '#src/features/generation/ticket-form.tsx'

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
