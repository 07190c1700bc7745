import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { infinitiveOf } from './german-forms.ts'
import { done, least, may, most, verb } from './parts.ts'

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
  cue: 'angezeigt|aufgeführt|dargestellt|überschneid|überlapp|höchstens|maximal|bis zu|nicht mehr als|max\\.|mindestens|begrenzt|nur ein|beschränkt',
  patterns: [
    {
      said: `(?:(?:Pro|Je|In jede[mnr]|Für jede[nrs]?) <scope=[^,;:()\\d]{3,40}?> ${may}|Es ${may}) (?:zusammen |insgesamt )?${most} <max> <unit=(?:kg|g|t|km|m|Liter|l|kWh|Kilogramm|Kilometer|Meter|Tonnen)> ${done} werden`,
      example:
        'Pro Regalplatz dürfen maximal 80 kg eingelagert werden. Wird das Gewicht überschritten, erscheint die Meldung „Traglast überschritten“.',
      cases: [
        {
          title: ['{max} {unit} möglich, {max+1} {unit} nicht'],
          type: 'Boundary',
          given: ['Noch ist nichts erfasst.'],
          steps: [
            '{max} {unit} {done:inf} | {max} {unit} | Es gelingt; erfasst sind {max} {unit}.',
            'An anderer, noch leerer Stelle {max+1} {unit} {done:inf} | {max+1} {unit} | {beyond}',
          ],
        },
      ],
    },
    {
      said: '(?:Angezeigt|Aufgeführt|Dargestellt) (?:werden|sind) (?:zunächst |standardmäßig |nur )*die (?<which>letzten|neuesten|ersten) <count> (?<things>[^,;:()„“]{3,40}?)(?:[,;] .{5,120})?',
      example: 'Angezeigt werden die letzten 20 Umsätze.',
      derive: ({ values }) => {
        const count = values.get('count')?.amount ?? 0
        return Number.isInteger(count) && count > 1 ? { all: String(count), more: String(count + 1) } : undefined
      },
      cases: [
        {
          title: [
            '{things:bare}: von {more} vorhandenen sind {all} zu sehen',
            'Von {more} vorhandenen sind {all} zu sehen',
          ],
          type: 'Boundary',
          given: ['Genau {all} Einträge sind vorhanden ({things:bare}), durchnummeriert von 1 bis {all}.'],
          steps: [
            'Liste öffnen | {all} Einträge | Alle {all} Einträge sind aufgeführt.',
            'Liste nach Hinzufügen eines weiteren Eintrags öffnen | {more} Einträge | Aufgeführt sind genau {all} Einträge, nicht {more}.',
          ],
        },
      ],
    },
    {
      said: '<things> dürfen (?:sich |einander )(?:zeitlich )?nicht (?:überschneiden|überlappen)',
      example: 'Termine dürfen sich nicht überschneiden.',
      cases: [
        {
          title: [
            '{things:bare}: 10:30 neben 10–11 Uhr abgelehnt, 11:00 angenommen',
            'Überschneidung abgelehnt, Anschluss angenommen',
          ],
          type: 'Boundary',
          given: ['Ein Eintrag von 10:00 bis 11:00 Uhr ist vorhanden ({things:bare}).'],
          steps: [
            'Zweiten Eintrag mit Überschneidung speichern | 10:30 bis 11:30 Uhr, derselbe Tag | {beyond}',
            'Zweiten Eintrag unmittelbar danach speichern | 11:00 bis 12:00 Uhr, derselbe Tag | Der Eintrag ist gespeichert; vorhanden sind zwei.',
          ],
        },
      ],
    },
    ...counted(
      `(?:Pro|Je|Für jede[nrs]?|In jede[rm]|Zu jede[rm]|An jede[nrm]|Jede[rm]) <scope=[^,;:()\\d]{3,40}?> (?:${may}|sind|ist|werden|lassen sich|gibt es) (?:es )?(?:gleichzeitig )?${most} <max> ${things}(?: gleichzeitig)? ${act}`,
      'Pro Anzeige dürfen höchstens 8 Fotos hochgeladen werden. Weitere werden mit „Es sind höchstens 8 Fotos erlaubt“ abgelehnt.',
      'Für den Test bereitgestellt: {scope:obj}. ',
    ),
    ...counted(
      `(?!(?:An|Am|In|Im|Bei|Beim|Auf|Zu|Zum|Für) )<who> (?:${may}|hat|haben) (?<scope>pro [^,;:()\\d]{3,25}? |je [^,;:()\\d]{3,25}? |gleichzeitig )?${most} <max> ${things}(?: gleichzeitig| parallel)?(?: ${verb})?`,
      'Ein Mitglied darf höchstens drei Kurse gleichzeitig buchen. Beim Versuch, einen vierten zu buchen, erscheint „Sie haben schon drei Kurse“.',
      'Angemeldet als {who:as}. ',
    ),
    ...counted(
      `(?:Es )?(?:${may}|sind|lassen sich) (?:es )?(?:gleichzeitig |insgesamt )?${most} <max> ${things}(?: (?:pro|je) (?<scope>[^,;:()\\d]{3,30}?))? ${act}`,
      'Es können bis zu 5 Lieferadressen gespeichert werden.',
    ),
    ...counted(
      `(?:Die (?:Anzahl|Zahl) (?:der|von)|Die Höchstzahl (?:der|von)) ${things} (?:ist |beträgt |liegt )(?:pro (?<scope>[^,;:()\\d]{3,30}?) )?(?:auf |bei )?(?:${most} )?<max>(?: pro [^,;:()\\d]{3,30}?)?(?: begrenzt| beschränkt| limitiert)?`,
      'Die Anzahl der Begleitpersonen ist auf 4 begrenzt.',
    ),
    ...counted(
      `(?:Ein|Eine|Jeder|Jede|Jedes|Der|Die|Das) <scope=[^,;:()\\d]{3,40}?> (?:${may}|hat|haben|umfasst|enthält|fasst) ${most} <max> ${things}(?: (?:enthalten|haben|umfassen|aufnehmen|besitzen))?`,
      'Eine Sammelbestellung kann höchstens 20 Artikel enthalten.',
      'Für den Test bereitgestellt: {scope:obj}. ',
    ),
    {
      said: `(?:Es )?(?:müssen|muss|sind) (?:es )?(?<scope>pro [^,;:()\\d]{3,25}? |für [^,;:()\\d]{3,40}? )?${least} <min> ${things} (?:(?:ausgewählt|angegeben|hinterlegt|angekreuzt|hochgeladen|eingetragen|gewählt|erfasst|vorhanden|benannt|beigefügt) (?:werden|sein)|auszuwählen|anzugeben|erforderlich|nötig|notwendig|Pflicht)`,
      example: 'Es müssen mindestens 2 Notfallkontakte hinterlegt werden.',
      derive: ({ values }) => {
        const min = values.get('min')?.amount ?? 0
        return Number.isInteger(min) && min > 0 ? { less: String(min - 1) } : undefined
      },
      cases: [
        {
          title: ['{things:bare}: {less} zu wenig, {min:n} genügen'],
          type: 'Boundary',
          given: ['Alle übrigen Angaben sind gemacht; Anzahl zu Beginn: 0 ({things:bare}).'],
          steps: [
            'Mit zu kleiner Anzahl speichern ({things:bare}) | {less} | {beyond}',
            'Mit der Mindestzahl speichern ({things:bare}) | {min:n} | Gespeichert; nach dem Neuladen sind es {min:n}.',
          ],
        },
      ],
    },
    {
      said: `(?:Pro|Je|Für jede[nrs]?|In jede[rm]) <scope=[^,;:()\\d]{3,40}?>(?: und (?<scope2>[^,;:()\\d]{3,30}?))? (?:${may}|ist|wird|lässt sich|gibt es) (?:es )?(?:(?:pro|je) \\p{L}+ )?(?:nur |höchstens |maximal |genau )+(?:ein|eine|einen|1) <thing>(?: ${act}| abgegeben werden)?`,
      example:
        'Pro Haushalt ist nur ein Antrag möglich. Beim Versuch, einen zweiten zu stellen, erscheint „Für Ihren Haushalt liegt bereits ein Antrag vor“.',
      cases: [
        {
          title: [
            'Zweites Mal für denselben Fall nicht möglich: {thing}',
            'Zweites Mal für denselben Fall nicht möglich',
          ],
          type: 'Boundary',
          given: ['Noch nicht vorhanden: {thing} ({scope:bare} A und B).'],
          steps: [
            '{thing:obj} anlegen | {scope:bare} A | {thing:obj} ist für {scope:bare} A vorhanden.',
            '{thing:obj} ein zweites Mal anlegen | {scope:bare} A | {beyond} Für {scope:bare} A gibt es weiterhin genau einen Eintrag.',
            '{thing:obj} anlegen | {scope:bare} B | {thing:obj} ist für {scope:bare} B vorhanden.',
          ],
        },
      ],
    },
  ],
}
