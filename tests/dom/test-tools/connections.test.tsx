import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckConnectionResponse, ToolConnection } from '#domain/contracts/test-tools.ts'
import { ApiError } from '#src/backend/api-error.ts'
import { ConnectionsPanel } from '#src/features/test-tools/connections/connections-panel.tsx'
import { trackerItems } from '#src/storage/vault/tracker-config.ts'
import { type ConnectionVault, connectionItems } from '#src/storage/vault/tool-connections.ts'
import { createVault } from '#src/storage/vault/vault.ts'
import { memoryKeyStore } from '../../support/memory-key-store.ts'

const checkConnection = vi.hoisted(() => vi.fn<(connection: ToolConnection) => Promise<CheckConnectionResponse>>())
vi.mock(import('#src/backend/test-tools-api.ts'), async (original) => ({ ...(await original()), checkConnection }))

const keys = memoryKeyStore()
let vault: ConnectionVault

beforeEach(() => {
  localStorage.clear()
  vault = createVault(keys, connectionItems)
  checkConnection.mockReset().mockResolvedValue({ success: true, account: 'Robin Quell' })
})

async function open() {
  const view = render(<ConnectionsPanel userId="u-1" vault={vault} />)
  await screen.findByRole('button', { name: 'Add a connection' })
  return view
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function add(tool: string, fields: Record<string, string>): Promise<void> {
  await press('Add a connection')
  await userEvent.selectOptions(screen.getByLabelText('Test tool'), tool)
  for (const [label, value] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), value)
  await press('Save and test')
}

async function saved() {
  const read = await vault.read('toolConnections', 'u-1')
  return read.state === 'found' ? read.value.map(({ name, connection }) => ({ name, connection })) : read.state
}

