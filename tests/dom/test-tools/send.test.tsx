import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  find,
  found,
  listPlaces,
  lookIn,
  openDialog,
  prepared,
  press,
  pushCalls,
  resetSending,
  result,
  saved,
  send,
  show,
  tracker,
  zephyr,
} from './shown-send.tsx'

beforeEach(resetSending)

describe('choosing where and what to send', () => {
  it('offers the connections, and the tracker account as Jira', async () => {
    show()
    await openDialog()
    const options = within(await screen.findByLabelText('Send to')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Zephyr of the team',
      'Jira (acme.atlassian.net), your tracker account',
    ])
    await userEvent.selectOptions(screen.getByLabelText('Send to'), 'Jira (acme.atlassian.net), your tracker account')
    await userEvent.selectOptions(screen.getByLabelText('As'), 'One comment with a table')
    await press('Look for existing tests')
    expect(pushCalls).toHaveBeenCalledWith(
      { tool: 'jira', ...tracker, through: 'site' },
      expect.objectContaining({ target: { project: 'SHOP', form: 'comment' } }),
    )
  })

  it('lists the projects and the folders with their paths, and remembers the place', async () => {
    show()
    await openDialog()
    await userEvent.selectOptions(await screen.findByLabelText('Project'), 'Shop (SHOP)')
    await userEvent.selectOptions(await screen.findByLabelText('Folder'), 'Checkout / Payment')
    await press('Look for existing tests')
    expect(pushCalls).toHaveBeenCalledWith(zephyr.connection, {
      timestamp: result.timestamp,
      connection: zephyr.connection,
      target: { project: 'SHOP', folder: '2' },
      ticket: {
        key: 'SHOP-1',
        id: '10001',
        title: 'Empty the cart',
        url: 'https://acme.atlassian.net/browse/SHOP-1',
      },
      cases: prepared,
    })
    expect(saved.list[0]?.target).toEqual({ project: 'SHOP', folder: '2' })
  })

  it('takes a typed project where the tool lists none, and says what went wrong', async () => {
    listPlaces.mockRejectedValue(new Error('Zephyr Scale did not accept the credentials.'))
    show()
    await openDialog()
    expect(await screen.findByText('Zephyr Scale did not accept the credentials.')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Project'))
    expect(screen.getByRole('button', { name: 'Look for existing tests' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Project'), 'WEB')
    expect(screen.getByRole('button', { name: 'Look for existing tests' })).toBeEnabled()
  })

  it('sends only the chosen cases', async () => {
    show()
    await openDialog()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Keep the cart' }))
    expect(screen.getByText('2 of 3 test cases chosen')).toBeVisible()
    await userEvent.selectOptions(await screen.findByLabelText('Project'), 'Shop (SHOP)')
    await press('Look for existing tests')
    await press('Send 2 test cases')
    await screen.findByText('2 of 2 test cases sent')
    expect(send.mock.calls.flatMap(([cases]) => cases.map(({ title }) => title))).toEqual([
      'Empty the cart',
      'Lose the cart',
    ])
  })

  it.each([
    ['no connection', { tracker: undefined }, [], 'No test tool is connected yet.'],
    ['no Jira site', { tracker: undefined }, [zephyr], /The address of the ticket is not known/],
  ])('leads to Settings with %s', async (_name, props, list, text) => {
    saved.list = list
    show(props)
    await openDialog()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect a test tool in Settings' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Look for existing tests' })).toBeDisabled()
  })

  it('is not offered by a plan without exports', () => {
    show({ canExport: false })
    expect(screen.getByRole('button', { name: 'Send to…' })).toBeDisabled()
  })
})

describe('the plan', () => {
  it('shows duplicates first, with the reason and a link, and skips them unless told otherwise', async () => {
    find.mockResolvedValue({ ok: true, value: [found(7, { title: 'Lose the cart' }), found(8)] })
    show()
    await lookIn()
    const [first] = within(await screen.findByRole('list', { name: 'Zephyr Scale' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Lose the cart')
    expect(first).toHaveTextContent('The tool has another test with this title.')
    expect(within(first ?? document.body).getByRole('link', { name: 'SHOP-T7' })).toHaveAttribute(
      'href',
      'https://acme.atlassian.net/T7',
    )
    expect(screen.getByText('2 to create, 0 to update, 1 to skip')).toBeVisible()
    expect(screen.getByText('One other test is linked to this ticket. It stays as it is.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('What to do with “Lose the cart”'), 'Update')
    expect(screen.getByText(/An update replaces the title/)).toBeVisible()
    await press('Send 3 test cases')
    await screen.findByText('3 of 3 test cases sent')
    expect(send.mock.calls.flatMap(([cases]) => cases.map(({ remoteId }) => remoteId))).toEqual([
      undefined,
      undefined,
      '7',
    ])
  })

  it('sends nothing before it is confirmed, and can be left', async () => {
    show()
    await lookIn()
    await screen.findByText(/Nothing has been sent yet/)
    expect(send).not.toHaveBeenCalled()
    await press('Back')
    expect(screen.getByLabelText('Send to')).toBeVisible()
  })

  it('is made anew when the dialog is opened again: the cases may have changed', async () => {
    show()
    await lookIn()
    await screen.findByText(/Nothing has been sent yet/)
    await press('Close')
    await openDialog()
    expect(await screen.findByLabelText('Send to')).toBeVisible()
  })

  it('says why existing tests cannot be looked for', async () => {
    find.mockResolvedValue({
      ok: false,
      reason: { problem: { code: 'test_tool_not_found', message: 'Unknown project.' }, transient: false },
    })
    show()
    await lookIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unknown project.')
  })
})
