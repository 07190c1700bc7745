import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import type { Role } from '#domain/plans/plans.ts'
import { PlanBadge } from '#src/features/account/plan-badge.tsx'
import { AccountPlanCard } from '#src/features/account/account-plan-card.tsx'
import type { UserInfoState } from '#src/features/account/use-user-info.ts'

function info(role: Role, used: number, quota: number, isPlanUpgradeNeeded = false): UserInfo {
  return {
    user: { id: 'u1', email: 'a@demo.test', role },
    limits: { testCases: quota },
    usage: { testCases: used },
    canGenerate: !isPlanUpgradeNeeded,
    canExport: true,
    isPlanUpgradeNeeded,
  }
}

function state(part: Partial<UserInfoState>): UserInfoState {
  return {
    info: undefined,
    loading: false,
    error: null,
    refresh: () => Promise.resolve(),
    addRuns: () => undefined,
    ...part,
  }
}

const cases = [
  ['Free', info('user', 0, 0, true), 'Upgrade to generate test cases', 'This plan has no runs.', '100', 'No runs'],
  ['Starter', info('starter', 7, 20), '20 runs a month', '7 of 20 runs used this month', '35', '7 of 20 runs'],
  [
    'Pro',
    info('pro', 130, 100, true),
    '100 runs a month, with enrichment',
    '130 of 100 runs used this month',
    '100',
    '130 of 100 runs',
  ],
  [
    'Admin',
    info('admin', 1, -1),
    'Unlimited runs, with enrichment',
    '1 run used this month, no limit',
    undefined,
    '1 run',
  ],
] as const

describe('the plan card', () => {
  it.each(cases)('of %s shows the plan and what is used', (label, user, description, usage, percent) => {
    render(<AccountPlanCard userInfo={state({ info: user })} />)
    expect(screen.getByText(label)).toBeInTheDocument()
    expect(screen.getByText(description)).toBeInTheDocument()
    expect(screen.getByText(usage)).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? undefined).toBe(percent)
  })

  it('leads to the plans in a new tab only when an upgrade is needed', () => {
    const { rerender } = render(
      <AccountPlanCard upgradeHref="/" userInfo={state({ info: info('pro', 100, 100, true) })} />,
    )
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('target', '_blank')
    rerender(<AccountPlanCard upgradeHref="/" userInfo={state({ info: info('pro', 1, 100) })} />)
    expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument()
  })

  it('says that it is loading', () => {
    render(<AccountPlanCard userInfo={state({ loading: true })} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your plan...')
  })

  it('says what went wrong and tries again', async () => {
    const refresh = vi.fn(() => Promise.resolve())
    render(<AccountPlanCard userInfo={state({ error: new Error('HTTP error! status: 503: down'), refresh })} />)
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 503: down')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledWith({ force: true })
  })
})

describe('the plan badge', () => {
  it.each(cases)('of %s is short', (label, user, _description, _usage, _percent, short) => {
    render(<PlanBadge info={user} />)
    expect(screen.getByText(label)).toBeInTheDocument()
    expect(screen.getByText(short)).toBeInTheDocument()
  })
})
