import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { type Branch, branchOf, noContrary, noOther } from './clauses.ts'

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
type Kind = 'ability' | 'barred' | 'reaction' | 'act' | 'event' | 'state'
/** What is seen as soon as something is opened; anything else has to be brought about. */
const seenAtOnce =
  /angezeigt|zeig|sichtbar|erschein|(?<!\p{L})(?:steht|stehen|enthält|heißt|lautet|sieht|sehen|fehlt|gibt es)(?!\p{L})|markiert|hervorgehoben|ausgegraut|ausgeblendet|(?:de)?aktivier|inaktiv|gesperrt|gekennzeichnet|auswählbar|anklickbar|(?<!\p{L})(?:rot|grün|grau|gelb|blau|leer)(?!\p{L})|[„»"«]/iu

function kindOf(branch: Branch): Kind | undefined {
  if (branch.reacts) return 'reaction'
  if (branch.act !== undefined) return branch.barred ? 'barred' : 'ability'
  if (branch.step !== undefined && !branch.only) return 'act'
  if (branch.happens) return 'event'
  const bothSides = branch.contrary !== noContrary && branch.other !== noOther
  return bothSides && seenAtOnce.test(branch.outcome) ? 'state' : undefined
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
const reaction: CasePattern = {
  title: ['{act:obj}, wenn {situation}', '{act:obj}', 'Der Fall lässt sich so behandeln'],
  given: ['Vorbereitet ist ein Fall, in dem {situation}.'],
  steps: ['{act:obj} | Konto: {who:as} | {act:result}.'],
}
function branches(said: string, examples: Partial<Record<Kind, string>>, opened = false): SentencePattern[] {
  const cases: Record<Kind, CasePattern[]> = {
    ability: [allowed],
    barred: [barred],
    reaction: [reaction],
    act: [acted],
    event: [happens],
    state: [twoSides],
  }
  return (['ability', 'barred', 'reaction', 'act', 'event', 'state'] as const).flatMap((kind) => {
    const example = examples[kind]
    return example === undefined ? [] : [{ said, example, derive: of(kind, false, opened), cases: cases[kind] }]
  })
}

/** Conditions and what follows from them. These are tried behind all patterns with a narrower meaning. */
export const conditions: PatternGroup = {
  cue: '.',
  patterns: [
    ...branches('<rest=(?:nur wenn|erst wenn|nur falls|wenn|falls|sobald|sofern|nachdem|solange) .{10,380}>', {
      ability: 'Wenn eine Rechnung noch offen ist, kann sie storniert werden.',
      barred: 'Wenn ein Vertrag gekündigt ist, kann er nicht mehr geändert werden.',
      reaction: 'Wenn Angaben fehlen, setzt die Sachbearbeitung den Antrag auf „Unvollständig“.',
      act: 'Sobald ein Artikel gescannt wird, steht seine Bezeichnung in der Packliste.',
      event: 'Wenn der Import abbricht, bleibt der alte Bestand erhalten.',
      state: 'Wenn der Kunde gesperrt ist, erscheint „Konto gesperrt“.',
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
        reaction: 'Erscheint ein Mieter nicht zur Übergabe, vermerkt der Hausmeister den Termin als „Ausgefallen“.',
        act: 'Wird ein Eintrag gelöscht, verschwindet er aus der Liste.',
        event: 'Schlägt die Zahlung fehl, bleibt die Bestellung offen.',
        state: 'Ist der Kurs ausgebucht, erscheint „Auf die Warteliste“.',
      },
      true,
    ),
  ],
}
