import { describe, expect, it } from 'vitest'
import { hasRunsLeft, plans, roleLabel, roles, unlimited, usagePercent } from '#domain/plans/plans.ts'

describe('plans', () => {
  it.each([
    ['user', 'Free', 0, false],
    ['starter', 'Starter', 20, false],
    ['pro', 'Pro', 100, true],
    ['admin', 'Admin', unlimited, true],
  ] as const)('%s is %s', (role, label, quota, enrichment) => {
    expect(plans[role]).toMatchObject({ role, label, quota, enrichment })
  })

  it('has one plan a role', () => {
    expect(Object.keys(plans)).toEqual([...roles])
  })
})

describe('roleLabel', () => {
  it.each([
    ['pro', 'Pro'],
    ['user', 'Free'],
    ['superuser', 'Unknown'],
    ['', 'Unknown'],
    ['PRO', 'Unknown'],
    ['constructor', 'Unknown'],
  ])('%j is %s', (role, label) => {
    expect(roleLabel(role)).toBe(label)
  })
})

describe('usagePercent', () => {
  it.each([
    [0, 20, 0],
    [5, 20, 25],
    [1, 3, 33],
    [20, 20, 100],
    [25, 20, 100],
    [0, 0, 100],
    [7, unlimited, 0],
  ])('%d of %d is %d %%', (used, quota, percent) => {
    expect(usagePercent(used, quota)).toBe(percent)
  })
})

describe('hasRunsLeft', () => {
  it.each([
    [0, 0, false],
    [19, 20, true],
    [20, 20, false],
    [21, 20, false],
    [10_000, unlimited, true],
  ])('%d of %d: %s', (used, quota, left) => {
    expect(hasRunsLeft(used, quota)).toBe(left)
  })
})
