import { edgesOf } from '../limits.ts'
import type { EffectStep, Rule, RuleKind } from '../rule.ts'

/** Kinds that put a value into a form, or into the body of a request. */
const entered: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'limit',
  'format',
  'composition',
  'required',
  'options',
  'initial',
  'restriction',
])

const onScreen =
  /(?<!\p{L})(?:screens?|pages?|forms?|buttons?|dialogs?|apps?|checkbox|ticked|displayed|dashboard|sessions? (?:end|expire)|passwords?)(?!\p{L})/iu

/** What a request carries in one go, other than what the product already holds. */
const inOneRequest =
  /(?<!\p{L})(?:batch|array|payload|body|message|(?:request|call) (?:can|may|must|contains|holds|takes)|per (?:request|call|shipment|order|batch))(?!\p{L})/iu

/** "1 to 40 parcels per pickup" for POST /v1/pickups: they are sent along with it. */
function perResource(source: string, request: string): boolean {
  // "items holds 1 to 50 entries": a member by its name.
  if (/^`?[a-z][\w.]*`? (?:holds|has|contains|takes|carries|must (?:hold|have|contain)) /u.test(source)) return true
  const noun = / per (?<noun>\p{L}{3,})/iu.exec(source)?.groups?.noun?.toLowerCase()
  return noun !== undefined && request.toLowerCase().includes(noun.replace(/y$/u, ''))
}

/** The rules of an interface: their values are sent in a request, which answers with a status; nobody fills in a form. */
export function inRequest(rules: Rule[], request: string): Rule[] {
  const twice = rules.some((rule) => rule.kind === 'effect' && sentTwice(rule, request, rules) !== undefined)
  const answered = withAnswers(rules).filter((rule) => !(twice && repeatedValue(rule)))
  return answered.flatMap((rule): Rule[] => {
    // A right on a screen that the interface does not have.
    if (rule.kind === 'written' && /not offered/u.test(JSON.stringify(rule.cases))) return []
    if (rule.kind === 'effect') {
      const sent = sentInstead(rule, request) ?? seenInResponse(rule, request) ?? sentTwice(rule, request, rules)
      if (sent !== undefined) return [sent]
      // "Sundays are refused": nothing says where a Sunday is sent.
      const [only] = rule.steps
      if (rule.steps.length === 1 && only?.refused === true && /^Try (?!to )/u.test(only.words)) return []
      const field = /^Leave out (?<field>(?:the )?\S+)$/u.exec(rule.steps[0]?.words ?? '')?.groups?.field
      return field === undefined || rule.steps.length > 1
        ? [rule]
        : [{ kind: 'required', source: rule.source, fields: [field], optional: true, body: request }]
    }
    const own = /(?<!\p{L})GET \/[^\s,;)"'`]{0,120}/u.exec(rule.source)?.[0]
    if (own !== undefined && (rule.kind === 'sorting' || rule.kind === 'paging')) return [returned(rule, own)]
    if (!entered.has(rule.kind) || onScreen.test(rule.source)) return [rule]
    if (rule.kind === 'limit' && rule.medium !== 'number' && rule.medium !== 'text' && rule.medium !== 'count')
      return [rule]
    if (
      rule.kind === 'limit' &&
      rule.medium === 'count' &&
      !inOneRequest.test(rule.source) &&
      !perResource(rule.source, request)
    )
      return []
    // "POST /v3/sessions needs …, maxAmount defaults to …": the request is no member of itself.
    if ('thing' in rule && typeof rule.thing !== 'string' && /^[A-Z]+ \//.test(rule.thing.words)) return []
    if (rule.kind === 'required') return [{ ...rule, fields: rule.fields.map(memberName), body: request }]
    return [{ ...rule, body: request, refusal: rule.refusal ?? { request } }]
  })
}

/** "The field “currency”" is the member currency. */
const memberName = (field: string): string =>
  /^(?:the )?(?:field|parameter|member|property) ["“`](?<name>[\w.-]+)["”`]$/iu.exec(field)?.groups?.name ?? field

/** "GET /items returns newest first, 50 per page": nobody opens a list. */
function returned(rule: Extract<Rule, { kind: 'sorting' | 'paging' }>, request: string): Rule {
  const [given, outcome, title] =
    rule.kind === 'paging'
      ? [
          `There are exactly ${String(rule.size + 1)} records`,
          `Exactly ${String(rule.size)} records are returned`,
          `${request} returns ${String(rule.size)} of ${String(rule.size + 1)} records`,
        ]
      : rule.by === 'newest'
        ? [
            'These records exist: Beta (12 May 2026); Alpha (30 May 2026); Gamma (23 May 2026)',
            'The order in the response is Alpha, Gamma, Beta',
            `${request} returns the newest first`,
          ]
        : [
            'These records exist, created in this order: Clark; Adams; Baker',
            'The order in the response is Adams, Baker, Clark',
            `${request} returns the records in alphabetical order`,
          ]
  return {
    kind: 'effect',
    source: rule.source,
    given: [given],
    steps: [{ what: 'request', words: request }],
    outcome,
    title,
  }
}

/** "Enter contractId in lower case and save": nobody fills in a form. */
function sentInstead(rule: Extract<Rule, { kind: 'effect' }>, request: string): Rule | undefined {
  const steps = rule.steps.map((one) => {
    const { field, how } = /^Enter (?<field>[a-z][\w.-]{1,40}) (?<how>.{3,80}) and save$/u.exec(one.words)?.groups ?? {}
    return field === undefined ? one : { ...one, words: `Send ${request} with ${field} ${how ?? ''}` }
  })
  return steps.every((one, at) => one === rule.steps[at]) ? undefined : { ...rule, steps }
}

/** "Unknown fields are ignored", "all times are in UTC": sent, and seen in the response. */
function seenInResponse(rule: Extract<Rule, { kind: 'effect' }>, request: string): Rule | undefined {
  const [only] = rule.steps
  if (rule.steps.length !== 1 || only === undefined || onScreen.test(rule.source)) return undefined
  if (
    /^(?:unknown|additional|extra|further|unexpected|other) (?:fields|members|properties|attributes|keys)(?: in the (?:body|request|payload))? (?:is|are) ignored$/iu.test(
      rule.source,
    )
  )
    return {
      ...rule,
      steps: [
        {
          what: 'action',
          words: `Send ${request} with a valid body and one more field, "x_test": 1`,
          outcome: 'The request is accepted with a status from 200 to 299; the response does not contain x_test',
        },
      ],
      outcome: '',
    }
  const all = /^(?:Open|Read off|Go to|Look at) (?<things>(?:all|every|each) [\p{L} ]{3,40})$/u.exec(only.words)?.groups
    ?.things
  return all === undefined
    ? undefined
    : { ...rule, steps: [{ what: 'action', words: `Send ${request} and look at ${all} in the response` }] }
}

/** Whether a rule is the answer to a value that is there already: "a duplicate gets 409". */
function repeatedValue(rule: Rule): rule is Extract<Rule, { kind: 'api' }> {
  return (
    rule.kind === 'api' &&
    rule.status >= 400 &&
    /^(?:if )?(?:an? |the )?(?:duplicates?|repetition|second one|same (?:value|one)(?: again)?)(?: [\p{L}_]+)?$/iu.test(
      rule.condition,
    )
  )
}

/** "reference is unique inside the order; a duplicate gets 409": the value is sent a second time; nobody creates a record by hand. */
function sentTwice(
  rule: Extract<Rule, { kind: 'effect' }>,
  request: string,
  rules: Rule[],
): Extract<Rule, { kind: 'effect' }> | undefined {
  const field = /^Create another \S+(?: \S+)?(?: of .{3,40})? with the same (?<field>.{2,40})$/u.exec(
    rule.steps[0]?.words ?? '',
  )?.groups?.field
  if (field === undefined) return undefined
  const answer = rules.find(repeatedValue)
  const status = `Status ${String(answer?.status ?? '4xx')}${answer?.code === undefined ? '' : `; the code is ${answer.code}`}`
  const send = (how: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Send ${request} ${how}`,
    outcome,
    ...(outcome.startsWith('Status') ? { refused: true } : {}),
  })
  const inside =
    /unique (?:inside|within) the (?:request|body|\S+$)/iu.test(rule.source) &&
    perResource(rule.source.replace(/ (?:inside|within) the /iu, ' per '), request)
  const accepted = 'The request is accepted with a status from 200 to 299'
  return {
    ...rule,
    given: [],
    steps: inside
      ? [
          send(`with two entries that have the same ${field}`, status),
          send(`with two entries that differ in their ${field}`, accepted),
        ]
      : [
          send(`with a new ${field}`, accepted),
          send(`again with the same ${field}`, status),
          send(`with another ${field}`, accepted),
        ],
    title: inside ? `Two entries with the same ${field} refused` : `The same ${field} refused, another one accepted`,
  }
}

