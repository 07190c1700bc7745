import type { ContextCriterion, GenerationContext } from '../../generation/context.ts'
import { casesOfScenario } from '../frame/scenario-cases.ts'
import type { Language } from '../language.ts'
import { readAccess } from './read-access.ts'
import { byMethod, interfaceOf, readApi, requestFor, requestOf, requestsIn } from './read-api.ts'
import { readBehaviour, readSimultaneous } from './read-behaviour.ts'
import { readEffect, readEffects, readFurtherEffects } from './read-effects.ts'
import { readCalculations } from './read-calculations.ts'
import { readLimits } from './read-limits.ts'
import { readRates } from './read-rates.ts'
import { readFields, readMessages } from './read-texts.ts'
import { withReproduction } from './english/reproduction.ts'
import { isOfInterface, speaksOfInterface } from './english/interfaces.ts'
import { isOfOneResource } from '../sentences/english/api/calls.ts'
import { inRequest } from './english/request-body.ts'
import { workedOut } from './english/worked-out.ts'
import { measuredOutcome } from './english/response-times.ts'
import { misread } from './english/misread.ts'
import { withAntecedents } from './english/resolve.ts'
import { readChoices } from './english/effects.ts'
import { readWholeClauses } from './english/whole-clauses.ts'
import { romanceScenario, startingPoint } from './romance/scenario.ts'
import { withoutCoordination } from './romance/coordinated.ts'
import { isRomance } from './romance/grammar.ts'
import { withFileNamed, withoutDemand, withThingNamed } from './field-names.ts'
import { readSentences, type SentencesRead } from '../sentences/read-sentences.ts'
import type { InterfaceFacts } from '../sentences/slots.ts'
import { accountsFor, release } from './gate.ts'
import { readPastDates } from './past-dates.ts'
import { readPeriodic } from './periodic.ts'
import { onlyTable, referredTable } from './referred-table.ts'
import { readTimes } from './read-times.ts'
import { withRefusals } from './refusals.ts'
import { spokenRow, withoutRowNumber } from './table-row.ts'
import { readCriterion, withoutOwnNumber, type Reading } from './reading.ts'
import { plain } from './stretch.ts'
import type { Value } from './value.ts'
import { readWidths } from './widths.ts'
import type { Rule, RuleKind } from './rule.ts'
import { outlineOf } from './outline.ts'
import { dayOf } from './ticket-day.ts'
import { figuresOf, type TicketFigures } from './ticket-figures.ts'
import { moneyOf } from './ticket-money.ts'
import { withoutEchoes } from './echoes.ts'

/** A criterion with the rules that were read from it, in its own words. */
export interface Understood {
  id: string
  /** The criterion in one line. */
  text: string
  title?: string
  given: string[]
  when: string[]
  rules: Rule[]
  /** True where requests are sent, and nobody opens a page. */
  isInterface?: boolean
  /** False where no rule beyond its bare statement was recognised. */
  understood: boolean
}

/** Reads every criterion of a ticket into rules with slots. Time is linear in the text. */
export function understandTicket(context: GenerationContext, language: Language): Understood[] {
  const stated = context.acceptanceCriteria.map(({ text, then }) => text ?? then).join('\n')
  const named = requestOf(`${context.title}\n${context.description}`)
  const isInterface = language === 'en' && isOfInterface(context)
  const requests = requestsIn(`${context.title}\n${context.description}\n${stated}`)
  // Of several addresses in the criteria none is the one of a sentence that names none.
  const request = named ?? (isInterface && isOfOneResource(requests) ? requests[0] : undefined)
  const money = moneyOf(context, language)
  const day = dayOf(context, language)
  const headings = context.acceptanceCriteria.map(({ title }) => title)
  // A heading over several criteria, or a bare number, names none of them.
  const isNamed = ({ title }: ContextCriterion): boolean =>
    title !== undefined && headings.filter((other) => other === title).length === 1 && / /.test(title)
  const criteria = language === 'en' ? withAntecedents(context.acceptanceCriteria) : context.acceptanceCriteria
  const table = language === 'en' ? undefined : onlyTable(context.description)
  const api = interfaceOf(context.description, stated, requests)
  const figures = figuresOf(context, language)
  const understood = criteria.map((criterion) => {
    const own =
      language === 'en'
        ? byMethod(criterion, request, requests)
        : (requestFor(criterion.text ?? criterion.then, requests) ?? request)
    return understandCriterion(criterion, language, {
      named: isNamed(criterion),
      ...(table === undefined ? {} : { table }),
      money,
      ...(day === undefined ? {} : { day }),
      isInterface: isInterface || (language === 'en' && speaksOfInterface(criterion.text ?? criterion.then)),
      ...(own === undefined ? {} : { request: own }),
      api,
      figures,
    })
  })
  return language === 'en' ? withReproduction(understood, context) : understood
}

