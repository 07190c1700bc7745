import { actions, events, states } from './verb-lists.ts'

/** One German verb with the forms that tests are read and written with. */
export interface GermanVerb {
  /** "ab" of "abbrechen": it stands apart in a main clause. */
  prefix: string
  /** The infinitive as one word. */
  infinitive: string
  participle: string
  /** What a tester can carry out, unlike an event or a state. */
  action: boolean
  state: boolean
}

export interface FiniteForm {
  verb: GermanVerb
  plural: boolean
}

const inseparable = /^(?:be|ge|er|ver|zer|ent|emp|wider|über|unter|miss|wieder)\p{L}{3,}/u

const nonFinite = new Map<string, GermanVerb>()
const finite = new Map<string, FiniteForm[]>()
const participles = new Map<string, GermanVerb>()

function add(entry: string, third: string, past: string, kind: 'action' | 'state' | 'event'): void {
  const [prefix = '', base = ''] = entry.includes('/') ? entry.split('/') : ['', entry]
  const stem = base.replace(/e?n$/, '')
  const linked = /(?:[td]|[^lrhaeiouäöü][mn])$/.test(stem) ? `${stem}et` : `${stem}t`
  const own = past !== '' ? past : /ieren$/.test(base) || inseparable.test(base) ? linked : `ge${linked}`
  const verb: GermanVerb = {
    prefix,
    infinitive: `${prefix}${base}`,
    participle: `${prefix}${own}`,
    action: kind === 'action',
    state: kind === 'state',
  }
  if (!nonFinite.has(verb.infinitive)) nonFinite.set(verb.infinitive, verb)
  if (!participles.has(verb.participle)) participles.set(verb.participle, verb)
  for (const [form, plural] of [
    [third === '' ? linked : third, false],
    [base, true],
  ] as const) {
    for (const written of new Set([form, `${prefix}${form}`]))
      finite.set(written, [...(finite.get(written) ?? []), { verb, plural }])
  }
}

for (const [block, kind] of [
  [actions, 'action'],
  [states, 'state'],
  [events, 'event'],
] as const)
  for (const line of block.trim().split('\n')) {
    const words = line.trim().split(' ')
    // Only the last verb of a line has irregular forms: its third person ends in "t", its infinitive in "n".
    const at = words.findIndex((word) => !/n$/.test(word) && !word.includes('/'))
    const irregular = at > 0
    const regular = irregular ? words.slice(0, at - 1) : words
    for (const word of regular) add(word, '', '', kind)
    if (irregular) add(words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? '', kind)
  }
for (const [past, infinitive] of [
  ['versandt', 'versenden'],
  ['gesandt', 'senden'],
] as const) {
  const verb = nonFinite.get(infinitive)
  if (verb !== undefined) participles.set(past, verb)
}
// As a finite form it is the pronoun: "sein Konto".
finite.delete('sein')

const auxiliaries = /^(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben)$/
const modals = /^(?:kann|können|darf|dürfen|muss|müssen|soll|sollen|sollte|möchte|will|wollen|lässt|lassen)$/
const plurals = /^(?:sind|waren|werden|wurden|haben|können|dürfen|müssen|sollen|wollen|lassen)$/

export const isAuxiliary = (word: string): boolean => auxiliaries.test(word)
export const isModal = (word: string): boolean => modals.test(word)
export const isFinite = (word: string): boolean => isAuxiliary(word) || isModal(word) || finite.has(word)
export const isPluralForm = (word: string): boolean =>
  plurals.test(word) || (finite.get(word) ?? []).some(({ plural }) => plural)
export const verbOfInfinitive = (word: string): GermanVerb | undefined =>
  nonFinite.get(word) ?? nonFinite.get(word.replace(/^(\p{L}{2,8}?)zu(?=\p{L}{4})/u, '$1'))

/** What closes a clause behind "kann" or "wird" is a verb, also where the lists do not know it. */
export function guessedVerb(word: string): GermanVerb | undefined {
  const made = (infinitive: string): GermanVerb => ({
    prefix: '',
    infinitive,
    participle: '',
    action: true,
    state: false,
  })
  const [, prefix = '', stem] =
    /^((?:ab|an|auf|aus|bei|ein|frei|her|herunter|hin|hinzu|hoch|los|nach|um|vor|weg|weiter|zu|zurück|zusammen)?)ge(\p{Ll}{2,}?)e?t$/u.exec(
      word,
    ) ?? []
  if (stem !== undefined) return made(`${prefix}${stem}${/(?:el|er)$/.test(stem) ? 'n' : 'en'}`)
  const root = /^((?:be|ver|er|ent|zer)\p{Ll}{3,}?|\p{Ll}{2,}ier)e?t$/u.exec(word)?.[1]
  return root === undefined ? undefined : made(`${root}en`)
}

