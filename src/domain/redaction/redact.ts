import { type CaseAction, type GenerateRequest, maxRemarkLength } from '../contracts/ai-generate.ts'
import type { ContextCriterion, GenerationContext } from '../generation/context.ts'
import { type HouseRules, houseRuleLimits } from '../generation/house-rules.ts'
import { findPrivateData, wordPattern } from './private-data.ts'
import { type PrivateKind, type RedactedText, identity, mangled } from './restore.ts'

export interface RedactionOptions {
  /** Words and phrases the user wants hidden. */
  words?: string[]
  /** Private texts that the user allows the AI to see. */
  shown?: string[]
}

const names: Record<PrivateKind, string> = {
  secret: 'SECRET',
  email: 'EMAIL',
  phone: 'PHONE',
  iban: 'IBAN',
  card: 'CARD',
  nationalId: 'NATIONAL-ID',
  ip: 'IP',
  word: 'HIDDEN',
}

/** Replaces the private data in one text. `where` says where the text stands. */
type Redact = (text: string, where: string) => string

/**
 * Replaces private data in a request to an AI outside the machine. The replaced texts are returned: they stay on the machine,
 * and `restoreResponse` puts them back into the answer. The same request and options give the same placeholders.
 */
export function redactRequest(
  request: GenerateRequest,
  options: RedactionOptions = {},
): { request: GenerateRequest; redacted: RedactedText[] } {
  const { context, houseRules, action } = request
  const { redact, redacted } = createRedactor(JSON.stringify([context, houseRules, action]), options)
  return {
    request: {
      ...request,
      ...(context === undefined ? {} : { context: mapContext(withDefaults(context), redact) }),
      ...(houseRules === undefined ? {} : { houseRules: mapRules(houseRules, redact) }),
      ...(action === undefined ? {} : { action: mapAction(action, redact) }),
    },
    redacted: redacted(),
  }
}

/** The same for the ticket alone: what the preview shows. */
export function redactContext(
  context: GenerationContext,
  options: RedactionOptions = {},
): { context: GenerationContext; redacted: RedactedText[] } {
  const { redact, redacted } = createRedactor(JSON.stringify(context), options)
  return { context: mapContext(context, redact), redacted: redacted() }
}

function createRedactor(
  allText: string,
  { words = [], shown = [] }: RedactionOptions,
): { redact: Redact; redacted: () => RedactedText[] } {
  const visible = new Set(shown)
  const hidden = wordPattern(words)
  const placeholders = createPlaceholders(allText)
  const redacted = new Map<string, RedactedText>()
  const redact: Redact = (text, where) => {
    const parts: string[] = []
    let end = 0
    for (const { kind, text: hit, start } of findPrivateData(text, hidden)) {
      if (visible.has(hit)) continue
      const placeholder = placeholders(kind, hit)
      redacted.set(`${placeholder} ${where}`, { kind, text: hit, placeholder, where })
      parts.push(text.slice(end, start), placeholder)
      end = start + hit.length
    }
    return end === 0 ? text : parts.join('') + text.slice(end)
  }
  return { redact, redacted: () => [...redacted.values()] }
}

/** The defaults of `generationContextSchema`, without its limits: a text that is too long is redacted all the same. */
function withDefaults(context: NonNullable<GenerateRequest['context']>): GenerationContext {
  const { ticketType = 'Unknown', priority = 'Unknown', components = 'None', labels = 'None' } = context
  return { ...context, ticketType, priority, components, labels }
}

function mapContext(context: GenerationContext, redact: Redact): GenerationContext {
  const { related, answers } = context
  return {
    ...context,
    title: redact(context.title, 'title'),
    description: redact(context.description, 'description'),
    components: redact(context.components, 'components'),
    labels: redact(context.labels, 'labels'),
    acceptanceCriteria: context.acceptanceCriteria.map((criterion) =>
      mapCriterion(criterion, (text) => redact(text, criterion.id)),
    ),
    ...(related === undefined
      ? {}
      : { related: related.map(({ label, text }) => ({ label, text: redact(text, label) })) }),
    ...(answers === undefined
      ? {}
      : {
          answers: answers.map(({ criterionId, question, answer }) => ({
            criterionId,
            question: redact(question, 'answers'),
            answer: redact(answer, 'answers'),
          })),
        }),
  }
}

function mapCriterion(criterion: ContextCriterion, change: (text: string) => string): ContextCriterion {
  const { text, title, section, examples } = criterion
  return {
    ...criterion,
    given: change(criterion.given),
    when: change(criterion.when),
    then: change(criterion.then),
    ...(text === undefined ? {} : { text: change(text) }),
    ...(title === undefined ? {} : { title: change(title) }),
    ...(section === undefined ? {} : { section: change(section) }),
    ...(examples === undefined ? {} : { examples: examples.map((row) => row.map(change)) }),
  }
}

function mapAction(action: CaseAction, redact: Redact): CaseAction {
  if (action.kind === 'complete') return action
  const change = (text: string): string => redact(text, 'test case')
  const { testCase, otherTitles } = action
  const about = {
    testCase: {
      ...testCase,
      title: change(testCase.title),
      description: change(testCase.description),
      preconditions: testCase.preconditions.map(change),
      steps: testCase.steps.map(({ step, data, expected }) => ({
        step: change(step),
        data: change(data),
        expected: change(expected),
      })),
    },
    otherTitles: otherTitles.map(change),
  }
  if (action.kind === 'similar') return { kind: 'similar', ...about }
  const { remark, problems } = action
  return {
    kind: 'rewrite',
    ...about,
    ...(remark === undefined ? {} : { remark: redact(remark, 'remark').slice(0, maxRemarkLength) }),
    ...(problems === undefined ? {} : { problems: problems.map((problem) => change(problem).slice(0, 1_000)) }),
  }
}

/** A placeholder may be longer than what it stands for, and the fields of the rules are short. */
function mapRules(rules: NonNullable<GenerateRequest['houseRules']>, redact: Redact): Partial<HouseRules> {
  const change = (text: string, longest: number) => redact(text, 'house rules').slice(0, longest)
  const { titlePattern, priorities, examples, forbiddenWords, remarks } = rules
  const limits = houseRuleLimits
  return {
    ...rules,
    ...(titlePattern === undefined ? {} : { titlePattern: change(titlePattern, limits.titlePattern) }),
    ...(priorities === undefined ? {} : { priorities: priorities.map((name) => change(name, limits.priority)) }),
    ...(examples === undefined ? {} : { examples: examples.map((example) => change(example, limits.example)) }),
    ...(forbiddenWords === undefined
      ? {}
      : { forbiddenWords: forbiddenWords.map((word) => change(word, limits.forbiddenWord)) }),
    ...(remarks === undefined ? {} : { remarks: change(remarks, limits.remarks) }),
  }
}

/** Numbers the private texts by kind and skips every number that the ticket itself uses in this way. */
function createPlaceholders(allText: string): (kind: PrivateKind, text: string) => string {
  const used = new Set(
    [...allText.matchAll(mangled)].map(([whole, kind = '', number = '']) => identity(whole, kind, number)),
  )
  const known = new Map<string, string>()
  const next = new Map<PrivateKind, number>()
  return (kind, text) => {
    const key = `${kind} ${text}`
    const existing = known.get(key)
    if (existing !== undefined) return existing
    let number = (next.get(kind) ?? 0) + 1
    while (used.has(identity('', names[kind], String(number)))) number += 1
    next.set(kind, number)
    const placeholder = `⟦${names[kind]}-${String(number)}⟧`
    known.set(key, placeholder)
    return placeholder
  }
}
