import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#src/backend/api-error.ts'
import { browserVault } from '#src/storage/vault/browser-vault.ts'
import {
  api,
  generate,
  holdAnswer,
  info,
  input,
  keptEntries,
  openWorkspace,
  resetWorkspace,
} from './open-workspace.tsx'

beforeEach(resetWorkspace)

describe('a plan', () => {
  it('that is used up blocks the button and says why', async () => {
    api.getUserInfo.mockResolvedValue(info('starter', false))
    openWorkspace()
    expect(await screen.findByRole('button', { name: 'Upgrade Plan Required' })).toBeDisabled()
    expect(
      screen.getByText('You have reached your test case generation limit. Please upgrade your plan.'),
    ).toBeInTheDocument()
    await generate()
    expect(api.proxyTracker).not.toHaveBeenCalled()
  })

  it.each([
    ['pro', 'true', true],
    ['pro', 'false', false],
    ['starter', 'true', false],
  ] as const)('%s with enrichment set to %s asks for it: %s', async (role, stored, asked) => {
    localStorage.setItem('enableEnrichment', stored)
    api.getUserInfo.mockResolvedValue(info(role))
    openWorkspace()
    await waitFor(() => expect(api.getUserInfo).toHaveBeenCalled())
    await act(() => Promise.resolve())
    await generate()
    await waitFor(() => expect(api.generateTestCases).toHaveBeenCalled())
    expect(api.generateTestCases.mock.calls[0]?.[0].enableEnrichment).toBe(asked)
  })

  it('that is not known yet asks for no enrichment', async () => {
    localStorage.setItem('enableEnrichment', 'true')
    api.getUserInfo.mockReturnValue(new Promise(() => undefined))
    openWorkspace()
    await generate()
    await waitFor(() => expect(api.generateTestCases).toHaveBeenCalled())
    expect(api.generateTestCases.mock.calls[0]?.[0].enableEnrichment).toBe(false)
  })

  it('without exports leaves the Export button disabled', async () => {
    api.getUserInfo.mockResolvedValue({ ...info(), canExport: false })
    openWorkspace()
    await generate()
    const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeDisabled()
  })
})

it('is not connected without credentials, and leads to Settings', async () => {
  await browserVault.clear('u-1')
  openWorkspace()
  await screen.findByText('Not connected')
  await userEvent.type(input(), 'SHOP-1{Enter}')
  expect(screen.getByRole('button', { name: 'Generate Test Cases' })).toBeDisabled()
  expect(api.proxyTracker).not.toHaveBeenCalled()
})

describe('opening Settings during a run', () => {
  it('shows its progress, does not stop it, and links to its result', async () => {
    const answer = holdAnswer()
    const { router } = openWorkspace()
    await generate()
    await screen.findByText('1 acceptance criterion found')
    await act(() => router.navigate('/app/settings'))
    expect(screen.getByRole('progressbar', { name: 'Progress of the generation' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    )
    expect(screen.getByText('Generating test cases...')).toBeInTheDocument()
    answer()
    expect(await screen.findByText(/^\d+ test cases? for SHOP-1 (is|are) ready\.$/)).toBeInTheDocument()
    expect(keptEntries()).toMatchObject([{ ticketId: 'SHOP-1' }])
    await userEvent.click(screen.getByRole('link', { name: 'Show test cases' }))
    expect(await screen.findByRole('dialog', { name: 'Empty the cart' })).toBeInTheDocument()
    expect(screen.getByDisplayValue('SHOP-1')).toBeInTheDocument()
  })

  it('says there that it failed', async () => {
    api.generateTestCases.mockRejectedValue(
      new ApiError(503, 'ai_unavailable', 'The AI service is not available at the moment.'),
    )
    const { router } = openWorkspace()
    await generate()
    await screen.findByRole('alert')
    await act(() => router.navigate('/app/settings'))
    expect(screen.getByRole('alert')).toHaveTextContent('The AI service is not available at the moment.')
  })
})

it('the settings screen has the plan, the tracker account and the enrichment toggle', async () => {
  openWorkspace('/app/settings')
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument()
  expect(await screen.findByText('7 of 100 runs used this month')).toBeInTheDocument()
  expect(await screen.findByLabelText('Base URL')).toHaveValue('https://acme.atlassian.net')
  expect(screen.getByRole('switch', { name: 'Test Case Enrichment' })).toBeEnabled()
})

it('shows the next user nothing of the one before', async () => {
  const { signInAs } = openWorkspace()
  await generate()
  await screen.findByRole('dialog', { name: 'Empty the cart' })
  signInAs('u-2')
  await screen.findByText('Not connected')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(input()).toHaveValue('')
  expect(screen.queryByText('SHOP-1')).not.toBeInTheDocument()
})
