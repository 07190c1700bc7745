import { constituent, determiner, isNoun, nounPhrase, preposition, tokensOf, type Token } from './phrases.ts'
import {
  guessedInfinitive,
  guessedVerb,
  isAuxiliary,
  isFinite,
  isModal,
  isParticle,
  isPluralForm,
  verbOfFinite,
  verbOfInfinitive,
  verbOfParticiple,
  type GermanVerb,
} from './words.ts'

/** A German clause, whatever its order: "Bricht die Verbindung ab", "die Verbindung bricht ab", "die Verbindung abbricht". */
export interface Sentence {
  subject: string
  /** What stands in front of the finite verb, where it is not the subject. */
  front: string
  finite: string
  /** Between the finite verb and what closes the clause, without the subject. */
  middle: string
  /** The participle, infinitive or particle that closes the clause. */
  close: string
  /** What follows behind a comma. */
  after: string
  verb?: GermanVerb
  passive: boolean
  modal: string
  negated: boolean
  plural: boolean
}

const opensClause =
  /^(?:der|die|das|den|dem|deren|dessen|denen|wer|was|wo|womit|dass|ob|wenn|falls|sobald|solange|bis|bevor|ehe|sodass|damit|weil|da|sofern|außer|es|obwohl|nachdem|welche[rsnm]?|indem|als)$/

/** The token that ends the clause beginning at `from`: the comma before a subordinate clause, or the end of the text. */
function clauseEnd(tokens: Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1)
    if (
      (/^[,–:]$/.test(tokens[at]?.word ?? '') && !isNoun(tokens[at + 1]?.word ?? '')) ||
      (tokens[at]?.word.startsWith('(') === true && at === tokens.length - 1)
    )
      return at
  return tokens.length
}

/** The finite verb of a main clause; relative clauses in front of it are passed over. */
function finiteAt(tokens: Token[]): number {
  for (let at = 0; at < Math.min(tokens.length, 40); at += 1) {
    const word = tokens[at]?.word ?? ''
    if (word === ',' && opensClause.test(tokens[at + 1]?.word ?? '')) {
      const end = tokens.findIndex(({ word: other }, later) => later > at + 1 && other === ',')
      if (end < 0) return -1
      at = end
      continue
    }
    if (at === 0 ? isFinite(word.charAt(0).toLowerCase() + word.slice(1)) && !nounPhraseStart(tokens) : isFinite(word))
      return at
  }
  return -1
}

/** "Wird" opens a clause, "Suchen" may be a noun in front of its verb. */
function nounPhraseStart(tokens: Token[]): boolean {
  return isFinite(tokens[1]?.word ?? '')
}

const between = (text: string, tokens: Token[], from: number, to: number): string =>
  from >= to ? '' : text.slice(tokens[from]?.at ?? 0, tokens[to - 1]?.end ?? text.length)

/** A clause whose finite verb stands first or second. */
export function parseMain(text: string): Sentence | undefined {
  const tokens = tokensOf(text)
  const at = finiteAt(tokens)
  if (at < 0) return undefined
  const written = tokens[at]?.word ?? ''
  const finite = at === 0 ? written.charAt(0).toLowerCase() + written.slice(1) : written
  const end = clauseEnd(tokens, at + 1)
  const front = between(text, tokens, 0, at)
  const first = tokens[0]?.word ?? ''
  const fronted =
    at > 0 &&
    ((at === 1 && verbOfParticiple(first.charAt(0).toLowerCase() + first.slice(1)) !== undefined) ||
      (at === 1 &&
        /^\p{Lu}\p{Ll}+(?:lich|bar|ig|isch|end|igt|los|sam)$/u.test(first) &&
        determiner.test(tokens[2]?.word ?? '')) ||
      subjectFollows(tokens, at, front) ||
      (nounPhrase(tokens, 0) === 0 && !(/^(?:jeder?|alle|diejenigen|wer)$/i.test(first) && tokens[1]?.word === ',')) ||
      dative.test(first) ||
      (!/,/.test(front) && nounPhrase(tokens, 0) < at && preposition.test(first)))
  let subject = ''
  let rest = at + 1
  const reflexive = tokens[rest]?.word === 'sich' ? 1 : 0
  let subjectAt = -1
  if (at > 0 && !fronted) subject = front
  else {
    subjectAt = rest + reflexive
    let subjectEnd = nounPhrase(tokens, subjectAt)
    // "erscheint unter dem Feld @": the subject follows a phrase with a preposition.
    for (let turns = 0; turns < 2 && subjectEnd === subjectAt && subjectAt < end; turns += 1) {
      subjectAt = constituent(tokens, subjectAt)
      subjectEnd = nounPhrase(tokens, subjectAt)
    }
    if (subjectEnd > subjectAt && subjectEnd <= end && !dative.test(tokens[subjectAt]?.word ?? '')) {
      subject = between(text, tokens, subjectAt, subjectEnd)
      if (subjectAt === rest + reflexive) rest = subjectEnd
    } else subjectAt = -1
  }
  const from = closeAt(tokens, rest, end, finite)
  const middle = [reflexive === 1 && subjectAt === at + 2 ? 'sich' : '', between(text, tokens, rest, from)]
    .filter((part) => part !== '')
    .join(' ')
  return made({
    subject,
    front: subject === front ? '' : front,
    finite,
    middle,
    close: between(text, tokens, from, end),
    after: text.slice(tokens[end]?.at ?? text.length),
  })
}