/** "With 501 or more it is refused with 413" is the answer to what lies beyond the limit of 500. */
function withAnswers(rules: Rule[]): Rule[] {
  const used = new Set<Rule>()
  const found = rules.map((rule): Rule => {
    if (rule.kind !== 'limit' && rule.kind !== 'restriction') return rule
    const beyond = edgesOf(rule.limit)
      .filter(({ inside }) => !inside)
      .map(({ value }) => value.text.replace(/[^\d.,].*$/u, ''))
    const answer = rules.find(
      (other) =>
        other.kind === 'api' &&
        other.status >= 400 &&
        // "…, otherwise 400": the only bound of the criterion is meant.
        ((other.condition === '' && rules.filter(({ kind }) => kind === rule.kind).length === 1) ||
          (rule.kind === 'restriction'
            ? other.source === rule.source
            : beyond.some((value) => value !== '' && namesAmount(other.condition, value)) ||
              (rule.limit.high !== undefined && tooMuch.test(other.condition)) ||
              (rule.limit.low !== undefined && rule.limit.high === undefined && tooLittle.test(other.condition)))),
    )
    if (answer?.kind !== 'api') return rule
    used.add(answer)
    const { request = 'HTTP', status, code } = answer
    const both = beyond.length > 1 && beyond.every((value) => namesAmount(answer.condition, value))
    return {
      ...rule,
      refusal: { request, status, ...(code === undefined ? {} : { code }), ...(both ? { both } : {}) },
    }
  })
  // "More give 413" tells nothing without the bound that it goes beyond.
  return found.filter(
    (rule) =>
      !used.has(rule) && !(rule.kind === 'api' && (tooMuch.test(rule.condition) || tooLittle.test(rule.condition))),
  )
}

/** "longer gets 422": the value beyond the limit, by how it compares. */
const tooMuch = /^(?:if (?:it is )?)?(?:an? )?(?:longer|larger|bigger|more|higher|greater|heavier)(?: \p{L}+)?$/iu
const tooLittle = /^(?:if (?:it is )?)?(?:an? )?(?:shorter|smaller|fewer|less|lower|lighter)(?: \p{L}+)?$/iu

/** "none or the 41st", "with 41 or more": the amount in words, as an ordinal or as a number. */
function namesAmount(condition: string, amount: string): boolean {
  return condition
    .split(' ')
    .map((word) => word.replace(/^(?:none|no|zero)$/iu, '0').replace(/(?<=\d)(?:st|nd|rd|th)$/u, ''))
    .includes(amount)
}