/** The order matters: each reader claims the values and quotes it explains. */
function statementRules(stated: Reading, request: string | undefined): Rule[] {
  const { rules, rest: reading } = readWholeClauses(stated, request)
  const others = [
    () => readChoices(reading),
    () => readWidths(reading),
    () => readPastDates(reading),
    () => readPeriodic(reading),
    () => readApi(reading, request),
    () => readRates(reading),
    () => readCalculations(reading),
    () => readTimes(reading),
    () => readFields(reading),
    () => readLimits(reading),
    () => readAccess(reading),
    () => readBehaviour(reading),
    () => readMessages(reading),
  ].flatMap((read) => gated(reading, read()))
  return [...rules, ...others]
}

/** The quoted name of a field is not what appears when its value is refused. */
function withoutLabelAsMessage(rule: Rule): Rule {
  if (!('message' in rule) || rule.message === undefined || !('thing' in rule) || typeof rule.thing === 'string')
    return rule
  if (!rule.thing.words.includes(rule.message)) return rule
  const { message: _, ...rest } = rule
  return rest
}

/** "Si el cliente no autoriza, va de Presupuestada a Anulada": the chain has a branch, so its steps are not all there is. */
function withBranches(rule: Rule, { clauses, language }: Reading): Rule {
  if (rule.kind !== 'transitions' || !rule.closed || language === 'en') return rule
  const names = rule.pairs.flat().map((name) => name.replace(/^[«»„“"\s]+|[«»”“"\s]+$/gu, ''))
  const branches = clauses.some(
    ({ condition, main }) => condition !== undefined && names.some((name) => main.includes(name)),
  )
  return branches ? { ...rule, closed: false } : rule
}

/** Kinds whose sentence no later reader makes more of. */
const unreadable: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'limit',
  'moment',
  'attempts',
  'daysAhead',
  'required',
  'transitions',
])

/** The rules that account for what they were read from. */
function gated(reading: Reading, found: Rule[]): Rule[] {
  const rules = found.map((rule) =>
    withBranches(
      withThingNamed(withoutDemand(withFileNamed(withoutLabelAsMessage(rule), reading), reading), reading),
      reading,
    ),
  )
  if (reading.language === 'en')
    for (const rule of rules) if (unreadable.has(rule.kind) && misread(rule)) reading.misread.add(rule.source)
  const taken = rules.filter((rule) => accountsFor(rule, reading))
  if (taken.length < rules.length) {
    const kept = new Set(taken)
    release(
      reading,
      rules.filter((rule) => !kept.has(rule) && !reading.misread.has(rule.source)),
      taken,
    )
  }
  return taken
}

const showing: ReadonlySet<RuleKind> = new Set<RuleKind>(['threshold', 'deadline', 'attempts', 'simultaneous'])

/** "Given a customer who has entered 2 wrong codes": the step of the scenario is only the last one. */
function countsAlready(reading: Reading): boolean {
  return (
    reading.language === 'en' &&
    reading.given.some((text) =>
      / (?:has|have) (?:already )?(?:entered|tried|failed|typed|made|given|used) /u.test(plain(reading, text)),
    )
  )
}

