import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { contraryOf, masked } from './clauses.ts'
import { done, may, toMax, verb } from './parts.ts'
import { spanTerms } from './terms.ts'

const limited = /(?:^| )(?:nur|nicht|kein\p{L}*|höchstens|maximal|mindestens|innerhalb|bis|ab|erst|wenn)(?: |$)|, |\d/iu
const story: CasePattern = {
  title: ['{who:as} kann {act:obj}', '{act:obj}', 'Möglich für {who:as}'],
  given: ['Angemeldet: {who:as}.'],
  steps: ['{act:obj} | | {act:result}.'],
}
const singular: Record<string, string> = {
  werden: 'wird',
  sind: 'ist',
  können: 'kann',
  dürfen: 'darf',
  erscheinen: 'erscheint',
  haben: 'hat',
  erhalten: 'erhält',
  stehen: 'steht',
  gelten: 'gilt',
  bleiben: 'bleibt',
  tragen: 'trägt',
}
/** "Fahrten, die …, werden grau dargestellt": what is seen of one such entry, and of one without the trait. */
function traits({ words }: Slots): Record<string, string> | undefined {
  const verb = (words.get('be') ?? '').toLowerCase()
  const one = singular[verb] ?? verb
  const { text, back } = masked(words.get('rest') ?? '')
  if (/(?:^| )(?:höchstens|mindestens|maximal)(?: |$)|, | und (?:werden|können|sind|dürfen) /u.test(text))
    return undefined
  // "Anfragen, die nach 4 Stunden noch offen sind": when it happens is another test.
  if (/(?<!\p{L})nach (?:mehr als )?\d/u.test(words.get('clause') ?? '')) return undefined
  const then = `Eintrag A ${one} ${back(text)}`
  const not = contraryOf(then).replace('Eintrag A', 'Eintrag B')
  return { then, not, trait: `${words.get('word') ?? ''} ${words.get('clause') ?? ''}` }
}
const within: CasePattern = {
  title: [
    '{thing:bare}: spätestens am {span:end} Uhr {done}',
    'Spätestens am {span:end} Uhr {done}',
    'Spätestens nach {ablauf} {done}',
  ],
  given: ['Auslösendes Ereignis am {start} Uhr: {name}.'],
  steps: [
    'Stand am Ende der Frist ansehen ({thing:bare}) | {span:end} Uhr | {thing:der} {thing:ist} {done}; der verzeichnete Zeitpunkt liegt nicht nach {span:end} Uhr.',
  ],
}
const until: CasePattern = {
  title: [
    '{things:bare}: am {span:in} Uhr noch möglich, am {span:out} Uhr nicht',
    'Frist {frist}: davor möglich, danach nicht',
  ],
  type: 'Boundary',
  given: ['Zwei Einträge sind vorhanden, beide vom {start} Uhr: {things:bare}.'],
  steps: [
    'Ersten Eintrag {verb2} ({things:bare}) | {span:in} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
    'Zweiten Eintrag {verb2} ({things:bare}) | {span:out} Uhr | {beyond}',
  ],
}

