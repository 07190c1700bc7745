import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { type Branch, branchOf, contraryOf, masked, noContrary, noOther, ordered, seenOf } from './clauses.ts'

const words = (branch: Branch): Record<string, string> => ({
  state: branch.state,
  label: branch.label,
  other: branch.other,
  situation: branch.last,
  then: branch.outcome,
  not: branch.contrary,
  ...(branch.step === undefined ? {} : { step: branch.step }),
  ...(branch.act === undefined ? {} : { act: branch.act }),
  ...(branch.who === undefined ? {} : { who: branch.who }),
})
type Kind = 'ability' | 'barred' | 'act' | 'event' | 'state' | 'one'
function kindOf(branch: Branch): Kind {
  if (branch.act !== undefined) return branch.barred ? 'barred' : 'ability'
  if (branch.step !== undefined && !branch.only) return 'act'
  if (branch.happens) return 'event'
  return branch.contrary === noContrary || branch.other === noOther ? 'one' : 'state'
}
const of =
  (kind: Kind, unless = false, opened = false) =>
  ({ words: found }: Slots): Record<string, string> | undefined => {
    const branch = branchOf(found.get('rest') ?? '')
    return branch !== undefined && branch.unless === unless && (!opened || branch.opened) && kindOf(branch) === kind
      ? words(branch)
      : undefined
  }
const acted: CasePattern = {
  title: ['{step}: {then}', '{then}', 'Nach dem Schritt: {step}', 'Der genannte Schritt hat die genannte Folge'],
  steps: ['{step} | | {then}.'],
}
const twoSides: CasePattern = {
  title: [
    '{then}, nur wenn {situation}',
    '{then}',
    'Folge nur, wenn {situation}',
    'Die Folge tritt nur unter der Bedingung ein',
  ],
  technique: 'Decision table',
  given: ['{label} A ist vorbereitet: {state}.', '{label} B ist vorbereitet: {other}.'],
  steps: ['{label} A öffnen | {state} | {then}.', '{label} B öffnen | {other} | {not}.'],
}
const happens: CasePattern = {
  title: ['{then}, wenn {situation}', '{then}', 'Folge, wenn {situation}', 'Die Folge tritt beim Ereignis ein'],
  steps: ['Dafür sorgen, dass {situation} | | {then}.'],
}
const oneSide: CasePattern = {
  title: ['{then}, wenn {situation}', '{then}', 'Folge, wenn {situation}', 'Die Folge tritt unter der Bedingung ein'],
  given: ['{label} ist vorbereitet: {state}.'],
  steps: ['{label} öffnen | {state} | {then}.'],
}
const allowed: CasePattern = {
  title: [
    '{act:obj} nur möglich, wenn {situation}',
    'Möglich nur, wenn {situation}',
    '{act:obj}: nur unter der Bedingung',
    'Nur unter der Bedingung möglich',
  ],
  technique: 'Decision table',
  given: ['{label} A ist vorbereitet: {state}.', '{label} B ist vorbereitet: {other}.'],
  steps: [
    '{act:obj} | {label} A: {state} | {act:result}.',
    '{act:obj} | {label} B: {other} | Es ist nicht möglich; {act:undone}.',
  ],
}
const forbidden: CasePattern = {
  ...allowed,
  title: ['{act:obj} nicht möglich, wenn {situation}', '{act:obj}: mit Ausnahme', 'Möglich, außer im genannten Fall'],
  steps: [
    '{act:obj} | {label} B: {other} | {act:result}.',
    '{act:obj} | {label} A: {state} | Es ist nicht möglich; {act:undone}.',
  ],
}
const barred: CasePattern = {
  ...forbidden,
  steps: [
    '{act:obj} | {label} A: {state} | Es ist nicht möglich; {act:undone}.',
    '{act:obj} | {label} B: {other} | {act:result}.',
  ],
}
const exception: CasePattern = {
  ...twoSides,
  title: ['{then}, außer wenn {situation}', '{then}', 'Folge mit der genannten Ausnahme'],
  steps: ['{label} B öffnen | {other} | {then}.', '{label} A öffnen | {state} | {not}.'],
}
function branches(said: string, examples: Partial<Record<Kind, string>>, opened = false): SentencePattern[] {
  const cases: Record<Kind, CasePattern[]> = {
    ability: [allowed],
    barred: [barred],
    act: [acted],
    event: [happens],
    state: [twoSides],
    one: [oneSide],
  }
  return (['ability', 'barred', 'act', 'event', 'state', 'one'] as const).flatMap((kind) => {
    const example = examples[kind]
    return example === undefined ? [] : [{ said, example, derive: of(kind, false, opened), cases: cases[kind] }]
  })
}