/** "Verbindungen kann man ordnen", "Klasse und Ort merkt sich der Browser": the object stands in front. */
function subjectFollows(tokens: Token[], at: number, front: string): boolean {
  const next = tokens[at + 1]?.word === 'sich' ? at + 2 : at + 1
  const word = tokens[next]?.word ?? ''
  return (
    /^(?:man|er|wir|jemand|niemand)$/.test(word) ||
    (/^(?:der|die|das)$/.test(word) && / und /.test(front) && !isPluralForm(tokens[at]?.word ?? ''))
  )
}

const dative = /^(?:dem|einem|diesem|jedem|ihm|ihnen|ihr|den|einen|diesen|jeden|ihn)$/i

/** Where the participles, infinitives or the particle at the end of a clause begin. */
function closeAt(tokens: Token[], from: number, end: number, finite: string): number {
  let at = end
  while (
    at > from &&
    (isAuxiliary(tokens[at - 1]?.word ?? '') ||
      /^(?:sein|haben|werden|worden|lassen)$/.test(tokens[at - 1]?.word ?? '') ||
      verbOfParticiple(tokens[at - 1]?.word ?? '') !== undefined ||
      verbOfInfinitive(tokens[at - 1]?.word ?? '') !== undefined)
  )
    at -= 1
  const last = tokens[at - 1]?.word ?? ''
  if (
    at - 1 > from &&
    ((at === end && isModal(finite) && guessedInfinitive(last) !== undefined) ||
      (at === end && /^(?:wird|werden|wurde|wurden)$/.test(finite) && guessedVerb(last) !== undefined) ||
      (at === end - 1 && tokens[at]?.word === 'werden' && isModal(finite) && guessedVerb(last) !== undefined))
  )
    return at - 1
  if (at < end && (isAuxiliary(finite) || isModal(finite))) return at
  return isParticle(tokens[end - 1]?.word ?? '') && end - 1 >= from ? end - 1 : end
}

/** A clause whose finite verb stands last: "der Kunde den Antrag absendet". */
export function parseLast(text: string): Sentence | undefined {
  const tokens = tokensOf(text.replace(/[,.;]+$/, ''))
  const end = tokens.length
  const finite = tokens[end - 1]?.word ?? ''
  if (!isFinite(finite) || end < 2) return undefined
  // "ihm keine Geräte zugeordnet sind": the subject stands behind the pronoun.
  const pronoun = /^(?:ihm|ihr|ihnen)$/iu.test(tokens[0]?.word ?? '') && nounPhrase(tokens, 1) > 1 ? 1 : 0
  const subjectEnd = nounPhrase(tokens, pronoun)
  const whole = between(text, tokens, pronoun, subjectEnd)
  const subject = pronoun === 0 && dative.test(tokens[0]?.word ?? '') ? '' : whole
  const start = subject === '' ? 0 : subjectEnd
  let from = end - 1
  while (
    from > start &&
    (verbOfParticiple(tokens[from - 1]?.word ?? '') !== undefined ||
      verbOfInfinitive(tokens[from - 1]?.word ?? '') !== undefined ||
      /^(?:worden|werden|sein)$/.test(tokens[from - 1]?.word ?? '')) &&
    (isAuxiliary(finite) || isModal(finite))
  )
    from -= 1
  if (
    from === end - 1 &&
    from - 1 > start &&
    /^(?:wird|werden)$/.test(finite) &&
    guessedVerb(tokens[from - 1]?.word ?? '')
  )
    from -= 1
  return made({
    subject,
    front: '',
    finite,
    middle: [between(text, tokens, 0, pronoun), between(text, tokens, start, from)]
      .filter((part) => part !== '')
      .join(' '),
    close: between(text, tokens, from, end - 1),
    after: '',
  })
}

type Parts = Pick<Sentence, 'subject' | 'front' | 'finite' | 'middle' | 'close' | 'after'>