/** User stories, who or what has a trait, and periods in which something has to happen or may be done. */
export const situations: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: 'Als <who> (?:möchte|will|kann|muss) ich (?<act>[^;:()„“]{6,90}?[^,;:()„“ ]n)(?: können| zu können)?(?:, (?:damit|um|sodass|so dass|weil) .{5,200})?',
      example: 'Als Gast möchte ich meine Buchung stornieren können, damit ich flexibel bleibe.',
      derive: ({ words }) => {
        const act = (words.get('act') ?? '').replace(/ können$/u, '')
        return limited.test(act) || / und \p{Ll}+n$/u.test(act)
          ? undefined
          : { act: act.replace(/(?<= )(?:mein|unser)(?=e[nrms]? |\b)/u, 'ihr').replace(/^(?:mein|unser)/u, 'ihr') }
      },
      cases: [story],
    },
    {
      said: `(?<thing>(?:Ein|Eine|Einen|Den|Die|Das|Der) [^,;:()„“]{3,40}?) (?:kann|darf) nur <act=\\p{L}{4,}n>, wer <clause=[^;:()„“]{6,120}?>`,
      example: 'Eine Bewertung kann nur abgeben, wer die Fahrt tatsächlich angetreten hat.',
      derive: ({ words }) => ({
        act: `${(words.get('thing') ?? '').replace(/^\p{L}/u, (letter) => letter.toLowerCase())} ${words.get('act') ?? ''}`,
      }),
      cases: [
        {
          title: [
            '{act:obj}: nur wer {clause}',
            'Nur wer die Bedingung erfüllt: {act:obj}',
            'Nur wer die Bedingung erfüllt',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Zwei Konten sind vorbereitet: A, für das gilt: wer {clause}; B, für das es nicht gilt.'],
          steps: ['{act:obj} | Konto A | {act:result}.', '{act:obj} | Konto B | Es ist nicht möglich; {act:undone}.'],
        },
      ],
    },
    {
      said: '<things=[^,;:()„“]{3,50}?>, (?<word>die|deren|der|das|denen) <clause=[^,;:()„“]{4,90}?>, (?<be>werden|wird|sind|ist|können|kann|dürfen|darf|erscheinen|erscheint|haben|hat|erhalten|erhält|stehen|steht|gelten|gilt|bleiben|bleibt|tragen|trägt) <rest=.{4,160}>',
      example: 'Fahrten, die länger als 12 Stunden zurückliegen, werden im Verlauf grau dargestellt.',
      derive: traits,
      cases: [
        {
          title: [
            '{things:bare}, {trait}: {then}',
            '{things:bare} mit und ohne das genannte Merkmal',
            'Einträge mit und ohne das genannte Merkmal',
          ],
          technique: 'Decision table',
          given: ['Zwei Einträge sind vorhanden ({things:bare}): A ist einer, {trait}; auf B trifft das nicht zu.'],
          steps: [
            'Eintrag A aufsuchen | A, {trait} | {then}.',
            'Eintrag B aufsuchen | B, ohne dieses Merkmal | {not}.',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:wird|werden) (?:spätestens |innerhalb von |binnen )+<span> nach (?:dem |der |seinem |ihrer |seiner |ihrem )?<name=[^,;:()„“\\d]{3,40}?> ${done}`,
      example: 'Die Kaution wird innerhalb von 7 Tagen nach der Abreise zurückerstattet.',
      derive: spanTerms,
      cases: [within],
    },
    {
      said: `<thing> (?:muss|müssen) (?:spätestens |innerhalb von |binnen )+<span> (?:nach (?:dem |der |seinem |ihrer |seiner |ihrem )?<name=[^,;:()„“\\d]{3,40}?> )${done} werden`,
      example: 'Ein Schaden muss innerhalb von 14 Tagen nach dem Ereignis gemeldet werden.',
      derive: (slots) => spanTerms(slots),
      cases: [
        {
          title: [
            '{thing:bare}: am {span:in} Uhr angenommen, am {span:out} Uhr verspätet',
            'Frist {frist}: davor angenommen, danach nicht',
          ],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}); {name}: {start} Uhr.'],
          steps: [
            '{thing:obj} im ersten Fall {done:inf} | {span:in} Uhr | {thing:der} {thing:ist} {done}.',
            '{thing:obj} im zweiten Fall {done:inf} | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur |noch )?(?:innerhalb von|binnen|bis zu) <span> (?:nach (?:dem |der |seinem |ihrer |seiner |ihrem )?<name=[^,;:()„“\\d]{3,40}?> )?(?:kostenlos |wieder |noch )*${done} werden`,
      example:
        'Eine Bestellung kann innerhalb von 14 Tagen nach dem Erhalt widerrufen werden. Danach erscheint „Die Frist ist abgelaufen“.',
      derive: (slots) => ({ name: 'Beginn', ...spanTerms(slots) }),
      cases: [
        {
          title: [
            '{thing:bare}: am {span:in} Uhr noch möglich, am {span:out} Uhr nicht',
            'Frist {frist}: davor möglich, danach nicht',
          ],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}); {name}: {start} Uhr.'],
          steps: [
            '{thing:obj} im ersten Fall {done:inf} | {span:in} Uhr | {thing:der} {thing:ist} {done}.',
            '{thing:obj} im zweiten Fall {done:inf} | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<who> ${may} (?<thing>(?:den|die|das|einen|eine|ein|seinen|seine|sein|ihren|ihre|ihr) [^,;:()„“]{3,50}?) (?:nur |noch )?(?:innerhalb von|binnen|bis zu) <span> (?:nach (?:dem |der |seinem |ihrer |seiner |ihrem )?<name=[^,;:()„“\\d]{3,40}?> )?${verb}`,
      example: 'Verfasser können ihren Kommentar innerhalb von 15 Minuten nach dem Absenden bearbeiten.',
      derive: (slots) => ({ name: 'Beginn', ...spanTerms(slots) }),
      cases: [
        {
          title: [
            '{thing:obj}: am {span:in} Uhr noch möglich, am {span:out} Uhr nicht',
            'Frist {frist}: davor möglich, danach nicht',
          ],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}. Zwei gleiche Fälle sind vorbereitet; {name}: {start} Uhr.'],
          steps: [
            '{thing:obj} im ersten Fall {act} | {span:in} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} im zweiten Fall {act} | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: '<things=[^,;:()„“]{3,50}?> (?:liegen|bleiben|liegt|bleibt|sind|ist) <span>(?: lang)? (?:im Papierkorb|im Archiv|in der Ablage|im Zwischenspeicher|wiederherstellbar)(?:,? und (?:können|kann|lassen sich|lässt sich) (?:in dieser Zeit |bis dahin |so lange |innerhalb dieser Zeit )?(?:wieder ?hergestellt(?: werden)?|wiederherstellen))?(?:<stop>|, )?(?:danach werden sie (?:endgültig )?gelöscht)?',
      example: 'Gelöschte Dokumente liegen 30 Tage im Papierkorb und können in dieser Zeit wiederhergestellt werden.',
      derive: (slots) => ({ ...spanTerms(slots), verb2: 'wiederherstellen' }),
      cases: [until],
    },
    {
      said: `<thing> ${may} (?:nur )?(?:für |auf |über )?(?:mindestens |zwischen |von )?<min>${toMax}<max> <unit=(?!uhr|€|%)[^,;:()„“\\d]{3,25}?> ${done} werden`,
      example: 'Die Wohnung kann nur für mindestens 3 und höchstens 28 Nächte gebucht werden.',
      derive: (slots) => {
        const [min, max] = ['min', 'max'].map((name) => slots.values.get(name)?.amount ?? NaN)
        return min !== undefined && max !== undefined && min < max ? {} : undefined
      },
      cases: [
        {
          title: [
            '{thing:bare}: {min-1} und {max+1} {unit} abgelehnt, {min} und {max} möglich',
            '{min-1} und {max+1} {unit} abgelehnt, {min} und {max} möglich',
          ],
          type: 'Boundary',
          given: ['Für jeden Versuch ist ein eigener Fall vorbereitet ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} | {min-1} {unit} | {beyond}',
            '{thing:obj} {done:inf} | {min} {unit} | {thing:der} {thing:ist} {done}: {min} {unit}.',
            '{thing:obj} {done:inf} | {max} {unit} | {thing:der} {thing:ist} {done}: {max} {unit}.',
            '{thing:obj} {done:inf} | {max+1} {unit} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<who> ${may} (?<scope>(?:pro|je|im) \\p{L}{3,12}) (?:höchstens|maximal|bis zu|nicht mehr als) <span> (?<where>(?:im|in|als|an|für|zu) [^,;:()„“]{3,30}? )?<act=\\p{L}{4,}n>`,
      example: 'Mitarbeitende können pro Monat höchstens 8 Tage im Homeoffice eintragen.',
      derive: (slots) => {
        const less = filled('{span-1}', slots)
        return less === undefined ? undefined : { less, where: (slots.words.get('where') ?? '').trim() }
      },
      cases: [
        {
          title: ['{span} {scope} möglich, {span+1} nicht'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}. Bereits erfasst sind {scope}: {less}.'],
          steps: [
            'Bis zur Grenze {act} | Insgesamt {span} | Es gelingt; erfasst sind jetzt {span}.',
            'Über die Grenze hinaus {act} | Insgesamt {span+1} | {beyond} Erfasst sind weiterhin {span}.',
          ],
        },
      ],
    },
  ],
}
