import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { infinitiveOf } from './participles.ts'
import { done, may, most, verb } from './parts.ts'

const act = `(?:möglich sein|aktiv sein|offen sein|gleichzeitig aktiv sein|gleichzeitig offen sein|erlaubt|möglich|zulässig|vorgesehen|zugelassen|vorhanden sein|bestehen|existieren|geben|${done} werden|${verb})`

/** How many there may be: with one fewer already there, the last one is added and then one more. */
const upTo = (scope: string): CasePattern => ({
  title: ['{things:bare}: {max:n} möglich, {next} nicht', '{max:n} möglich, {next} nicht'],
  type: 'Boundary',
  given: [`${scope}Anzahl zu Beginn ({things:bare}): {before}.`],
  steps: [
    'Nummer {max:n} {verb3} ({things:bare}) | Nummer {max:n} | Es gelingt; die Anzahl ist jetzt {max:n}.',
    'Nummer {next} {verb3} ({things:bare}) | Nummer {next} | {beyond} Die Anzahl ist weiterhin {max:n}.',
  ],
})

function many({ values, words }: Slots): Record<string, string> | undefined {
  const max = values.get('max')?.amount ?? 0
  const done = words.get('done')
  const verb3 = words.get('act') ?? (done === undefined ? undefined : infinitiveOf(done)) ?? 'hinzufügen'
  return Number.isInteger(max) && max > 1 && max < 10_000
    ? { before: String(max - 1), next: String(max + 1), verb3: / /.test(verb3) ? 'hinzufügen' : verb3 }
    : undefined
}

function counted(said: string, example: string, scope = ''): SentencePattern[] {
  return [{ said, example, derive: many, cases: [upTo(scope)] }]
}
/** Nouns that are not counted: units of other kinds of limits. */
const things =
  '<things=(?![€%$]|betragen|liegen|sein|umfassen|kosten|dauern|ein mal|einmal|zeichen|ziffern|stellen|buchstaben|minuten|stunden|tage|wochen|monate|jahre|sekunden|mb|kb|gb|euro|prozent|uhr|werktage|kg |g |km |m |liter |l |kwh |t |versuche|fehlversuche|anmeldeversuche|mal )[^,;:()„“\\d]{3,50}?>'

const deeds: [sign: RegExp, act: string, done: string][] = [
  [/(?:menü|essen|gericht|mahlzeit|paket|bestellung)$/iu, 'bestellen', 'bestellt'],
  [/(?:termin|platz|raum|kurs|fahrt|buchung|slot)$/iu, 'buchen', 'gebucht'],
  [/(?:reservierung)$/iu, 'vornehmen', 'vorgenommen'],
  [/(?:bewertung|stimme|meldung)$/iu, 'abgeben', 'abgegeben'],
  [/antrag$/iu, 'stellen', 'gestellt'],
  [/(?:eintrag|buchungssatz)$/iu, 'anlegen', 'angelegt'],
]
const periods: [sign: RegExp, one: string, next: string][] = [
  [/tag$/iu, '11.06.2026', '12.06.2026'],
  [/woche$/iu, '11.06.2026', '18.06.2026'],
  [/monat$/iu, '11.06.2026', '13.07.2026'],
  [/jahr$/iu, '11.06.2026', '11.06.2027'],
]

/** "Pro Kind und Tag ist höchstens ein Menü möglich": a second one is refused, another child or another day is not. */
function onePerPeriod({ words }: Slots): CasePattern[] | undefined {
  const thing = words.get('thing') ?? ''
  const who = words.get('scope') ?? ''
  const deed = deeds.find(([sign]) => sign.test(thing))
  const period = periods.find(([sign]) => sign.test(words.get('scope2') ?? ''))
  if (deed === undefined || period === undefined) return undefined
  const [, act, done] = deed
  const [, day, next] = period
  const one = `${(words.get('word') ?? 'ein').replace(/^einen$/iu, 'ein')} ${thing}`
  const first = (name: string, when: string): string =>
    `${thing} ${act} | ${who} ${name}, ${when} | Für ${who} ${name} ist am ${when} ${one} ${done}.`
  return [
    {
      title: [
        `${thing}: zweites Mal für ${who} A am ${day} geht nicht`,
        `${thing}: kein zweites Mal im selben Zeitraum`,
      ],
      type: 'Boundary',
      given: [`Für ${who} A und ${who} B ist am ${day} und am ${next} noch nichts ${done}.`],
      steps: [
        first('A', day),
        `${thing} noch einmal ${act} | ${who} A, ${day} | {beyond} Für ${who} A ist am ${day} weiterhin nur ${one} ${done}.`,
        first('B', day),
        first('A', next),
      ],
    },
  ]
}

