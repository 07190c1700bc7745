import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestCredentialsResponse } from '#domain/contracts/tracker.ts'
import { ApiError } from '#src/backend/api-error.ts'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { TrackerAccountPanel } from '#src/features/tracker/tracker-account-panel.tsx'
import type { KeyStore } from '#src/storage/vault/key-store.ts'
import { memoryKeyStore } from '../../support/memory-key-store.ts'
import { type CredentialVault, trackerItems } from '#src/storage/vault/tracker-config.ts'
import { createVault } from '#src/storage/vault/vault.ts'

const testCredentials = vi.hoisted(() => vi.fn<(body: unknown) => Promise<TestCredentialsResponse>>())
vi.mock(import('#src/backend/api-client.ts'), async (original) => ({ ...(await original()), testCredentials }))

const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }

let keys: KeyStore
let vault: CredentialVault

beforeEach(() => {
  keys = memoryKeyStore()
  vault = createVault(keys, trackerItems())
  testCredentials.mockReset().mockResolvedValue({ success: true, account: { displayName: 'Robin Quell' } })
})

async function open(userId = 'u-1') {
  const view = render(<TrackerAccountPanel key={userId} userId={userId} vault={vault} />, { wrapper: ToastProvider })
  await screen.findByLabelText('Base URL')
  return view
}

function fields(): { baseUrl: string; email: string; apiToken: string } {
  const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value
  return { baseUrl: value('Base URL'), email: value('Email'), apiToken: value('API Token') }
}

async function type(values: Partial<typeof config>): Promise<void> {
  const labels = { baseUrl: 'Base URL', email: 'Email', apiToken: 'API Token' } as const
  for (const [field, label] of Object.entries(labels)) {
    const value = new Map(Object.entries(values)).get(field)
    if (value === undefined) continue
    await userEvent.clear(screen.getByLabelText(label))
    if (value !== '') await userEvent.type(screen.getByLabelText(label), value)
  }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Configuration' }))

describe('the initial values', () => {
  it('are empty for a new user', async () => {
    await open()
    expect(fields()).toEqual({ baseUrl: '', email: '', apiToken: '' })
    expect(screen.queryByText('Encrypted')).not.toBeInTheDocument()
  })

  it('are the saved configuration', async () => {
    await vault.save('trackerConfig', 'u-1', config)
    await open()
    expect(fields()).toEqual(config)
    expect(await screen.findByText('Encrypted')).toBeInTheDocument()
  })

  it('are the draft rather than the saved configuration, with a notice', async () => {
    await vault.save('trackerConfig', 'u-1', config)
    await vault.save('trackerDraft', 'u-1', { ...config, email: 'new@acme.test' })
    await open()
    expect(fields().email).toBe('new@acme.test')
    expect(screen.getByText(/These are your unsaved changes/)).toBeInTheDocument()
  })

  it('are never those of another user', async () => {
    await vault.save('trackerConfig', 'u-1', config)
    await vault.save('trackerDraft', 'u-1', config)
    await open('u-2')
    expect(fields()).toEqual({ baseUrl: '', email: '', apiToken: '' })
  })

  it('are empty, with a warning, when the saved ones cannot be read', async () => {
    await vault.save('trackerConfig', 'u-1', config)
    await keys.remove('u-1')
    await open()
    expect(fields().apiToken).toBe('')
    expect(screen.getByText(/can no longer be read in this browser/)).toBeInTheDocument()
  })
})

describe('checking', () => {
  it.each([
    ['Base URL is required', { baseUrl: '' }],
    ['Base URL must start with https://', { baseUrl: 'http://acme.atlassian.net' }],
    ['Base URL must be a valid Atlassian domain', { baseUrl: 'https://acme.example.com' }],
    ['Email is required', { email: '' }],
    ['Please enter a valid email address', { email: 'nobody' }],
    ['API Token is required', { apiToken: '' }],
    ['API Token must be at least 10 characters long', { apiToken: 'short' }],
  ])('shows %j at its field, saves nothing and sends nothing', async (message, change) => {
    await vault.save('trackerConfig', 'u-1', config)
    await open()
    await type(change)
    await save()
    const [field] = Object.keys(change)
    const input = screen.getByLabelText(
      { baseUrl: 'Base URL', email: 'Email', apiToken: 'API Token' }[field ?? ''] ?? '',
    )
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(input).toHaveFocus()
    expect(testCredentials).not.toHaveBeenCalled()
    expect(await vault.read('trackerConfig', 'u-1')).toMatchObject({ value: config })
  })

  it('removes an error when its field changes', async () => {
    await open()
    await save()
    expect(screen.getByText('Email is required')).toBeInTheDocument()
    await type({ email: 'q' })
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
    expect(screen.getByText('Base URL is required')).toBeInTheDocument()
  })
})

describe('the draft', () => {
  it('is kept while typing, encrypted', async () => {
    await open()
    await type({ apiToken: 'half-a-tok' })
    await waitFor(async () =>
      expect(await vault.read('trackerDraft', 'u-1')).toMatchObject({ value: { apiToken: 'half-a-tok' } }),
    )
    expect(localStorage.getItem('jiraConfigDraft_u-1')).not.toContain('half')
  })

  it('is gone after a save', async () => {
    await open()
    await type(config)
    await save()
    await screen.findByText('Connected to Jira as Robin Quell.')
    expect(localStorage.getItem('jiraConfigDraft_u-1')).toBeNull()
    expect(screen.getByText('Encrypted')).toBeInTheDocument()
  })

  it('warns when the browser cannot store one', async () => {
    vault = createVault({ ...keys, getOrCreate: () => Promise.reject(new Error('no keys')) }, trackerItems())
    await open()
    await type({ email: 'q' })
    expect(await screen.findByText(/Changes on this page are not kept/)).toBeInTheDocument()
  })
})

describe('saving', () => {
  it('stores encrypted, then tests, then names the Jira user and shows the toast for 2.5 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let storedWhenTested: string | null = null
    testCredentials.mockImplementation(() => {
      storedWhenTested = localStorage.getItem('jiraConfig_u-1')
      return Promise.resolve({ success: true, account: { displayName: 'Robin Quell' } })
    })
    await open()
    await type({ ...config, baseUrl: `${config.baseUrl}/` })
    await save()
    expect(await screen.findByText('Connected to Jira as Robin Quell.')).toBeInTheDocument()
    expect(testCredentials).toHaveBeenCalledWith(config)
    expect(storedWhenTested).not.toBeNull()
    expect(storedWhenTested).not.toContain('token-0123456789')
    expect(screen.getByText('Configuration saved successfully!')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(2_600))
    expect(screen.queryByText('Configuration saved successfully!')).not.toBeInTheDocument()
    expect(screen.getByText('Connected to Jira as Robin Quell.')).toBeInTheDocument()
    vi.useRealTimers()
  })

  it('is at work while it tests, and takes no second press', async () => {
    let finish = (): void => undefined
    testCredentials.mockImplementation(
      () => new Promise((resolve) => (finish = () => resolve({ success: true, account: { displayName: 'R' } }))),
    )
    await open()
    await type(config)
    await save()
    expect(await screen.findByRole('button', { name: 'Testing the connection…' })).toBeDisabled()
    expect(screen.getByLabelText('API Token')).toBeDisabled()
    act(() => finish())
    expect(await screen.findByRole('button', { name: 'Save Configuration' })).toBeEnabled()
  })

  it('loses nothing typed when the test fails, and says what is wrong', async () => {
    testCredentials.mockRejectedValue(
      new ApiError(422, 'jira_unauthorized', 'Credential validation failed. The token may be expired.'),
    )
    await open()
    await type(config)
    await save()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Connection test failed.')
    expect(alert).toHaveTextContent('The token may be expired.')
    expect(fields()).toEqual(config)
    expect(await vault.read('trackerConfig', 'u-1')).toMatchObject({ value: config })
    expect(screen.getByText('Configuration saved successfully!')).toBeInTheDocument()
  })

  it('says so when the browser cannot keep the credentials, and tests nothing', async () => {
    vault = createVault({ ...keys, getOrCreate: () => Promise.reject(new Error('no keys')) }, trackerItems())
    await open()
    await type(config)
    await save()
    expect(await screen.findByText('The configuration was not saved.')).toBeInTheDocument()
    expect(testCredentials).not.toHaveBeenCalled()
    expect(fields()).toEqual(config)
    expect(screen.queryByText('Configuration saved successfully!')).not.toBeInTheDocument()
  })
})

