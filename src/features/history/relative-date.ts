import { dateTexts } from './texts.ts'

const dayMs = 86_400_000

/** The age in calendar days of the user's time zone (docs/spec.md, section 2): an entry from late last night is from yesterday. */
export function relativeDate(timestamp: string, now: Date): string {
  const time = new Date(timestamp)
  if (Number.isNaN(time.getTime())) return timestamp
  const days = Math.round((midnight(now) - midnight(time)) / dayMs)
  if (days <= 0) return dateTexts.today
  if (days === 1) return dateTexts.yesterday
  if (days < 7) return dateTexts.daysAgo(days)
  if (days < 30) return dateTexts.weeksAgo(Math.floor(days / 7))
  return dateTexts.monthsAgo(Math.floor(days / 30))
}

/** Days can be an hour longer or shorter when the clocks change; the caller rounds. */
function midnight(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}