/** A scenario says itself what to do and what follows; only its values and timing need further cases. */
function scenarioRules(reading: Reading, request: string | undefined): Rule[] {
  const measured = measuredOutcome(reading)
  if (measured !== undefined) return [measured]
  const found = [
    () => readWidths(reading),
    () => readApi(reading, request),
    () => readRates(reading),
    () => readCalculations(reading),
    () => readTimes(reading).filter(({ kind }) => kind !== 'attempts' || !countsAlready(reading)),
    () => readLimits(reading),
    () => readSimultaneous(reading),
  ].flatMap((read) => gated(reading, read()))
  const shows = found.some(
    ({ kind, source }) =>
      showing.has(kind) ||
      // "an e-mail with a link is sent that is valid for 2 hours": the e-mail itself is still to be shown.
      (kind === 'lifetime' && !reading.then.some((text) => plain(reading, text) === source && / sent /u.test(text))) ||
      (kind === 'moment' && reading.language === 'en' && reading.when.length === 1),
  )
  if (shows || (reading.then.length === 0 && found.some(({ kind }) => kind === 'tiers'))) return found
  return isRomance(reading.language)
    ? [...romanceScenario(reading, found, reading.language), ...found]
    : [readEffect(reading), ...found]
}

function rulesOf(reading: Reading, request: string | undefined): Rule[] {
  const rules = withoutEchoes(
    withRefusals(
      reading.when.length > 0 ? scenarioRules(reading, request) : statementRules(reading, request),
      plain(reading, reading.marked.text),
    ),
  )
  const further = rules.length === 0 ? readEffects(reading, request) : readFurtherEffects(reading, rules, request)
  // "In both cases it cannot be sent": the steps beyond the limit have shown it.
  return [...rules, ...further.filter(({ source }) => !/^in both cases,? /iu.test(source) || rules.length === 0)]
}

/** Reads one criterion into rules with slots. */
export function understandCriterion(
  stated: ContextCriterion,
  language: Language,
  {
    request,
    money,
    day,
    named,
    isInterface = false,
    table,
    api,
    figures = {},
  }: {
    request?: string
    money: Value
    day?: number
    named: boolean
    isInterface?: boolean
    table?: string[][]
    api?: InterfaceFacts
    figures?: TicketFigures
  },
): Understood {
  const own = withoutOwnNumber(stated)
  const apart = isRomance(language) && own.text !== undefined ? withoutCoordination(own.text, language) : own.text
  const facts = {
    language,
    money,
    ...(day === undefined ? {} : { day }),
    ...(request === undefined ? {} : { request }),
    ...(api !== undefined && (isInterface || request !== undefined) ? { api } : {}),
    ...figures,
  }
  const read = (one: ContextCriterion): SentencesRead => {
    const found = readSentences(spokenRow(one, language) ?? withoutRowNumber(one), facts)
    return found.rules.length === 0 ? { rules: [], rest: one } : found
  }
  const whole = read(own)
  const criterion =
    apart === undefined || apart === own.text || (whole.rules.length > 0 && whole.rest === undefined)
      ? own
      : { ...own, text: apart }
  const sentences = criterion === own ? whole : read(criterion)
  const reading = readCriterion(criterion, language, money)
  const outline = outlineOf(criterion, language, money) ?? workedOut(criterion, language, money)
  const tabled = referredTable(criterion.text ?? '', table, language)
  const rules = [
    ...(tabled === undefined ? [] : [tabled]),
    ...sentences.rules,
    ...(tabled !== undefined && !/[.;] /.test(criterion.text ?? '')
      ? []
      : outline !== undefined
        ? [outline]
        : sentences.rest === undefined
          ? []
          : rulesOf(sentences.rest === criterion ? reading : readCriterion(sentences.rest, language, money), request)),
  ]
  const sent = isInterface ? (requestOf(plain(reading, reading.marked.text)) ?? request ?? 'HTTP') : undefined
  const told = sent === undefined ? rules : inRequest(rules, sent)
  return {
    id: criterion.id,
    text:
      (criterion === own ? plain(reading, reading.marked.text) : (own.text ?? '')).replaceAll(' ¶ ', ', ') ||
      criterion.id,
    given: reading.given
      .map((text) => plain(reading, text))
      .map((text) => (isRomance(language) ? startingPoint(text, language) : text))
      .filter((text) => outline === undefined || !/<[^<>]+>/.test(text)),
    when: reading.when.map((text) => plain(reading, text)),
    rules: told
      .slice(0, 8)
      .flatMap((rule) =>
        reading.when.length > 0 && rule.kind !== 'written' ? casesOfScenario(rule, reading) : [rule],
      ),
    understood: rules.some((rule) => rule.kind !== 'statement' && !(rule.kind === 'effect' && rule.open !== undefined)),
    ...(isInterface ? { isInterface } : {}),
    ...(criterion.title === undefined || !named ? {} : { title: criterion.title }),
  }
}
