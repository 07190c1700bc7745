import type { CasePattern, PatternGroup } from '../pattern.ts'
import { branchOf, capitalised, contraryOf, noContrary, ordered, seenOf } from './clauses.ts'
import { filled, type Slots } from '../slots.ts'
import { masked, done, may, owned, verb } from './parts.ts'
import { namesRole, roleOf } from './german-forms.ts'
import { parseMain } from '../../understand/german/sentence.ts'

const hour = '\\d{1,2}(?:[:.]\\d{2})?'
const clockSet = 'Die Uhr der Testumgebung lässt sich stellen.'
const succeeds = 'Es gelingt; das Ergebnis ist nach dem Neuladen noch da.'

/** "8" or "17:30" in minutes. */
function minutesOf(written: string): number {
  const [hours = '0', minutes = '0'] = written.split(/[:.]/)
  return Number(hours) * 60 + Number(minutes)
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')} Uhr`

/** The minutes on both sides of opening and of closing. */
function opening(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const [opens, closes] = ['opens', 'closes'].map((name) => minutesOf(words.get(name) ?? ''))
  if (opens === undefined || closes === undefined || opens < 1 || closes <= opens || closes > 1_439) return undefined
  const act = words.has('done') ? filled('{thing:obj} {done:inf}', slots) : filled('{thing:obj} vornehmen', slots)
  return act === undefined
    ? undefined
    : { doing: act, before: clock(opens - 1), first: clock(opens), last: clock(closes - 1), after: clock(closes + 1) }
}
const open: CasePattern = {
  title: [
    '{thing:bare}: {first} bis {last} möglich, {before} und {after} nicht',
    '{first} bis {last} möglich, {before} und {after} nicht',
  ],
  type: 'Boundary',
  given: ['Für jeden Versuch ist ein eigener Fall vorbereitet ({thing:bare}).'],
  steps: [
    '{doing} | {before} | {beyond}',
    `{doing} | {first} | ${succeeds}`,
    `{doing} | {last} | ${succeeds}`,
    '{doing} | {after} | {beyond}',
  ],
  assume: [clockSet],
}
const dayBefore = (act: string): CasePattern => ({
  title: ['{thing:bare}: am Vortag um {clock} möglich, um {clock+1} nicht', 'Am Vortag um {clock}, nicht um {clock+1}'],
  type: 'Boundary',
  given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}), beide für den 10.09.2026.'],
  steps: [
    `${act} (erster Fall) | 09.09.2026, {clock} | ${succeeds}`,
    `${act} (zweiter Fall) | 09.09.2026, {clock+1} | {beyond} Der zweite Fall ist unverändert.`,
  ],
  assume: ['Die genannte Minute gehört noch dazu.', clockSet],
})

/** What is seen when a time has passed, and shortly before. */
function passed({ words }: Slots): Record<string, string> | undefined {
  const { text, back } = masked(words.get('rest') ?? '')
  const then = seenOf(capitalised(back(ordered(text))))
  // What the pronoun stands for may be anything that was named.
  if (/^(?:Er|Sie|Es) (?!ist nicht)/u.test(then) || /, (?:sonst|andernfalls) /u.test(then)) return undefined
  const not = contraryOf(then)
  return { then, not: not === noContrary ? 'Es hat sich noch nichts geändert' : not }
}
const runsOut: CasePattern = {
  title: [
    '{thing:bare}: am {span:in} Uhr noch nicht, am {span:out} Uhr: {then}',
    '{then}',
    'Folge erst am {span:end} Uhr',
  ],
  type: 'Boundary',
  given: ['Beginn ({thing:bare}): {start} Uhr.'],
  steps: ['Seite neu laden | {span:in} Uhr | {not}.', 'Seite neu laden | {span:out} Uhr | {then}.'],
}

const lastingWords =
  '(?:seit mehr als|seit über|seit mindestens|seit|länger als|mehr als|innerhalb von|innerhalb|binnen)'
