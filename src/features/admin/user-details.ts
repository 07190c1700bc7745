import type { AdminUser } from '#domain/contracts/admin.ts'
import { roleLabel, unlimited } from '#domain/plans/plans.ts'
import { locale } from '#src/lib/language.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { statusLabels, userFormTexts, userListTexts as texts } from './texts.ts'

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** The name of a user for sentences and labels. */
export function nameOf({ name, email }: Pick<AdminUser, 'name' | 'email'>): string {
  return name === '' ? email : name
}

/** Describes the values that somebody else saved. */
export function currentValues(user: Pick<AdminUser, 'name' | 'email' | 'role'>): string {
  return userFormTexts.currentValues(nameOf(user), localizedLabel(roleLabel(user.role)))
}

/** 'Active' also when the backend does not know the status (docs/spec.md section 2, Admin panel). */
export function statusOf({ status = 'active' }: Pick<AdminUser, 'status'>): string {
  return statusLabels[status]
}

/** A day, or 'N/A' when the backend does not know it. */
export function dayOf(time: string | undefined): string {
  const date = new Date(time ?? NaN)
  return Number.isNaN(date.getTime()) ? texts.notKnown : dateFormat.format(date)
}

/** Runs of this month and the plan's limit, or 'N/A' when the backend does not know them. */
export function usageOf({ usage, limits }: Pick<AdminUser, 'usage' | 'limits'>): string {
  if (usage === undefined || limits === undefined) return texts.notKnown
  return limits.testCases === unlimited
    ? texts.unlimitedUsage(usage.testCases)
    : texts.usage(usage.testCases, limits.testCases)
}

/** The same as a full phrase, for places without a column header. Undefined when unknown. */
export function usageLineOf({ usage, limits }: Pick<AdminUser, 'usage' | 'limits'>): string | undefined {
  if (usage === undefined || limits === undefined) return undefined
  return limits.testCases === unlimited
    ? texts.unlimitedUsageLine(usage.testCases)
    : texts.usageLine(usage.testCases, limits.testCases)
}
