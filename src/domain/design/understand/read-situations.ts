import { asPlaced, placedOnes } from './english/placed-ones.ts'
import { parseSentence } from './english/sentence.ts'
import { pluralOf } from './english/subject.ts'
import { imperativeOf } from './english/step.ts'
import { pattern } from './lexicon/lexicon.ts'
import { inverted, type Limit } from './limits.ts'
import { valueIndexes } from './marked-text.ts'
import type { Clause } from './clauses.ts'
import { allThen, type Reading } from './reading.ts'
import { asStep, capitalise, plain, subjectOf, thing } from './stretch.ts'
import type { Rule } from './rule.ts'

/** "must be at least 18", "only people over 18 may": the age decides whether one may act. */
export function permitsByAge({ lexicon }: Reading, clause: Clause, at: number): boolean {
  return (
    clause.condition === undefined &&
    clause.role !== 'given' &&
    (/^(?:only|just|solo|sólo|solamente|únicamente|nur|seule?s?|só|apenas|somente) /iu.test(clause.text) ||
      pattern(`^.{2,80}? (?:${lexicon.subjectVerbs})`).test(clause.text.slice(0, at)))
  )
}

/** "Customers under 16 do not see the tile": the age decides for whom the sentence holds. */
export function ageGroup(reading: Reading, limit: Limit, clause: Clause, at: number): Rule | undefined {
  const scenario = clause.role === 'when' || clause.role === 'given'
  const head = clause.text.slice(0, at)
  // "No push for players under 13" has no verb: what stands in front of the group is the outcome.
  const verbless = /^(?<what>.{2,60}?) (?:for|para|für|pour) [^,;]{2,40}$/iu.exec(head)?.groups?.what
  const outcome = scenario
    ? allThen(reading)
    : clause.condition !== undefined
      ? clause.main
      : predicateAfter(reading, clause.text.slice(at + 1))
        ? clause.text
        : (verbless ?? clause.text)
  if (plain(reading, outcome).length < 3) return undefined
  const group = head.replace(/ ?\p{L}+(?: de| als| que)?\s*$/u, '').replace(/ (?:who|that) (?:is|are)$/iu, '')
  return {
    kind: 'ageGroup',
    source: plain(reading, clause.text),
    thing: (/ /.test(group.trim()) || !/^(?:los|las|les|os|as|die)$/iu.test(group.trim())
      ? thing(reading, group, false)
      : undefined) ?? {
      words: plain(reading, clause.text).slice(0, 40),
      label: false,
    },
    limit: clause.unless === true ? inverted(limit) : grownUp(limit, reading),
    outcome: plain(reading, outcome),
    named: outcome === clause.text,
  }
}

/** "mayores de 18 años" includes those who are 18. */
function grownUp(limit: Limit, { language, marked }: Reading): Limit {
  const words = marked.text.slice(limit.start, limit.end)
  return (language === 'es' || language === 'pt') && limit.low !== undefined && /^ma[iy]or/iu.test(words)
    ? { ...limit, low: { ...limit.low, inclusive: true } }
    : limit
}

/** "Las solicitudes las aprueba un responsable": the object is said once more in front of its verb. */
const clitic = /(?<=^ )(?:las?|los?) \p{Ll}+[aeo]n? (?:el|la|los|las|un|una) /u

export function predicateAfter({ language, lexicon }: Reading, rest: string): boolean {
  return pattern(`^[^,;:]{0,60}? (?:${lexicon.subjectVerbs})`).test(rest) || (language === 'es' && clitic.test(rest))
}

/** "A driver may have at most …": the verb stands in front of the limit, which then restricts its subject. */
export function subjectBefore(reading: Reading, clause: Clause, at: number): boolean {
  return pattern(`^.{2,80}? (?:${reading.lexicon.subjectVerbs})`).test(clause.text.slice(0, at))
}