describe('a new connection', () => {
  it.each([
    [
      'Jira',
      { 'Base URL': 'https://Acme.atlassian.net/', Email: 'qa@acme.test', 'API token': 'jira-token' },
      {
        tool: 'jira',
        baseUrl: 'https://acme.atlassian.net',
        email: 'qa@acme.test',
        apiToken: 'jira-token',
        through: 'site',
      },
      'Jira (acme.atlassian.net)',
    ],
    [
      'Xray',
      { 'Client ID': 'XRAY-CLIENT-1', 'Client secret': 'xray-secret' },
      { tool: 'xray', region: 'global', clientId: 'XRAY-CLIENT-1', clientSecret: 'xray-secret' },
      'Xray',
    ],
    [
      'Zephyr Scale',
      { 'API token': ' z-token ' },
      { tool: 'zephyr', region: 'global', apiToken: 'z-token' },
      'Zephyr Scale',
    ],
    [
      'TestRail',
      { 'Base URL': 'https://acme.testrail.io', Email: 'qa@acme.test', 'API key': 'key' },
      { tool: 'testrail', baseUrl: 'https://acme.testrail.io', email: 'qa@acme.test', apiKey: 'key' },
      'TestRail (acme.testrail.io)',
    ],
    ['Qase', { 'API token': 'q-token', Name: 'Web tests' }, { tool: 'qase', apiToken: 'q-token' }, 'Web tests'],
    [
      'Azure DevOps',
      { Organization: 'acme', 'Personal access token': 'pat' },
      { tool: 'azure', organization: 'acme', token: 'pat' },
      'Azure DevOps (acme)',
    ],
  ])('to %s is saved encrypted, then tested', async (tool, fields, connection, name) => {
    await open()
    await add(tool, fields)
    expect(await screen.findByText(`“${name}” is connected as Robin Quell.`)).toBeVisible()
    expect(await saved()).toEqual([{ name, connection }])
    expect(checkConnection).toHaveBeenCalledExactlyOnceWith(connection)
    const stored = JSON.stringify({ ...localStorage })
    for (const value of Object.values(fields)) expect(stored).not.toContain(value.trim())
    expect(await screen.findByRole('listitem')).toHaveTextContent(name)
  })

  it('names what is missing or wrong at its field, and saves nothing', async () => {
    await open()
    await add('Jira', { 'Base URL': 'https://jira.example.com', Email: 'nobody' })
    expect(screen.getByLabelText('Base URL')).toHaveAccessibleDescription(/Enter the address of your Jira site/)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    expect(screen.getByLabelText('API token')).toHaveAccessibleDescription(/^API token is required/)
    expect(screen.getByLabelText('Base URL')).toHaveFocus()
    expect(await saved()).toBe('empty')
    expect(checkConnection).not.toHaveBeenCalled()
  })

  it('says where the credentials are created', async () => {
    await open()
    await press('Add a connection')
    await userEvent.selectOptions(screen.getByLabelText('Test tool'), 'Qase')
    expect(screen.getByLabelText('API token')).toHaveAccessibleDescription(/in your profile under API tokens/)
  })

  it('stays when the test fails, which says why', async () => {
    checkConnection.mockRejectedValue(
      new ApiError(422, 'test_tool_unauthorized', 'Qase did not accept the credentials.'),
    )
    await open()
    await add('Qase', { 'API token': 'wrong' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('“Qase” is saved, but the test failed.')
    expect(alert).toHaveTextContent('Qase did not accept the credentials.')
    expect(await saved()).toHaveLength(1)
  })

  it('is not lost silently where the browser cannot encrypt', async () => {
    vault = createVault({ ...keys, getOrCreate: () => Promise.reject(new Error('no keys')) }, connectionItems)
    await open()
    await add('Qase', { 'API token': 'q-token' })
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot encrypt what it stores here')
    expect(screen.getByLabelText('API token')).toHaveValue('q-token')
  })
})

describe('a saved connection', () => {
  const qase = { id: 'c-1', name: 'Qase', connection: { tool: 'qase', apiToken: 'old' } } as const
  const azure = {
    id: 'c-2',
    name: 'Boards',
    connection: { tool: 'azure', organization: 'acme', token: 'pat' },
    target: { project: 'Shop' },
  } as const

  it('is edited in its place, and keeps where cases were sent', async () => {
    await vault.save('toolConnections', 'u-1', [azure, qase])
    await open()
    await press('Edit Boards')
    expect(screen.getByLabelText('Organization')).toHaveValue('acme')
    const token = screen.getByLabelText('Personal access token')
    await userEvent.clear(token)
    await userEvent.type(token, 'new-pat')
    await press('Save and test')
    await screen.findByText('“Boards” is connected as Robin Quell.')
    const read = await vault.read('toolConnections', 'u-1')
    expect(read).toMatchObject({
      value: [{ ...azure, connection: { ...azure.connection, token: 'new-pat' } }, { id: 'c-1' }],
    })
  })

  it('keeps its region when it is edited', async () => {
    const zephyr = { id: 'c-3', name: 'Z', connection: { tool: 'zephyr', region: 'au', apiToken: 'old' } } as const
    await vault.save('toolConnections', 'u-1', [zephyr])
    await open()
    await press('Edit Z')
    expect(screen.getByLabelText('Region')).toHaveDisplayValue('Australia')
    await userEvent.type(screen.getByLabelText('API token'), 'er')
    await press('Save and test')
    await screen.findByText('“Z” is connected as Robin Quell.')
    expect(await saved()).toEqual([{ name: 'Z', connection: { ...zephyr.connection, apiToken: 'older' } }])
  })

  it('is removed after a question', async () => {
    await vault.save('toolConnections', 'u-1', [qase, azure])
    await open()
    await press('Remove Qase')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The connection “Qase” was removed.')).toBeVisible()
    expect(await saved()).toHaveLength(1)
  })

  it('is not lost with the tracker account, and its key is not either', async () => {
    await vault.save('toolConnections', 'u-1', [qase])
    const tracker = createVault(keys, trackerItems())
    await tracker.save('trackerConfig', 'u-1', { baseUrl: 'https://acme.atlassian.net', email: '', apiToken: '' })
    await tracker.clear('u-1')
    expect(await tracker.read('trackerConfig', 'u-1')).toEqual({ state: 'empty' })
    expect(await saved()).toHaveLength(1)
    await vault.clear('u-1')
    expect(await keys.get('u-1')).toBeUndefined()
  })

  it('does not take the others with it when it cannot be read', async () => {
    const later = createVault<{ toolConnections: unknown }>(keys, {
      toolConnections: { schema: connectionItems.toolConnections.schema },
    })
    await later.save('toolConnections', 'u-1', [{ id: 'c-9', name: 'Later', connection: { tool: 'later' } }, qase])
    expect(await saved()).toEqual([{ name: 'Qase', connection: qase.connection }])
  })

  it('has to be entered again where the record is damaged', async () => {
    await vault.save('toolConnections', 'u-1', [qase])
    localStorage.setItem('toolConnections_u-1', 'nonsense')
    await open()
    await waitFor(() => expect(screen.getByText(/can no longer be read in this browser/)).toBeVisible())
  })
})
