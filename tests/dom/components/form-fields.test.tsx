import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'

describe('a field', () => {
  it.each([
    ['a line of text', <TextInput key="1" />],
    ['a secret', <PasswordInput key="2" />],
    [
      'a list',
      <Select key="3">
        <option>High</option>
      </Select>,
    ],
  ])('names and describes %s', (_, control) => {
    render(
      <Field error="Base URL is required" hint="The address of your site" label="Base URL">
        {control}
      </Field>,
    )
    expect(screen.getByLabelText('Base URL')).toHaveAccessibleDescription(
      'Base URL is required The address of your site',
    )
    expect(screen.getByLabelText('Base URL')).toHaveAttribute('aria-invalid', 'true')
  })

  it('is neither described nor invalid without hint and error', () => {
    render(
      <Field error="" label="Email">
        <TextInput />
      </Field>,
    )
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby')
  })

  it('announces an error that appears later', () => {
    const { rerender } = render(
      <Field label="Email">
        <TextInput />
      </Field>,
    )
    rerender(
      <Field error="Email is required" label="Email">
        <TextInput />
      </Field>,
    )
    expect(screen.getByText('Email is required').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })
})

describe('a secret', () => {
  it('keeps what was typed when it is revealed, and its toggle says of what', async () => {
    render(
      <Field label="API Token">
        <PasswordInput revealName="API token" />
      </Field>,
    )
    await userEvent.type(screen.getByLabelText('API Token'), 'abc')
    await userEvent.click(screen.getByRole('button', { name: 'Show API token' }))
    expect(screen.getByLabelText('API Token')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('API Token')).toHaveValue('abc')
  })
})

function Enrichment({ disabled = false }: { disabled?: boolean }) {
  const [on, setOn] = useState(false)
  return (
    <Switch
      checked={on}
      disabled={disabled}
      hint="Pro and Admin"
      label="Test Case Enrichment"
      onCheckedChange={setOn}
    />
  )
}

describe('a switch', () => {
  it('is turned by mouse and keyboard and says its state', async () => {
    render(<Enrichment />)
    const control = screen.getByRole('switch', { name: 'Test Case Enrichment', description: 'Pro and Admin' })
    expect(control).not.toBeChecked()
    await userEvent.click(control)
    expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    expect(control).not.toBeChecked()
  })

  it('does not turn while disabled', async () => {
    render(<Enrichment disabled />)
    await userEvent.click(screen.getByRole('switch'))
    expect(screen.getByRole('switch')).not.toBeChecked()
  })
})

describe('a button', () => {
  it('takes no second press while it is busy', async () => {
    const press = vi.fn()
    render(
      <Button busy onClick={press}>
        Saving...
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Saving...' })
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('submits no form by default', async () => {
    const send = vi.fn()
    render(
      <form onSubmit={send}>
        <Button>Clear</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(send).not.toHaveBeenCalled()
  })
})