export function threshold(reading: Reading, limit: Limit, clause: Clause, at: number, end: number): Rule | undefined {
  const words = boundWords(reading, limit, clause, at, end)
  const scenario = clause.role === 'when' || clause.role === 'given'
  const conditional = clause.condition?.includes(clause.text.charAt(at)) === true
  const situation = conditional ? (clause.condition ?? clause.text) : clause.text
  const start = situation.indexOf(words)
  const behind = situation.slice(start + words.length)
  // "Slots with # places left | show …": the group in front of the verb is prepared, the sentence is what is seen.
  const verb =
    pattern(`(?:${reading.lexicon.subjectVerbs}|doesn['’]t|don['’]t|isn['’]t|aren['’]t)`).exec(behind) ??
    (reading.language === 'es' ? clitic.exec(behind) : null)
  const parsed = reading.language === 'en' && !scenario && !conditional ? parseSentence(situation) : undefined
  const subjectEnd =
    parsed?.lead === '' &&
    start >= 0 &&
    parsed.subject.includes(words) &&
    !/^(?:from|at|after|before|until|on|in|by|since|with|for|up) /iu.test(parsed.subject)
      ? situation.indexOf(parsed.subject) + parsed.subject.length
      : undefined
  const verbEnd =
    scenario || conditional || start < 0 || verb === null || verb.index > 60
      ? undefined
      : start + words.length + verb.index
  const groupEnd = verbEnd ?? subjectEnd
  const placed = parsed === undefined || subjectEnd === undefined ? undefined : placedOnes(reading, parsed, words)
  const group = groupEnd === undefined ? '' : situation.slice(0, groupEnd)
  const seen = groupEnd === undefined ? '' : situation.slice(groupEnd).trim()
  const outcome = plain(
    reading,
    scenario
      ? allThen(reading)
      : conditional
        ? clause.main
        : placed !== undefined
          ? placed.outcome
          : seen !== '' && reading.language === 'en'
            ? `${/^(?:is|has|does|was|\p{Ll}+[^su]s)(?!\p{L})/u.test(seen) || (/^(?:an?|the|each|every) /i.test(group) && !/^(?:are|have|show|do)(?!\p{L})/u.test(seen)) ? 'it' : 'they'} ${seen}`
            : '',
  )
  if (outcome === '' && (scenario || conditional)) return undefined
  const filled = (text: string, shown: string): string => {
    // "issued 90 days ago or more" becomes "issued 89 days ago".
    const ago = /[\uE000-\uE7FF](?<ago> ago| earlier) or /u.exec(words)?.groups?.ago ?? ''
    const reached = pattern(`^(?:${reading.lexicon.exceeds})`).test(words)
      ? `${reading.lexicon.reaches} ${shown}`
      : `${shown}${ago}`
    return start < 0
      ? text
      : `${text.slice(0, start)}${linked(reading, text.slice(0, start), words, text.slice(start + words.length))}${reached}${text.slice(start + words.length)}`
  }
  const template = (shown: string): string => {
    if (placed !== undefined) return placed.act(shown)
    const stretch = filled(situation, shown)
    if (groupEnd !== undefined) {
      const tail = situation.length - groupEnd
      return capitalise(plain(reading, stretch.slice(0, stretch.length - tail)))
    }
    if (clause.role === 'when' && reading.language === 'en') return imperativeOf(plain(reading, stretch))
    return capitalise((clause.role === 'when' ? asStep(reading, stretch) : undefined) ?? plain(reading, stretch))
  }
  const head = plain(
    reading,
    situation
      .slice(0, Math.max(start, 0))
      .replace(/(?:\s(?:of|with|from|for|in|to|at|has|have|an?|de|d['’]|con|von|ab|mit|com|à|do|da))*\s*$/iu, ''),
  )
  const other = otherSide(reading, clause, conditional)
  return {
    kind: 'threshold',
    source: `${plain(reading, clause.text)}${other.otherSide === undefined ? '' : `. ${other.otherSide}`}`,
    ...(clause.role === 'when' && reading.language !== 'en' && asStep(reading, situation) === undefined
      ? { happens: true }
      : {}),
    thing: (placed === undefined ? undefined : { words: placed.one, label: false }) ??
      thing(reading, withoutVerb(reading, head), false) ??
      subjectOf(reading, situation) ?? {
        words: (reading.language !== 'en' && outcome !== '' ? outcome : plain(reading, clause.main)).slice(0, 40),
        label: false,
      },
    limit: clause.unless === true ? inverted(limit) : limit,
    ...asPlaced(other, placed !== undefined),
    head: head === '' ? plain(reading, clause.main) : head,
    outcome,
    template,
    statement: (shown) => plain(reading, filled(clause.text, shown)),
  }
}

const theRest =
  /^(?:(?:alle )?(?:anderen?|übrigen|kleinere|größere) |(?:el resto|l[oa]s demás|l[oa]s otr[oa]s|l[oa]s más (?:pequeñ|grand)\p{L}+) |(?:le reste|(?:toute?s? )?les autres) |(?:[oa]s (?:restantes|demais|outr[oa]s)|o resto) )/iu

/** "Otherwise …" behind a condition, or "Below that they are optional" behind a sentence about what lies above. */
export function otherSide(reading: Reading, clause: Clause, conditional: boolean): { otherSide?: string } {
  const next = reading.clauses[reading.clauses.findIndex(({ text }) => text === clause.text) + 1]
  if (
    next?.otherwise === true &&
    next.condition === undefined &&
    (conditional ||
      reading.language !== 'en' ||
      /^(?:for|from|with|at|above|below|over|under|up to|in) /iu.test(clause.text)) &&
    clause.role === 'statement'
  )
    return { otherSide: plain(reading, next.text) }
  const others =
    next === undefined || reading.language !== 'en' || valueIndexes(next.text).some((at) => reading.taken.has(at))
      ? undefined
      : /^(?:all (?:the )?other(?: \p{L}+|s)|(?:the )?others?(?: \p{L}+s)?|any other \p{L}+|all others|the rest|smaller ones|larger ones|cheaper ones) .{4,120}$/iu.exec(
          plain(reading, next.text),
        )?.[0]
  if (others !== undefined && next !== undefined && parseSentence(next.text)?.negated === false)
    return { otherSide: capitalise(others) }
  if (
    next !== undefined &&
    reading.language !== 'en' &&
    theRest.test(next.text) &&
    next.condition === undefined &&
    !valueIndexes(next.text).some((at) => reading.taken.has(at) && reading.limits.some(({ used }) => used.includes(at)))
  )
    return { otherSide: plain(reading, next.text) }
  const stated =
    next === undefined || reading.language !== 'en'
      ? undefined
      : /^(?:below|above|under|over|beyond|up to|with less than|with more than) (?:that|this|it),? (?<stated>.{3,160})$/iu.exec(
          plain(reading, next.text),
        )?.groups?.stated
  if (stated === undefined) return {}
  const noun = /(?<!\p{L})at least one (?<noun>\p{L}+)(?= is )/iu.exec(clause.text)?.groups?.noun
  return {
    otherSide: capitalise(noun === undefined ? stated : stated.replace(/^they(?= are | can )/iu, pluralOf(noun))),
  }
}

/** "Der Betrag beträgt", "el precio es": what the sentence is about, without its verb. */
function withoutVerb({ language, lexicon }: Reading, head: string): string {
  return language === 'en'
    ? head
    : head.replace(
        pattern(`(?:^| )(?:${lexicon.passives}|beträgt|hat|liegt|es|está|tiene|a|est|é|tem|son|sont|são)$`),
        '',
      )
}

/** "a stop shorter than 15 minutes" becomes "a stop of 14 minutes", "inferior a 600" becomes "de 599". */
export function linked(reading: Reading, before: string, words: string, after = ''): string {
  if (/^ (?:old|in|ahead|late|early|away|alt)(?!\p{L})/iu.test(after)) return ''
  if (/^(?:after|before|nach|vor|después de|antes de|après|avant|depois|antes) [\uE000-\uE7FF]/iu.test(words))
    return { en: 'at ', de: 'um ', es: 'a las ', fr: 'à ', pt: 'às ' }[reading.language]
  const comparison =
    /^(?:shorter|longer|older|larger|smaller|higher|lower|greater|less|fewer|more|above|below|over|under|up to|at least|at most|über|unter|mehr als|weniger als|inferi|superi|menor|mayor|maior|inféri|supéri|ab |bis |acima|abaixo|encima)/iu
  if (!comparison.test(words) || before.trim() === '' || /[\uE000-\uF8FF]\s*$/u.test(before)) return ''
  // "bei einer Fahrleistung über 100.000 km"
  if (reading.language === 'de' && /^ (?:liegt|liegen)(?!\p{L})/u.test(after)) return 'bei '
  if (reading.language === 'de') return /\p{Lu}\p{L}*\s*$/u.test(before) ? 'von ' : ''
  if (reading.language !== 'en') return /^(?:inf|sup|menor|mayor|maior|acima|abaixo)/iu.test(words) ? 'de ' : ''
  // "would take the balance below £10" becomes "would take the balance to £9.99".
  if (
    /(?:^| )(?:take|bring|push|reduce|lower|raise|drop|fall|sink|rise|go|get)s?(?: (?:the|its|their|an?)(?: \p{L}+){1,3})? *$/iu.test(
      before,
    )
  )
    return 'to '
  if (parseSentence(before.trim().replace(/^.* (?:who|that|which) /iu, 'it ')) !== undefined) return ''
  return /(?:^| )(?:of|with|has|have|than|in|for|at|to|leave|leaves|is|are|be|from|by|on|a|an|the|and|or)\s*$/iu.test(
    before,
  )
    ? ''
    : 'of '
}

/** "With fewer than 3 letters no search is started": what stands in front of the sentence is its condition. */
export function withLead(reading: Reading, limit: Limit, clause: Clause): Clause {
  if (reading.language !== 'en' || clause.condition !== undefined || clause.role !== 'statement') return clause
  const parsed = parseSentence(clause.text)
  const sign = String.fromCharCode(0xe000 + (limit.used[0] ?? 0))
  if (parsed === undefined || !parsed.lead.includes(sign)) return clause
  const main = clause.text.slice(clause.text.indexOf(parsed.lead) + parsed.lead.length).replace(/^[,\s]+/, '')
  return main.length < 5 ? clause : { ...clause, condition: parsed.lead.replace(/^(?:with|for|on|in|at) /i, ''), main }
}

/** The words of the limit inside its clause: "more than #". */
export function boundWords(reading: Reading, limit: Limit, clause: Clause, at: number, end: number): string {
  const stated = [alternative(reading, limit), reading.marked.text.slice(limit.start, limit.end)]
  return stated.find((words) => words !== undefined && clause.text.includes(words)) ?? clause.text.slice(at, end + 1)
}

/** "less than £15 or more than £300": both ends of what is refused give way to one value. */
function alternative({ limits, marked, lexicon }: Reading, limit: Limit): string | undefined {
  const measure = (one: Limit): string | undefined => (one.low ?? one.high)?.value.measure
  const place = limits.indexOf(limit)
  for (const other of [limits[place - 1], limits[place + 1]]) {
    if (other === undefined || measure(other) !== measure(limit)) continue
    const [first, second] = other.start < limit.start ? [other, limit] : [limit, other]
    if (
      new RegExp(`^,? (?:${lexicon.cues.or})(?: (?:de|d['’]))? $`, 'iu').test(
        marked.text.slice(first.end, second.start),
      )
    )
      return marked.text.slice(first.start, second.end)
  }
  return undefined
}
