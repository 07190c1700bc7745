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