function made(given: Parts): Sentence {
  // "der Kunde @ eingibt": without another object the mark is the object.
  const object = /^(?<subject>.*\p{L}) (?<object>[\uE000-\uE7FF])$/u.exec(given.subject)?.groups
  const parts =
    given.middle === '' && given.close === '' && object?.subject !== undefined && object.object !== undefined
      ? { ...given, subject: object.subject, middle: object.object }
      : given
  const { finite, close, subject, middle, front } = parts
  const words = close.split(' ').filter((word) => word !== '')
  const known = words.map(verbOfParticiple).find((verb) => verb !== undefined)
  const guessing = words.at(-1) === 'werden' ? words.at(-2) : words.at(-1)
  const participle = known ?? (/^(?:ist|sind|hat|haben)$/.test(finite) ? undefined : guessedVerb(guessing ?? ''))
  const infinitive =
    words.map(verbOfInfinitive).find((verb) => verb !== undefined) ??
    (isModal(finite) && participle === undefined ? guessedInfinitive(words.at(-1) ?? '') : undefined)
  const full = !isAuxiliary(finite) && !isModal(finite)
  const passive =
    participle !== undefined &&
    (/^(?:wird|werden|wurde|wurden)$/.test(finite) ||
      (isModal(finite) && /(?:^| )werden$/.test(close)) ||
      /worden/.test(close))
  const verb = full
    ? verbOfFinite(finite, isParticle(close) ? close : '')
    : /^(?:lässt|lassen)$/.test(finite) || (isModal(finite) && !passive)
      ? infinitive
      : (participle ?? (/^(?:wird|werden)$/.test(finite) ? infinitive : undefined))
  return {
    ...parts,
    ...(verb === undefined ? {} : { verb }),
    passive,
    modal: isModal(finite) ? finite : '',
    negated: /(?<!\p{L})(?:nicht|nie|niemals|keine?[nrms]?|nichts|niemand|weder)(?!\p{L})/iu.test(
      `${front} ${subject} ${middle}`,
    ),
    plural: isPluralForm(finite),
  }
}

/** The clause as a sentence of its own, with the subject or what stood in front of the verb first. */
export function asMain({ subject: whole, front, finite, middle: behind, close, after, verb, modal }: Sentence): string {
  // "ist ein Foto Pflicht": the second noun is what the first one is.
  const [, first, second] =
    behind === '' && close === '' && front === '' && /^(?:ist|sind|bleibt|bleiben)$/.test(finite)
      ? (/^((?:ein\p{L}*|der|die|das) \p{Lu}[\p{L}-]+) (\p{Lu}[\p{L}-]+)$/u.exec(whole) ?? [])
      : []
  const [subject, middle] = [first ?? whole, second ?? behind]
  const split =
    modal === '' && close === '' && verb !== undefined && verb.prefix !== '' && finite.startsWith(verb.prefix)
  const shown = split ? finite.slice(verb.prefix.length) : finite
  const end = split ? verb.prefix : close
  const words =
    front !== ''
      ? [front, shown, subject !== '' && !holds(middle, subject) ? subject : '', middle, end]
      : subject !== '' && !holds(middle, subject)
        ? [subject, shown, middle, end]
        : fronted(shown, middle, end)
  const text = words.filter((word) => word !== '').join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${after === '' || /^[,:;]/.test(after) ? after : ` ${after}`}`
}

/** "erscheint unter dem Feld @" becomes "unter dem Feld erscheint @". */
function fronted(finite: string, middle: string, close: string): string[] {
  const tokens = tokensOf(middle)
  if (tokens.length === 0) return ['Es', finite, close]
  const whole = /^(?:sich|ihn|ihm|ihr|ihnen|nicht)$/.test(tokens[0]?.word ?? '') ? 0 : constituent(tokens, 0)
  // What is quoted behind a place is the subject, unless it is the name of the place: "unter dem Feld erscheint @".
  const named = whole > 2 && whole === tokens.length && /^[\uF000-\uF7FF]$/u.test(tokens[whole - 1]?.word ?? '')
  const end = named && preposition.test(tokens[0]?.word ?? '') ? whole - 1 : whole
  return end === 0
    ? ['Es', finite, middle, close]
    : [between(middle, tokens, 0, end), finite, between(middle, tokens, end, tokens.length), close]
}

/** Whether the words stand in the stretch as words of their own. */
const holds = (stretch: string, words: string): boolean => ` ${stretch} `.includes(` ${words} `)

/** The clause as it stands behind "dass": "die Verbindung abbricht". */
export function asLast({ subject, front, finite, middle, close, after, verb, modal }: Sentence): string {
  const apart = modal === '' && close !== '' && (verb === undefined ? isParticle(close) : close === verb.prefix)
  const end = apart ? `${close}${finite}` : `${close} ${finite}`
  return `${[
    subject !== '' && !holds(middle, subject) ? subject : '',
    front === '' ? '' : lowerArticle(front),
    middle,
    end.trim(),
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replace(
      /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Jede[rs]?|Alle|Kein|Keine|Es|Er|Sie|Man|Jemand|Niemand|Diese[rs]?|Zwei)(?= )/u,
      (word) => word.toLowerCase(),
    )}${after.startsWith('(') ? ' ' : ''}${after}`
}

const lowerArticle = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
