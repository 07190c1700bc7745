import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { ConnectionStatus } from '#src/features/tracker/connection-status.tsx'
import { useTrackerConfig } from '#src/features/tracker/use-tracker-config.ts'
import { memoryKeyStore } from '../../support/memory-key-store.ts'
import { type CredentialVault, trackerItems } from '#src/storage/vault/tracker-config.ts'
import { createVault } from '#src/storage/vault/vault.ts'

const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }

let vault: CredentialVault

beforeEach(() => {
  vault = createVault(memoryKeyStore(), trackerItems())
})

function Indicator({ userId }: { userId: string }) {
  return <ConnectionStatus connection={useTrackerConfig(userId, vault)} />
}

function open(userId = 'u-1') {
  return render(<Indicator userId={userId} />, { wrapper: MemoryRouter })
}

it('checks first, then names the connected site', async () => {
  await vault.save('trackerConfig', 'u-1', config)
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Checking connection…')
  expect(await screen.findByText('Connected')).toBeInTheDocument()
  expect(screen.getByText('acme.atlassian.net')).toBeInTheDocument()
})

it.each([
  ['nothing is stored', undefined],
  ['the e-mail is missing', { ...config, email: '' }],
  ['the token is missing', { ...config, apiToken: '' }],
])('is not connected when %s, and leads to Settings', async (_, stored) => {
  if (stored !== undefined) await vault.save('trackerConfig', 'u-1', stored)
  open()
  expect(await screen.findByText('Not connected')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Connect your Jira account' })).toHaveAttribute('href', '/app/settings')
})

it('follows what is saved and cleared elsewhere', async () => {
  open()
  await screen.findByText('Not connected')
  await act(async () => void (await vault.save('trackerConfig', 'u-1', config)))
  expect(await screen.findByText('Connected')).toBeInTheDocument()
  await act(() => vault.clear('u-1'))
  expect(await screen.findByText('Not connected')).toBeInTheDocument()
})

it('forgets one user’s connection for the next', async () => {
  await vault.save('trackerConfig', 'u-1', config)
  const { rerender } = open()
  await screen.findByText('Connected')
  rerender(<Indicator userId="u-2" />)
  expect(screen.getByText('Checking connection…')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Not connected')).toBeInTheDocument())
})
