import { z } from 'zod'

/** Roles, quotas and permissions (docs/spec.md, section 6). The database's `plans` table holds the same numbers; a test compares them. */
export const roles = ['user', 'starter', 'pro', 'admin'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

export interface Plan {
  role: Role
  label: string
  description: string
  /** Runs a month; -1 is unlimited. */
  quota: number
  enrichment: boolean
  canExport: boolean
}

/** No limit. */
export const unlimited = -1

export const plans: Record<Role, Plan> = {
  user: {
    role: 'user',
    label: 'Free',
    description: 'Upgrade to generate test cases',
    quota: 0,
    enrichment: false,
    canExport: false,
  },
  starter: {
    role: 'starter',
    label: 'Starter',
    description: '20 runs a month',
    quota: 20,
    enrichment: false,
    canExport: true,
  },
  pro: {
    role: 'pro',
    label: 'Pro',
    description: '100 runs a month, with enrichment',
    quota: 100,
    enrichment: true,
    canExport: true,
  },
  admin: {
    role: 'admin',
    label: 'Admin',
    description: 'Unlimited runs, with enrichment',
    quota: unlimited,
    enrichment: true,
    canExport: true,
  },
}

/** The plan of any role text; undefined for a role that this version does not know. */
export function planOf(role: string): Plan | undefined {
  const parsed = roleSchema.safeParse(role)
  return parsed.success ? plans[parsed.data] : undefined
}

/** The label of any role text; a role this version does not know is 'Unknown' (docs/spec.md, section 6). */
export function roleLabel(role: string): string {
  return planOf(role)?.label ?? 'Unknown'
}

/** Share of the quota that is used, in percent, capped at 100 (docs/spec.md, section 9). An unlimited plan is never used up: 0. */
export function usagePercent(used: number, quota: number): number {
  if (quota === unlimited) return 0
  if (quota <= 0) return 100
  return Math.min(100, Math.round((used / quota) * 100))
}

/** Whether one more run may start. */
export function hasRunsLeft(used: number, quota: number): boolean {
  return quota === unlimited || used < quota
}