/** How many of something there may be. */
export const counts: PatternGroup = {
  cue: 'angezeigt|aufgeführt|dargestellt|überschneid|überlapp|höchstens|maximal|bis zu|nicht mehr als|max\\.|mindestens|begrenzt|nur ein|beschränkt|enthalten|inklusive|inbegriffen',
  patterns: [
    ...counted(
      `(?:Pro|Je|Für jede[nrs]?|In jede[rm]|Zu jede[rm]|An jede[nrm]|Jede[rm]) <scope=[^,;:()\\d]{3,40}?> (?:${may}|sind|ist|werden|lassen sich|gibt es) (?:es )?(?:gleichzeitig )?${most} <max> ${things}(?: gleichzeitig)? ${act}`,
      'Pro Anzeige dürfen höchstens 8 Fotos hochgeladen werden. Weitere werden mit „Es sind höchstens 8 Fotos erlaubt“ abgelehnt.',
      'Für den Test bereitgestellt: {scope:obj}. ',
    ),
    ...counted(
      `(?:Ein|Eine|Jeder|Jede|Jedes|Der|Die|Das) <scope=[^,;:()\\d]{3,40}?> (?:${may}|hat|haben|umfasst|enthält|fasst) ${most} <max> ${things}(?: (?:enthalten|haben|umfassen|aufnehmen|besitzen))?`,
      'Eine Sammelbestellung kann höchstens 20 Artikel enthalten.',
      'Für den Test bereitgestellt: {scope:obj}. ',
    ),
    ...counted(
      `(?:Es )?(?:${may} )?(?:gleichzeitig )?(?:Höchstens|Maximal|Bis zu|Nicht mehr als) <max> ${things} (?:${may} )?(?:gleichzeitig )?${done} werden`,
      'Maximal 4 Kacheln können fixiert werden.',
    ),
    {
      said: `<who> ${may} (?:pro|je) <scope=[^,;:()\\d]{3,30}?> (?:nur|höchstens|maximal|nicht mehr als) (?:ein|eine|einen|1) <thing=[^,;:()„“\\d]{3,50}?> ${verb}`,
      example: 'Ein Mitglied darf pro Woche nicht mehr als eine Bahn reservieren.',
      cases: [
        {
          title: ['{thing:bare}: je {scope:bare} nur einmal {act}', 'Zweites Mal im selben Zeitraum nicht möglich'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}; für {scope:bare} A und {scope:bare} B ist noch nichts geschehen.'],
          steps: [
            'Erster Versuch: {act} ({thing:bare}) | {scope:bare} A | Es gelingt.',
            'Zweiter Versuch: {act} ({thing:bare}) | {scope:bare} A | {beyond} Es bleibt beim ersten.',
            'Dritter Versuch: {act} ({thing:bare}) | {scope:bare} B | Es gelingt.',
          ],
        },
      ],
    },
    ...counted(
      `(?:Im|In der|In dem|Pro|Mit dem|Mit der|Je) <scope=[^,;:()\\d]{3,40}?> (?:sind|ist) (?:nur |höchstens |maximal |bis zu )?<max> ${things} (?:enthalten|inklusive|inbegriffen|frei|kostenlos)`,
      'Im Tarif „Start“ sind 5 Standorte enthalten. Beim sechsten erscheint der Hinweis „Bitte wechseln Sie den Tarif“.',
      'Für den Test bereitgestellt: {scope:obj}. ',
    ),
    {
      said: `(?:Pro|Je) <scope=\\p{Lu}\\p{L}{2,30}> und (?:pro |je )?<scope2=(?:Schul|Kalender|Werk|Arbeits)?(?:tag|woche|monat|jahr)> (?:${may}|ist|wird|lässt sich|gibt es) (?:es )?(?:nur |höchstens |maximal |genau )+<word=ein|eine|einen|1> <thing=\\p{Lu}[\\p{L}-]{2,30}>(?: ${act}| abgegeben werden)?`,
      example: 'Je Mitglied und Woche ist nur ein Termin erlaubt.',
      cases: onePerPeriod,
    },
    {
      said: `(?:Pro|Je|Für jede[nrs]?|In jede[rm]) <scope=[^,;:()\\d]{3,40}?>(?: und (?<scope2>[^,;:()\\d]{3,30}?))? (?:${may}|ist|wird|lässt sich|gibt es) (?:es )?(?:(?:pro|je) \\p{L}+ )?(?:nur |höchstens |maximal |genau )+(?:ein|eine|einen|1) <thing>(?: ${act}| abgegeben werden)?`,
      example:
        'Pro Haushalt ist nur ein Antrag möglich. Beim Versuch, einen zweiten zu stellen, erscheint „Für Ihren Haushalt liegt bereits ein Antrag vor“.',
      derive: ({ words }) => {
        const done = words.get('done')
        const verb3 = words.get('act') ?? (done === undefined ? undefined : infinitiveOf(done)) ?? 'anlegen'
        return { verb3: /^(?:möglich|aktiv|offen|vorhanden|gleichzeitig) | sein$/u.test(verb3) ? 'anlegen' : verb3 }
      },
      cases: [
        {
          title: [
            'Zweites Mal für denselben Fall nicht möglich: {thing:obj} {verb3}',
            'Zweites Mal für denselben Fall nicht möglich',
          ],
          type: 'Boundary',
          given: ['Noch nichts geschehen ist für: {scope:bare} A und {scope:bare} B.'],
          steps: [
            '{thing:obj} {verb3} | {scope:bare} A, erster Versuch | Es gelingt; für {scope:bare} A ist es verzeichnet.',
            'Zusätzlich einen zweiten Fall versuchen: {thing:obj} {verb3} | {scope:bare} A, zweiter Versuch | {beyond} Für {scope:bare} A bleibt es beim ersten.',
            '{thing:obj} {verb3} | {scope:bare} B, erster Versuch | Es gelingt; für {scope:bare} B ist es verzeichnet.',
          ],
        },
      ],
    },
  ],
}