describe('clearing', () => {
  async function ask() {
    await vault.save('trackerConfig', 'u-1', config)
    await vault.save('trackerDraft', 'u-1', config)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    return screen.getByRole('alertdialog', { name: 'Clear configuration' })
  }

  it('asks first and can be called off', async () => {
    const dialog = await ask()
    expect(dialog).toHaveTextContent('Are you sure you want to clear the configuration? This action cannot be undone.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(fields()).toEqual(config)
    expect(await vault.read('trackerConfig', 'u-1')).toMatchObject({ state: 'found' })
  })

  it('empties the fields and removes configuration, draft and key', async () => {
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(fields()).toEqual({ baseUrl: '', email: '', apiToken: '' }))
    expect(localStorage).toHaveLength(0)
    expect(await keys.get('u-1')).toBeUndefined()
    expect(screen.getByText('The configuration was removed from this browser.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Encrypted')).not.toBeInTheDocument())
  })
})

it('hides the token until it is revealed', async () => {
  await vault.save('trackerConfig', 'u-1', config)
  await open()
  expect(screen.getByLabelText('API Token')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show API token' }))
  expect(screen.getByLabelText('API Token')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide API token' }))
  expect(screen.getByLabelText('API Token')).toHaveAttribute('type', 'password')
})

it('helps to make a token and says that it expires', async () => {
  await open()
  expect(screen.getByText('How do I get an API token?')).toBeInTheDocument()
  expect(screen.getByText(/between 1 and 365 days/)).toBeInTheDocument()
  const link = screen.getByText('Open Atlassian API tokens').closest('a')
  expect(link).toHaveAttribute('href', 'https://id.atlassian.com/manage-profile/security/api-tokens')
  expect(link).toHaveAttribute('target', '_blank')
})