/** The values on both sides of a limit that a condition names. */
function sides(slots: Slots): Record<string, string> | undefined {
  const name = ['amount', 'percent', 'max', 'span'].find((one) => slots.values.has(one))
  const value = name === undefined ? undefined : slots.values.get(name)
  if (name === undefined || value === undefined) return undefined
  const how = [slots.words.get('how'), slots.words.get('verb')].join(' ').toLowerCase()
  const step = name === 'amount' ? '0.01' : '1'
  const unit = slots.words.get('unit')
  const at = filled(`{${name}}`, slots)
  const more = filled(`{${name}+${step}}`, slots)
  const less = filled(`{${name}-${step}}`, slots)
  if (at === undefined || more === undefined || less === undefined) return undefined
  const pair = /unterschreit|unter|weniger|kleiner|geringer|niedriger/u.test(how)
    ? [less, at]
    : /überschreit|übersteig|über|mehr|größer|höher/u.test(how)
      ? [more, at]
      : /höchstens|maximal|bis/u.test(how)
        ? [at, more]
        : /mindestens|ab|erreich|wenigstens/u.test(how)
          ? [at, less]
          : undefined
  const [hit, miss] = pair ?? []
  if (hit === undefined || miss === undefined) return undefined
  if (/, (?:sonst|andernfalls|ansonsten) /u.test(slots.words.get('rest') ?? '')) return undefined
  const { text, back } = masked(slots.words.get('rest') ?? '')
  const outcome = seenOf(back(ordered(text)))
  const then = outcome.charAt(0).toUpperCase() + outcome.slice(1)
  const withUnit = (one: string): string => (unit === undefined ? one : `${one} ${unit.trim()}`)
  return { hit: withUnit(hit), miss: withUnit(miss), then, not: contraryOf(then) }
}
const limit: CasePattern = {
  title: ['{thing:bare}: Folge bei {hit}, nicht bei {miss}', 'Folge bei {hit}, nicht bei {miss}'],
  type: 'Boundary',
  steps: ['{thing:obj} auf {hit} bringen | {hit} | {then}.', '{thing:obj} auf {miss} bringen | {miss} | {not}.'],
}
const how =
  '(?<how>über|unter|mehr als|weniger als|mindestens|höchstens|maximal|größer als|kleiner als|höher als|niedriger als|geringer als|bis|ab|auf unter|auf über|auf mehr als|auf weniger als|auf)? ?'
const value =
  '(?:<amount>|<percent>|<span>|<max>(?<unit> (?!liegt|beträgt|fällt|sinkt|ist|sind|überschreitet|steigt|erreicht|übersteigt|unterschreitet|tag|stunde|minute|woche|monat|jahr|zeichen|sekunde|uhr)[\\p{L}]{2,24})?)'
const reaches =
  '(?<verb>liegt|beträgt|fällt|sinkt|ist|sind|hat|überschreitet|steigt|erreicht|übersteigt|unterschreitet|enthält|umfasst|betragen|liegen)'
const needed = (slots: Slots): Record<string, string> | undefined =>
  /^(?:er|sie|es|man)$/iu.test(slots.words.get('thing') ?? '') ? undefined : sides(slots)

