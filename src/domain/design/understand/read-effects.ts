import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { asStep, capitalise, controlIn, messageIn, ownStep, plain, says, subjectOf } from './stretch.ts'
import { quoteIndexes, valueIndexes } from './marked-text.ts'
import type { EffectStep, Rule } from './rule.ts'
import { englishStep } from './english/cause.ts'
import { englishEffects } from './english/effects.ts'
import { germanEffects } from './german/effects.ts'
import { furtherSteps } from './german/scenario.ts'
import { germanStep } from './german/steps.ts'
import { parseSentence } from './english/sentence.ts'
import { namedAction } from './step-text.ts'
import { stepOf } from './romance/causes.ts'
import { romanceEffects } from './romance/effects.ts'
import { romanceRest } from './romance/rest.ts'
import { isRomance } from './romance/grammar.ts'
import { pattern } from './lexicon/lexicon.ts'

/** The criterion's own sentences as rules, where no other reader has found any. */
export function readEffects(reading: Reading, request: string | undefined): Rule[] {
  const statements = reading.clauses.filter((clause) => clause.role === 'statement' && !isMisread(reading, clause))
  if (statements.length === 0 && reading.misread.size > 0) return []
  if (isRomance(reading.language) && reading.when.length === 0) {
    const romance = romanceEffects(reading, statements, reading.language)
    if (romance.length > 0) return romance
  }
  const english = reading.when.length === 0 ? effectsOf(reading, statements, request) : []
  if (english.length === 0) return [readEffect(reading)]
  return says(reading, 'vague', reading.marked.text)
    ? english.map((rule) => (rule.kind === 'effect' ? { ...rule, open: 'measure' } : rule))
    : english
}

/** What comes about under a condition is told by the sentence itself, whatever its values were taken for. */
function isMisread(reading: Reading, { text, condition }: Clause): boolean {
  if (condition !== undefined) return false
  const stated = plain(reading, text)
  return [...reading.misread].some((source) => source.includes(stated) || stated.includes(source))
}

function effectsOf(reading: Reading, clauses: Clause[], request: string | undefined): Rule[] {
  return reading.language === 'en'
    ? englishEffects(reading, clauses, request)
    : reading.language === 'de'
      ? germanEffects(reading, clauses, request)
      : []
}

/** The sentences of an English criterion that no other rule speaks of: "an alert can be closed by any member, but only …". */
export function readFurtherEffects(reading: Reading, rules: Rule[], request: string | undefined): Rule[] {
  if (isRomance(reading.language) && reading.when.length === 0) return romanceRest(reading, rules, reading.language)
  if (!(reading.language === 'de' || (reading.language === 'en' && reading.when.length === 0))) return []
  const told = rules.map(({ source }) => source)
  const open = reading.clauses
    .filter((clause) => clause.role === 'statement' && !clause.otherwise && !isMisread(reading, clause))
    .filter(
      ({ text }) =>
        !valueIndexes(text).some((index) => reading.taken.has(index)) &&
        !quoteIndexes(text).some((index) => reading.told.has(index)) &&
        !told.some((source) => source.includes(plain(reading, text))) &&
        !repeats(reading, text, rules),
    )
  const done = new Set(rules.flatMap((rule) => (rule.kind === 'effect' ? rule.steps.map(({ words }) => words) : [])))
  return effectsOf(
    reading,
    reading.language === 'de' ? open : open.filter(({ main }) => parseSentence(main) !== undefined),
    request,
  ).filter((rule) => rule.kind !== 'effect' || !rule.steps.every(({ words }) => done.has(words)))
}

/** "The 41st is refused" behind a limit, "no other change is possible" behind a chain of statuses: said by their cases. */
function repeats(reading: Reading, text: string, rules: Rule[]): boolean {
  return rules.some(
    ({ kind }) =>
      (kind === 'limit' &&
        /^(?:the )?(?:\d+(?:st|nd|rd|th)|[\uE000-\uE7FF]|more|others?|anything else|next one)(?!\p{L}).{0,40}(?:refus|reject|not (?:accepted|possible))/iu.test(
          text,
        )) ||
      (kind === 'threshold' && /^(?:below|above|under|over|beyond|up to) (?:that|this|it)(?!\p{L})/iu.test(text)) ||
      (kind === 'options' && /^(?:the )?default (?:value )?is(?!\p{L})/iu.test(text)) ||
      (kind === 'transitions' && says(reading, 'nothingElse', text)) ||
      (kind === 'attempts' &&
        /^(?:the |der |die )?(?:counter|count|Zähler|Zählung) .{0,60}(?:zero|again|restart|reset|null|neu)/iu.test(
          text,
        )),
  )
}