export const guessedInfinitive = (word: string): GermanVerb | undefined =>
  /^\p{Ll}{3,}(?:en|eln|ern)$/u.test(word) &&
  !/^(?:eigenen|anderen|weiteren|beiden|allen|ihnen|oben|unten|gegen|wegen|neben|werden)$/.test(word)
    ? { prefix: '', infinitive: word, participle: '', action: true, state: false }
    : undefined
export const verbOfParticiple = (word: string): GermanVerb | undefined => participles.get(word)

/** The verb of a finite form, with the particle that closes its main clause: "bricht … ab". */
export function verbOfFinite(word: string, particle: string): GermanVerb | undefined {
  const forms = finite.get(word === 'sind' ? 'ist' : word) ?? []
  const whole = forms.find(({ verb }) => verb.prefix !== '' && word.startsWith(verb.prefix))
  return (
    forms.find(({ verb }) => verb.prefix === particle && !(particle !== '' && word.startsWith(particle)))?.verb ??
    whole?.verb
  )
}

export const isParticle = (word: string): boolean =>
  /^(?:ab|an|auf|aus|bei|ein|fehl|fest|fort|frei|gut|hin|herunter|hoch|hinzu|nach|statt|um|verloren|vor|weg|weiter|wieder|zu|zurück|zusammen|zwischen|dar)$/.test(
    word,
  )

/** "eine Rechnung stornieren" becomes "eine Rechnung zu stornieren", "hochladen" becomes "hochzuladen". */
export function withTo(action: string): string {
  const [, before = '', last = ''] = /^(.*?)(\p{L}+)$/su.exec(action) ?? []
  const word = last.charAt(0).toLowerCase() + last.slice(1)
  const known = nonFinite.get(word)
  if (known !== undefined)
    return `${before}${known.prefix === '' ? `zu ${word}` : `${known.prefix}zu${word.slice(known.prefix.length)}`}`
  const split = /^(abonnieren|antworten|arbeiten)$/u.test(word)
    ? null
    : /^(ab|an|auf|aus|ein|fest|frei|herunter|hoch|hinzu|los|nach|um(?=benenn|buch|stell)|vor|weiter|wieder|zurück|zusammen|zu)(?!\p{Ll}{0,3}$)(\p{Ll}+n)$/u.exec(
        word,
      )
  return last === '' ? action : split === null ? `${before}zu ${word}` : `${before}${split[1] ?? ''}zu${split[2] ?? ''}`
}

const determiners =
  /^(?:(?:der|die|das|den|dem|ein|eine|einen|einer|jede[rsnm]?|alle[nr]?|keine?[nr]?|nur|zwei|diese[rsn]?|andere[rn]?) )+/iu
const person =
  /^(?:\p{Ll}+ )*(?:jemand|niemand|man|wer|\p{Lu}\p{L}{3,}(?:in|innen)|\p{L}*(?:leiter|leitung|meister|[Kk]unden?|[Pp]erson|[Pp]ersonen|[Nn]utzer|[Mm]itglied|[Mm]itglieder|[Ee]ltern|[Ff]amilien?|kraft|kräfte|stelle|amt|[Tt]eam|[Vv]erwaltung|[Mm]itarbeiter|[Mm]itarbeitenden?|[Vv]orstand|[Gg]ast|[Gg]äste|[Kk]äufer|[Bb]esucher|[Ff]ahrer|[Tt]rainer|[Ll]ehrer|[Ll]eser|[Bb]ieter|[Hh]ändler|[Aa]rzt|[Ää]rzte|[Pp]atient|[Pp]atienten|[Mm]oderation|[Rr]edaktion|[Bb]uchhaltung|bearbeitung|bearbeiter|steller|[Ee]mpfänger|[Tt]eilnehmer|[Tt]eilnehmenden?|[Rr]eisenden?|[Mm]ieter|[Aa]dmin|[Aa]dmins|[Aa]dministrator|[Ii]nhaber|[Bb]erater|[Pp]rüfer|[Tt]echniker|[Dd]isponent|[Bb]etreuer|[Bb]etreuung|[Kk]ollege|[Kk]ollegen|[Gg]eber|gebende|[Aa]utor|[Aa]utoren|[Vv]orgesetzten?|telefon|schalter|zentrale|Leitung|Werkstatt|Zentrale))(?= |$)/u
const thing =
  /(?:termin|magazin|benzin|medizin|bulletin|plugin|login|baustelle|haltestelle|schnittstelle|fehlstelle|zapfsäule|tankstelle|ladestelle)(?= |$)/iu

/** Who acts in a ticket, beside the words that every product has for its users. */
export function namesPerson(words: string): boolean {
  const phrase = words.replace(determiners, '')
  return person.test(phrase) && !thing.test(phrase.split(/ (?=mit|der|des|von|in)/u)[0] ?? '')
}
