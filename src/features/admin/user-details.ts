import type { AdminUser } from '#domain/contracts/admin.ts'
import { roleLabel, unlimited } from '#domain/plans/plans.ts'
import { locale } from '#src/lib/language.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { statusLabels, userFormTexts, userListTexts as texts } from './texts.ts'

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** What to call a user in a sentence or in a control's name. */
export function nameOf({ name, email }: Pick<AdminUser, 'name' | 'email'>): string {
  return name === '' ? email : name
}

/** What somebody else saved for a user, as a sentence. */
export function currentValues(user: Pick<AdminUser, 'name' | 'email' | 'role'>): string {
  return userFormTexts.currentValues(nameOf(user), localizedLabel(roleLabel(user.role)))
}

/** 'Active' is also what is shown when the backend does not know (spec section 2, Admin panel). */
export function statusOf({ status = 'active' }: Pick<AdminUser, 'status'>): string {
  return statusLabels[status]
}

/** A day, or the spec's 'N/A' where the backend does not know it. */
export function dayOf(time: string | undefined): string {
  const date = new Date(time ?? NaN)
  return Number.isNaN(date.getTime()) ? texts.notKnown : dateFormat.format(date)
}

/** Runs of this month beside the plan's limit, or 'N/A' where the backend does not know them. */
export function usageOf({ usage, limits }: Pick<AdminUser, 'usage' | 'limits'>): string {
  if (usage === undefined || limits === undefined) return texts.notKnown
  return limits.testCases === unlimited ? texts.unlimitedUsage(usage.testCases) : texts.usage(usage.testCases, limits.testCases)
}

/** The same where no column's head says what is counted; nothing where nothing is known. */
export function usageLineOf({ usage, limits }: Pick<AdminUser, 'usage' | 'limits'>): string | undefined {
  if (usage === undefined || limits === undefined) return undefined
  return limits.testCases === unlimited ? texts.unlimitedUsageLine(usage.testCases) : texts.usageLine(usage.testCases, limits.testCases)
}