/** A message, and something that stays as it was: the action was not accepted. */
function refuses(outcome: string): boolean {
  return (
    /["“”«»„]/.test(outcome) &&
    /(?<!\p{L})(?:stays?|remains?|unchanged|sigue|permanece|sin cambios|bleib(?:t|en)|unverändert|reste(?:nt)?|inchangée?s?|continua|mantém-se|inalterad[oa]s?)(?!\p{L})/iu.test(
      outcome,
    )
  )
}

/** What happens when something is done: the plainest rule, and the last resort of the others. */
export function readEffect(reading: Reading): Rule {
  const english = reading.language === 'en'
  const statements = reading.clauses
    .filter(({ role }) => role === 'statement')
    .map(({ main, text }, at) => (english || at === 0 ? main : text))
  const parts = reading.then.length > 0 ? reading.then : statements
  const outcome =
    reading.language === 'de'
      ? parts.map((part) => capitalise(plain(reading, part))).join('. ')
      : plain(reading, parts.join(english ? '; ' : ', '))
  const source = plain(reading, reading.marked.text).replaceAll(' ¶ ', ', ')
  const given = reading.given.map((text) => plain(reading, text))
  if (reading.when.length > 0)
    return {
      kind: 'effect',
      source,
      given,
      ...furtherSteps(
        reading,
        reading.when.map((text) => effectStep(reading, text)),
        outcome,
      ),
      ...(refuses(outcome) && { refuses: true }),
    }
  const [first] = reading.clauses.filter(({ role }) => role === 'statement')
  const own = first === undefined ? undefined : effectOf(reading, first)
  if (own !== undefined) return { kind: 'effect', source, given, ...own }
  const subject = first === undefined ? undefined : subjectOf(reading, first.main)
  if (first !== undefined && subject !== undefined && !says(reading, 'vague', reading.marked.text)) {
    const message = messageIn(reading, reading.marked.text)
    if (says(reading, 'refused', first.main.slice(subject.words.length)) && !says(reading, 'never', subject.words))
      return { kind: 'refusal', source, subject: subject.words, ...(message === undefined ? {} : { message }) }
    return { kind: 'observation', source, subject: subject.words, outcome }
  }
  return {
    kind: 'statement',
    source,
    outcome: outcome === '' ? source : outcome,
    vague: says(reading, 'vague', reading.marked.text),
  }
}

function effectStep(reading: Reading, stretch: string): EffectStep {
  if (reading.language === 'en')
    return englishStep(reading, stretch) ?? { what: 'event', words: plain(reading, stretch) }
  const own = reading.language === 'de' ? germanStep(reading, stretch) : undefined
  if (own !== undefined) return own
  if (isRomance(reading.language))
    return stepOf(reading, stretch, '', reading.language) ?? { what: 'event', words: plain(reading, stretch) }
  const action = asStep(reading, stretch)
  return action === undefined ? { what: 'event', words: plain(reading, stretch) } : { what: 'action', words: action }
}

/** "Sign-in with card number opens @": what is done and what follows, in one sentence. */
function effectOf(reading: Reading, clause: Clause): { steps: EffectStep[]; outcome: string } | undefined {
  const others = reading.clauses.slice(1).map(({ text }) => plain(reading, text))
  if (clause.condition !== undefined) {
    const own = ownStep(reading, clause.condition)
    const cause: EffectStep =
      own === undefined ? { what: 'event', words: plain(reading, clause.condition) } : { what: 'action', words: own }
    return { steps: [cause], outcome: [plain(reading, clause.main), ...others].join('; ') }
  }
  const named = namedAction(clause.main, reading.lexicon)
  if (named !== undefined)
    return {
      steps: [{ what: 'action', words: capitalise(plain(reading, named.step)) }],
      outcome: [plain(reading, clause.main), ...others].join('; '),
    }
  const control = controlIn(reading, clause.main)
  if (control !== undefined && clause.main.startsWith(String.fromCharCode(0xf000)))
    return {
      steps: [{ what: 'control', words: control }],
      outcome: [plain(reading, clause.main), ...others].join('; '),
    }
  const modal = pattern(`^.{2,80}? (?:${reading.lexicon.modals}) .{3,}$`).test(clause.main)
  const step = modal ? asStep(reading, clause.main) : undefined
  return step === undefined ? undefined : { steps: [{ what: 'action', words: step }], outcome: others.join('; ') }
}
