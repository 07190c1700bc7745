import type { Attributes } from './attributes.ts'

/** A value to send for a member, whether it is accepted, and how a step names it where the value does not say it. */
interface TriedTime {
  value: string
  accepted: boolean
  how?: string
}

/** The time of the server: 1 June 2026, 10:00 UTC. */
const serverTime = Date.UTC(2026, 5, 1, 10)
const written = (moment: number): string => new Date(moment).toISOString().replace('.000Z', 'Z')

export const isAboutTime = ({ time, daysBack, oldest }: Attributes): boolean =>
  time !== undefined || daysBack !== undefined || oldest !== undefined

/** The times on both sides of what a member allows. */
export function timesTried(member: string, { time, daysBack, oldest }: Attributes): TriedTime[] {
  const hasClock = /at$|time/iu.test(member)
  const day = (moment: number): string => written(moment).slice(0, hasClock ? 20 : 10)
  const found: TriedTime[] = []
  if (time !== undefined) {
    const step = hasClock ? 60_000 : 86_400_000
    const [past, later] = [day(serverTime - step), day(serverTime + step)]
    found.push(
      { value: time === 'notPast' ? past : later, accepted: false },
      { value: day(serverTime), accepted: true },
      { value: time === 'notPast' ? later : past, accepted: true },
    )
  }
  if (daysBack !== undefined)
    for (const days of [daysBack, daysBack + 1])
      found.push({ value: day(serverTime - days * 86_400_000), accepted: days === daysBack })
  if (oldest !== undefined) {
    const end = serverTime - oldest.seconds * 1_000
    const step = hasClock ? 1_000 : 86_400_000
    found.push(
      { value: day(end), accepted: true, how: `with ${member} exactly ${oldest.text} ago` },
      {
        value: day(end - step),
        accepted: false,
        how: `with ${member} ${oldest.text} and one ${hasClock ? 'second' : 'day'} ago`,
      },
    )
  }
  return found
}

/** A moment that would be accepted, written in forms that are not ISO 8601 (in UTC). */
export function otherTimes(isUtc: boolean): [how: string, value: string][] {
  return [
    ['free text', 'yesterday'],
    ['a local form of the date', '01.06.2026 09:30'],
    ...(isUtc
      ? ([
          ['a time without a zone', '2026-06-01T09:30:00'],
          ['a time of another zone', '2026-06-01T11:30:00+02:00'],
        ] satisfies [string, string][])
      : []),
  ]
}