/** "Meldet sich ein Sensor länger als 10 Minuten nicht, …": the state without its time. */
function lasting({ words, values }: Slots): Record<string, string> | undefined {
  const branch = branchOf(words.get('rest') ?? '')
  const span = values.get('span')
  if (branch === undefined || span === undefined || branch.unless || branch.act !== undefined) return undefined
  const state = branch.last.replace(
    new RegExp(`(?:^| )(?:${lastingWords} ${span.text}|${span.text} lang)(?= )`, 'u'),
    '',
  )
  if (state === branch.last) return undefined
  // "Wird innerhalb von 10 Sekunden erneut geklickt": what happens within a time, and no state that lasts.
  if (/(?:innerhalb|binnen)/u.test(branch.last) && !/(?:^| )(?:nicht|kein\p{Ll}*)(?= )/u.test(state)) return undefined
  if (/^(?:Er|Sie|Es) /u.test(branch.outcome)) return undefined
  const who = parseMain(branch.outcome)?.subject ?? ''
  const told = /(?<!\p{L})(?:erhält|erhalten|bekommt|bekommen)(?!\p{L})|Mail|Nachricht|Erinnerung/u.test(branch.outcome)
  return {
    state,
    look: told ? `Eingegangene Nachrichten öffnen${namesRole(who) ? ` (${roleOf(who)})` : ''}` : 'Seite neu laden',
    then: branch.outcome,
    not: branch.contrary === noContrary ? 'Es hat sich noch nichts geändert' : branch.contrary,
  }
}
const lasts: CasePattern = {
  title: ['{then}: am {span:out} Uhr, nicht schon am {span:in} Uhr', '{then}', 'Folge erst am {span:end} Uhr'],
  type: 'Boundary',
  given: ['Seit {start} Uhr ist es so, dass {state}.'],
  steps: ['{look} | {span:in} Uhr | {not}.', '{look} | {span:out} Uhr | {then}.'],
}

/** Opening hours, the day before as a limit, and what happens when a time has passed. */
export const times: PatternGroup = {
  cue: 'uhr|zwischen|vortag|sekunde|minute|stunde|tag|woche|monat|jahr',
  patterns: [
    {
      said: `<thing> (?:(?:ist|sind) (?:nur|ausschließlich) |${may} (?:nur|ausschließlich) )(?:täglich )?(?:innerhalb der \\p{L}+ |während der \\p{L}+ |in der Zeit )?(?:zwischen|von) (?<opens>${hour})(?: Uhr)? (?:und|bis) (?<closes>${hour}) Uhr (?:möglich|erlaubt|zulässig|verfügbar|${done} werden)`,
      example: 'Telefontermine können nur zwischen 9 und 16:30 Uhr gebucht werden.',
      derive: opening,
      cases: [open],
    },
    {
      said: `<who> ${may} ${owned} (?:nur |noch )?bis (?:spätestens )?<clock>(?: Uhr)? (?:am|des) (?:Vortag(?:e?s)?|Tag(?:es)? (?:davor|zuvor)) (?:noch |kostenlos |selbst |online )*${verb}`,
      example: 'Eltern können das Mittagessen bis 18:00 Uhr am Vortag abbestellen.',
      cases: [dayBefore('{thing:obj} {act}')],
    },
    {
      said: `<thing> ${may} (?:nur |noch )?bis (?:spätestens )?<clock>(?: Uhr)? (?:am|des) (?:Vortag(?:e?s)?|Tag(?:es)? (?:davor|zuvor)) (?:noch |kostenlos |online )*${done} werden`,
      example: 'Kurse können bis 20 Uhr am Vortag storniert werden.',
      cases: [dayBefore('{thing:obj} {done:inf}')],
    },
    {
      said: '(?:Wenn|Sobald|Nachdem|Ist|Sind) <thing> von <span> (?:abgelaufen|verstrichen|vorbei|vergangen|um)(?: ist| sind)?, (?:dann )?<rest>',
      example: 'Sobald die Wartezeit von 15 Minuten abgelaufen ist, wird der Platz wieder freigegeben.',
      derive: passed,
      cases: [runsOut],
    },
    {
      said: `(?=.*(?: |^)(?:${lastingWords} )?<span>(?: lang)? )<rest=(?:Wenn|Falls|Sobald|\\p{L}{2,14}(?:t|d|n|rf|nn|ss)) .{10,380}>`,
      example: 'Meldet sich eine Pumpe länger als 30 Minuten nicht, wird sie als „Gestört“ angezeigt.',
      derive: lasting,
      cases: [lasts],
    },
  ],
}