/** Conditions and what follows from them. These are tried behind all patterns with a narrower meaning. */
export const conditions: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: '(?<rest>[^,;„“]{5,80}?) (?:nur|erst)(?<where> [^,;„“]{2,40}?)?, (?:wenn|sobald) (?:sich )?(?:mindestens|wenigstens) <min> (?<things>[^,;:()„“\\d]{3,40}?) (?:vorliegen|vorhanden sind|angemeldet sind|angemeldet haben|ausgewählt sind|eingegangen sind|erreicht sind|zugesagt haben|teilnehmen|hinterlegt sind|zugestimmt haben|abgegeben wurden|ausgewählt wurden|gebucht haben)',
      example: 'Ein Kurs findet nur statt, wenn mindestens 5 Anmeldungen vorliegen.',
      derive: (slots) => {
        const then = `${slots.words.get('rest') ?? ''}${slots.words.has('where') ? ` ${slots.words.get('where') ?? ''}` : ''}`
        const less = filled('{min-1}', slots)
        return less === undefined ? undefined : { then, less, not: contraryOf(then) }
      },
      cases: [
        {
          title: ['{things}: bei {less} nicht, bei {min} schon', 'Bei {less} nicht, bei {min} schon'],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet: A mit {less}, B mit {min} ({things}).'],
          steps: ['Fall A öffnen | {less} | {not}.', 'Fall B öffnen | {min} | {then}.'],
        },
      ],
    },
    {
      said: `(?:Wenn|Sobald|Falls|Sofern) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> ${how}${value} ${reaches}, <rest>`,
      example: 'Wenn der Lagerbestand eines Artikels unter 10 Stück fällt, erhält der Einkauf eine Benachrichtigung.',
      derive: needed,
      cases: [limit],
    },
    {
      said: `(?<verb>Liegt|Beträgt|Fällt|Sinkt|Ist|Sind|Hat|Überschreitet|Steigt|Erreicht|Übersteigt|Unterschreitet|Enthält|Umfasst) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> (?:den Betrag von |den Wert von |die Grenze von |einen Wert von )?${how}${value}, <rest>`,
      example: 'Liegt der Warenkorbwert unter 12 €, wird „Bestellen“ deaktiviert.',
      derive: needed,
      cases: [limit],
    },
    {
      said: `(?<verb>Wird|Werden) (?<thing>(?:ein|eine|einen|der|die|das)? ?[^,;:()„“\\d]{3,50}?) (?<how>über|unter|ab|von mehr als|von über|von mindestens|mit mehr als|mit weniger als|mit mindestens|von weniger als) ${value} <done=\\p{L}{4,}(?:t|en)>, <rest>`,
      example: 'Wird eine Überweisung über 1.000 € angelegt, muss sie zusätzlich mit einer TAN bestätigt werden.',
      derive: (slots) => {
        const found = sides(slots)
        const name = filled('{thing:der}', slots)
        if (found === undefined || name === undefined) return undefined
        const branch = branchOf(
          `Wird ${slots.words.get('thing') ?? ''} ${slots.words.get('done') ?? ''}, ${slots.words.get('rest') ?? ''}`,
        )
        return branch === undefined ? found : { ...found, then: branch.outcome, not: branch.contrary }
      },
      cases: [
        {
          ...limit,
          steps: [
            '{thing:obj} von {hit} {done:inf} | {hit} | {then}.',
            '{thing:obj} von {miss} {done:inf} | {miss} | {not}.',
          ],
        },
      ],
    },
    {
      said: `(?:Bei|Beim|Für) (?:einem |einer |einen |eine |ein )?<thing=[^,;:()„“\\d]{3,40}?> (?:von )?(?<how>über|unter|mehr als|weniger als|mindestens|ab|bis|höchstens|von mehr als|von über|von mindestens) ${value} <rest=(?:wird|werden|ist|sind|muss|müssen|erhält|erscheint|gilt|kann|fällt|gibt|darf|entfällt) .{4,200}>`,
      example: 'Bei einem Kreditbetrag über 20.000 € wird eine zweite Freigabe verlangt.',
      derive: (slots) => (slots.values.get('span')?.measure === 'year' ? undefined : needed(slots)),
      cases: [
        {
          ...limit,
          steps: [
            'Fall mit {hit} anlegen ({thing:bare}) | {hit} | {then}.',
            'Fall mit {miss} anlegen ({thing:bare}) | {miss} | {not}.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?!für |bei |nach |in |ab |mit |kinder|jugend|personen)[^,;:()„“\\d]{3,40}?> (?<how>über|unter|ab|von mehr als|von über|von mindestens|mit mehr als|mit weniger als|mit mindestens|von weniger als) (?:<amount>|<percent>|<span>|<max>(?<unit> [\\p{L}]{2,24})?) (?<rest>(?:werden|wird|müssen|muss|sind|ist|gelten|gilt|dürfen|können|benötigen|benötigt|erfordern|erfordert) [^;]{4,200})`,
      example: 'Bestellungen über 5.000 € müssen von der Abteilungsleitung genehmigt werden.',
      derive: (slots) => {
        const { text, back } = masked(`${slots.words.get('thing') ?? ''} ${slots.words.get('rest') ?? ''}`)
        const found = sides(slots)
        if (found === undefined) return undefined
        const then = seenOf(back(text))
        return { ...found, then, not: contraryOf(then) }
      },
      cases: [
        {
          ...limit,
          steps: [
            'Fall mit diesem Wert anlegen ({thing:bare}) | {hit} | {then}.',
            'Fall mit diesem Wert anlegen ({thing:bare}) | {miss} | {not}.',
          ],
        },
      ],
    },
    {
      said: 'Weicht <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> um (?<how>mehr als) <percent> (?:von|vom) (?:der |dem |den )?(?<base>[^,;:()„“\\d]{3,40}?) ab, <rest>',
      example: 'Weicht der Verbrauch um mehr als 50 % vom Vorjahr ab, wird eine Begründung verlangt.',
      derive: (slots) => {
        const found = sides(slots)
        const share = slots.values.get('percent')?.amount ?? 0
        return found === undefined || share <= 0
          ? undefined
          : { ...found, at: String(1000 + share * 10), over: String(1010 + share * 10) }
      },
      cases: [
        {
          title: [
            '{thing:bare}: Folge bei {over} statt 1000, nicht bei {at}',
            'Folge bei {over} statt 1000, nicht bei {at}',
          ],
          type: 'Boundary',
          given: ['Vergleichswert ({base}): 1000.'],
          steps: [
            '{thing:obj} von {over} erfassen | {over} (Abweichung {percent+1}) | {then}.',
            '{thing:obj} von {at} erfassen | {at} (Abweichung {percent}) | {not}.',
          ],
        },
      ],
    },
    {
      said: '<rest=.{8,260}?(?:, es sei denn,? |, außer,? wenn |, außer wenn |, sofern nicht ).{8,160}>',
      example: 'Das Konto wird geschlossen, es sei denn, eine Forderung ist offen.',
      derive: of('state', true),
      cases: [exception],
    },
    {
      said: '<rest=.{8,260}?(?:, es sei denn,? |, außer,? wenn |, außer wenn ).{8,160}>',
      example: 'Ein Platz kann reserviert werden, außer wenn die Halle gesperrt ist.',
      derive: of('ability', true),
      cases: [forbidden],
    },
    ...branches('<rest=(?:nur wenn|erst wenn|nur falls|wenn|falls|sobald|sofern|nachdem|solange) .{10,380}>', {
      ability: 'Wenn eine Rechnung noch offen ist, kann sie storniert werden.',
      barred: 'Wenn ein Vertrag gekündigt ist, kann er nicht mehr geändert werden.',
      act: 'Sobald ein Artikel gescannt wird, steht seine Bezeichnung in der Packliste.',
      event: 'Wenn der Import abbricht, bleibt der alte Bestand erhalten.',
      state: 'Wenn der Kunde gesperrt ist, erscheint „Konto gesperrt“.',
      one: 'Wenn der Tank fast leer ist, erhält der Fahrer Warnhinweise.',
    }),
    ...branches(
      '<rest=.{10,260}?,? (?:aber |jedoch )?(?:nur |erst )?(?:dann)?,? ?(?:wenn|sobald|falls|sofern|solange|nachdem) .{8,200}>',
      {
        ability: 'Der Fahrer kann eine Lieferung nur dann abschließen, wenn ein Foto vorhanden ist.',
        state: 'Die Schaltfläche „Bezahlen“ wird angezeigt, sobald der Warenkorb gefüllt ist.',
        act: 'Eine Warnung erscheint, sobald ein Beleg gelöscht wird.',
      },
    ),
    ...branches(
      '<rest=\\p{L}{2,14}(?:t|d|n|rf|nn|ss) .{10,380}>',
      {
        ability: 'Ist ein Buch nicht vorgemerkt, kann es verlängert werden.',
        barred: 'Ist ein Artikel gesperrt, kann er nicht bestellt werden.',
        act: 'Wird ein Eintrag gelöscht, verschwindet er aus der Liste.',
        event: 'Schlägt die Zahlung fehl, bleibt die Bestellung offen.',
        state: 'Ist der Kurs ausgebucht, erscheint „Auf die Warteliste“.',
      },
      true,
    ),
  ],
}
