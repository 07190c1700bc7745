import { quoteIndexes, valueIndexes } from '../marked-text.ts'
import { capitalise, distance, plain, says, type Clause, type Reading } from '../reading.ts'
import type { EffectStep, Rule, RuleOf } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { actionsOf, behindVerb, imperativeOf, negationOf, notYet } from './step.ts'
import {
  definite,
  gerundSubject,
  imperative,
  isPlural,
  lowerArticle,
  namedSubject,
  observation,
  parseSentence,
  relativeOf,
  speaksOfSeveral,
  tokensOf,
  type Sentence,
} from './sentence.ts'
import {
  determiners,
  gerundOf,
  isAction,
  isStem,
  namesPerson,
  participleOf,
  prepositions,
  verbOfGerund,
  verbOfNoun,
} from './words.ts'

type Effect = RuleOf<'effect'>

/** What precedes the outcome of a clause: states to prepare, and what the tester does. */
interface Cause {
  given: string[]
  steps: EffectStep[]
  dated: boolean
}

/** The rules that English statements describe, one for each clause that can be tried on its own. */
export function englishEffects(reading: Reading, clauses: Clause[], request?: string): Rule[] {
  const rules: { rule: Rule; caused: boolean }[] = []
  let known = ''
  for (const stated of clauses) {
    const clause = withoutLabel(stated)
    const sentence = parseSentence(clause.main)
    const last = rules.at(-1)
    const pronoun = sentence !== undefined && /^(?:it|they|this|that)$/i.test(sentence.subject)
    const made = ruleOf(
      reading,
      pronoun || sentence === undefined ? clause : withObjectNamed(clause, sentence, known),
      request,
    )
    if (sentence !== undefined && !pronoun) known = sentence.subject
    // "Front office can overrule the choice; the guest is then told …": the second sentence is what the first leads to.
    if (last?.rule.kind === 'effect' && clause.condition === undefined && made.rule.kind === 'effect') {
      if ((pronoun && sentence.modal !== 'can') || / then (?=\p{Ll})/u.test(clause.main)) {
        last.rule = followedBy(last.rule, capitalise(plain(reading, clause.main).replace(/ then (?=\p{Ll})/u, ' ')))
        continue
      }
      if (
        last.caused &&
        !made.caused &&
        made.rule.given.length === 0 &&
        made.rule.open === undefined &&
        (clause.follows === true || about(last.rule, sentence?.subject ?? ''))
      ) {
        last.rule = withSteps(last.rule, made.rule)
        continue
      }
    }
    rules.push(made)
  }
  return rules.map(({ rule }) => rule)
}

/** "Unlocking early: an Owner can …": the words in front of the colon name the topic of a sentence that is complete without them. */
function withoutLabel(clause: Clause): Clause {
  const { label, rest } =
    /^(?<label>[^:]{2,40}): (?<rest>(?:the|an?|each|every|only|all|no) .{5,})$/iu.exec(clause.main)?.groups ?? {}
  return label === undefined ||
    rest === undefined ||
    parseSentence(label) !== undefined ||
    parseSentence(rest) === undefined
    ? clause
    : { ...clause, main: rest }
}

/** A sentence more in the outcome that the last sentence stated. */
function followedBy(rule: Effect, outcome: string): Effect {
  const told = rule.steps.findIndex((one) => one.outcome !== undefined)
  return {
    ...rule,
    steps: rule.steps.map((one, at) => (at === told ? { ...one, outcome: `${one.outcome ?? ''}. ${outcome}` } : one)),
    outcome: rule.outcome === '' ? '' : `${rule.outcome}. ${outcome}`,
  }
}

/** Whether a sentence goes on about what the last rule speaks of. */
function about({ source, steps }: Effect, subject: string): boolean {
  const head =
    tokensOf(subject.replace(/ (?:of|in|on|at|with|for|that|who) .*$/iu, ''))
      .at(-1)
      ?.word.toLowerCase() ?? ''
  const said = `${source} ${steps.map(({ words, outcome }) => `${words} ${outcome ?? ''}`).join(' ')}`.toLowerCase()
  return head.length > 2 && said.includes(head.replace(/s$/, ''))
}

/** What a later sentence says about the same situation is looked at in a step of its own. */
function withSteps(rule: Effect, further: Effect): Effect {
  const steps = [rule, further].flatMap(({ steps: own, outcome }) =>
    own.map((one, at) =>
      at === own.length - 1 && outcome !== '' && one.outcome === undefined ? { ...one, outcome } : one,
    ),
  )
  return { ...rule, source: `${rule.source} ${further.source}`, steps, outcome: '' }
}

/** Actions with a row of values, "for one, two or three months": no bound of a limit, and no time that passes. */
export function readChoices(reading: Reading): Rule[] {
  if (reading.language !== 'en' || reading.when.length > 0) return []
  return reading.clauses
    .filter(({ main }) => valueRow.test(main) && parseSentence(main)?.modal === 'can')
    .flatMap((clause) => {
      const { rule } = ruleOf(reading, clause, undefined)
      return rule.kind === 'effect' && rule.steps.length > 1 ? [rule] : []
    })
}

/** "move it to CLOSED": "it" is what the sentence before spoke of. */
function withObjectNamed(clause: Clause, { rest }: Sentence, known: string): Clause {
  return known === '' || !/^(?:it|them)(?!\p{L})/iu.test(rest)
    ? clause
    : { ...clause, main: clause.main.replace(/ (?:it|them)(?!\p{L})/iu, ` ${definite(known)}`) }
}

function ruleOf(reading: Reading, stated: Clause, request: string | undefined): { rule: Rule; caused: boolean } {
  // "until check-in" belongs to the action; it is not what brings the action about.
  const { condition, ...unconditional } = stated
  const clause: Clause =
    condition !== undefined && stated.text.slice(0, stated.text.lastIndexOf(condition)).endsWith(' until ')
      ? { ...unconditional, main: stated.text }
      : stated
  const single = uniqueness(reading, stated)
  if (single !== undefined) return { rule: single, caused: true }
  const sides = bothSides(reading, stated)
  if (sides !== undefined) return { rule: sides, caused: true }
  const sentence = parseSentence(clause.main)
  const cause = causeOf(reading, clause, sentence)
  const source = plain(reading, clause.text)
  const say = (text: string): string => capitalise(plain(reading, text))
  const effect = (steps: EffectStep[], outcome: string, title: string, more: Partial<Effect> = {}): Effect => ({
    kind: 'effect',
    source,
    given: cause.given,
    steps: [...cause.steps, ...steps],
    outcome,
    title: titled(title),
    ...(cause.dated ? { dated: true } : {}),
    ...(speaksOfRefusal(outcome) ? { refuses: true } : {}),
    ...more,
  })
  if (sentence === undefined) return { rule: phraseEffect(reading, clause, cause, effect), caused: false }
  const { subject } = sentence
  const predicate = observation(sentence)
  const main = plain(reading, `${subject} ${predicate}`)
  const whole = say(source.length <= longestTitle ? source : main)
  if (cause.steps.length > 0) return { rule: effect([], main, whole), caused: true }
  const person = experience(reading, sentence, cause, effect)
  if (person !== undefined) return { rule: person, caused: true }
  if (sentence.modal === 'can' && !sentence.passive && /^only /i.test(subject) && isActor(reading, subject)) {
    return {
      rule: {
        kind: 'permission',
        source,
        role: plain(reading, subject.replace(/^only /i, '')),
        exclusive: true,
        action: say(`${sentence.verb} ${sentence.rest}`),
      },
      caused: true,
    }
  }
  if (sentence.modal === 'can' && (isAction(sentence.verb) || sentence.passive))
    return { rule: abilityEffect(reading, sentence, effect), caused: true }
  if (/^[\uF000-\uF7FF]$/u.test(subject) && !sentence.passive && isAction(sentence.verb))
    return { rule: effect([{ what: 'control', words: plain(reading, subject) }], main, main), caused: true }
  const action = gerundSubject(sentence) ?? namedSubject(sentence)
  if (action !== undefined)
    return {
      rule: effect(
        [{ what: 'action', words: actionsOf(say(`${action.verb} ${action.rest}`)) }],
        `This ${plain(reading, predicate)}`,
        main,
      ),
      caused: true,
    }
  if (
    request !== undefined &&
    /(?:^|\s)(?:endpoint|response|answer|request|call|api|service|body|header|query|parameter)s?(?:\s|$)|=/i.test(
      plain(reading, subject),
    )
  )
    return { rule: effect([{ what: 'request', words: request }], main, main), caused: true }
  const relative = relativeOf(subject)
  if (
    relative !== undefined &&
    parseSentence(`it ${relative.clause}`)?.verb !== 'be' &&
    /^(?:a|an|any|every|each)\s/i.test(relative.head)
  ) {
    return {
      rule: effect(
        [{ what: 'event', words: plain(reading, `${lowerFirst(relative.head)} ${relative.clause}`) }],
        `${say(definite(relative.head))} ${plain(reading, predicate)}`,
        main,
      ),
      caused: true,
    }
  }
  if (
    isActor(reading, subject) &&
    !sentence.passive &&
    isAction(sentence.verb) &&
    sentence.verb !== 'see' &&
    !sentence.negated &&
    sentence.rest !== ''
  ) {
    return {
      rule: effect(
        [{ what: 'action', words: say(imperative(sentence.verb, sentence.rest)) }],
        resultOf(reading, sentence.verb, sentence.rest),
        main,
        { given: [...cause.given, actor(reading, subject)] },
      ),
      caused: true,
    }
  }
  if (sentence.negated && sentence.passive && /^no /i.test(subject)) {
    return {
      rule: effect(
        [
          {
            what: 'action',
            words: `Look up whether ${plain(reading, lowerFirst(subject.replace(/^no /i, /^no \S+s(?: |$)/i.test(subject) ? '' : 'a ').replace(/^a (?=[aeio])/i, 'an ')))} ${isPlural(subject) ? 'are' : 'is'} ${participleOf(sentence.verb)}${sentence.rest === '' ? '' : ` ${plain(reading, sentence.rest.replace(/,? and .*$/, ''))}`}`,
          },
        ],
        main,
        main,
      ),
      caused: true,
    }
  }
  return { rule: observed(reading, sentence, effect), caused: false }
}

const noticeWords =
  /(?<!\p{L})(?:e-?mail|push|sms|text message|message|notification|receipt|reminder|letter)s?(?!\p{L})/iu

/** What a person sees, gets or has to do: the tester signs in as that person. */
function experience(reading: Reading, sentence: Sentence, cause: Cause, effect: Make): Effect | undefined {
  const { subject, verb, rest, negated, passive, modal } = sentence
  if (passive || !isActor(reading, subject) || /^(?:no|nobody|only) ?/i.test(subject) || rest === '') return undefined
  const main = plain(reading, `${subject} ${observation(sentence)}`)
  const who = plain(reading, oneOf(subject))
  const given = [...cause.given]
  if (modal !== 'can' && /^(?:see|find|view|have)$/.test(verb) && !/^(?:to|been) /.test(rest)) {
    const object = plain(
      reading,
      rest
        .replace(/^(?:only|just|also|no) /i, '')
        .replace(/,? (?:at all|but|with|when|if|as soon as|until) .*$|,? at all$/iu, ''),
    )
    const contrasted = / not \p{L}/u.test(object) && !negated
    return effect(
      contrasted ? seenAndUnseen(reading, rest) : [{ what: 'action', words: `Look for ${object}` }],
      contrasted ? '' : main,
      main,
      { given: [...given, `The tester is signed in as ${who}`], ...(negated ? { refuses: true } : {}) },
    )
  }
  if (modal !== 'can' && /^(?:get|receive)$/.test(verb) && noticeWords.test(plain(reading, rest)))
    return effect(
      [{ what: 'action', words: `Open the messages of ${plain(reading, definite(oneOf(subject)))}` }],
      main,
      main,
      { given },
    )
  if (modal !== 'must' || negated || !isAction(verb)) return undefined
  const done = plain(reading, `${verb} ${rest}`)
  return effect(
    [
      { what: 'action', words: `Try to continue without ${gerundOf(verb)} ${plain(reading, rest)}`, refused: true },
      { what: 'action', words: `${capitalise(done)} and continue`, outcome: 'It is accepted' },
    ],
    '',
    plain(reading, `${subject} must ${verb} ${rest}`),
    { given: [...given, actor(reading, subject)] },
  )
}

/** One of those a plural speaks of: "a customer under 16" for "customers under 16". */
function oneOf(subject: string): string {
  const text = subject
    .replace(/^(?:all|any|each|every|both|the other) /i, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:the|an?|its|their) /i.test(text)) return lowerArticle(text)
  const [noun = '', tail = ''] = text.split(
    /(?= (?:of|in|on|at|with|without|who|from|that|for|under|over|above|below) )/u,
  )
  const one = /(?:staff|people|team|crew|office|desk)$/i.test(noun)
    ? noun
    : noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
  const rest = text
    .slice(noun.length)
    .replace(/^( (?:who|that)) are /, '$1 is ')
    .replace(/^( (?:who|that)) have /, '$1 has ')
  return tail === '' && one === noun
    ? lowerArticle(text)
    : `${/^[aeio]|^u(?!s|ni)/i.test(one) ? 'an' : 'a'} ${lowerFirst(one)}${rest}`
}

/** An outcome that refuses, denies or leaves out: a negative case. */
function speaksOfRefusal(outcome: string): boolean {
  return /(?<!\p{L})(?:refus|reject|declin|denied|blocked|locked|cannot|can['’]t|isn['’]t|aren['’]t|doesn['’]t|don['’]t|(?:is|are|does|do) (?:not|never)|no longer|nothing (?:is|has|happens|may)|greyed out|disabled|error)/iu.test(
    outcome,
  )
}

/** "Two pots cannot have the same name", "the e-mail address must be unique": the same value a second time. */
function uniqueness(reading: Reading, { text }: Clause): Effect | undefined {
  const two =
    /^(?:no )?two (?<things>[^,]{3,60}?)(?: of (?<owner>(?:the same|one|a) [^,]{3,40}?))? (?:cannot|can['’]t|can not|must not|may not|may|can|must never) (?:both )?(?:have|use|share|carry|get) the same (?<value>[^,.(;]{2,60})/iu.exec(
      text,
    )?.groups
  const unique =
    /^(?<value>(?:the|an?|each|every) [^,]{2,60}?|\p{Lu}[^,]{2,40}?) (?:must be|is|has to be|are|must remain) unique(?: (?:per|within|for each|in) (?<owner>[^,.;]{3,50}))?/iu.exec(
      text,
    )?.groups
  const value = (two?.value ?? unique?.value)?.replace(/^(?:the|an?|each|every) /i, '')
  if (value === undefined) return undefined
  const thing = two?.things === undefined ? 'record' : oneOf(two.things).replace(/^an? /, '')
  const name = plain(reading, lowerFirst(value)).trim()
  const owner = two?.owner === undefined ? '' : ` of ${two.owner}`
  const anyCase: EffectStep = {
    what: 'action',
    words: `Create another one with the same ${name} in capital letters`,
    refused: true,
    outcome: 'It is refused, too',
  }
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [`${capitalise(oneOf(`${thing}s`))} with a known ${name} exists`],
    steps: [
      {
        what: 'action',
        words: `Create another ${plain(reading, thing)}${plain(reading, owner)} with the same ${name}`,
        refused: true,
        outcome: `It is refused; there is still only one ${plain(reading, thing)} with this ${name}`,
      },
      ...(/ignor|case-insensitive|regardless of case/i.test(plain(reading, text)) ? [anyCase] : []),
      {
        what: 'action',
        words: `Create another ${plain(reading, thing)} with a different ${name}`,
        outcome: 'It is saved',
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(`Second ${plain(reading, thing)} with the same ${name} refused, with a different one accepted`),
  }
}

/** "X is shown only after Y", "X is shown until Y": X is looked at before Y and after it. */
function bothSides(reading: Reading, { text }: Clause): Effect | undefined {
  const only = /^(?<main>.{3,160}?),? only (?:after|once|if|when|as long as|while) (?<condition>.{3,160})$/iu.exec(
    text,
  )?.groups
  const until =
    /^(?<main>.{3,160}?),? until (?<condition>.{3,160})$/iu.exec(text)?.groups ??
    /^until (?<condition>[^,]{3,160}), (?<main>.{3,160})$/iu.exec(text)?.groups
  const found = only ?? until
  if (found?.main === undefined || found.condition === undefined) return undefined
  const main = parseSentence(found.main)
  const condition = parseSentence(found.condition)
  if (main === undefined || condition === undefined || condition.subject === '') return undefined
  const stated = plain(reading, `${main.subject} ${observation(main)}`)
  const opposite = negationOf(stated)
  const happened = plain(
    reading,
    found.condition.replace(/ (?:has|have) been /, (perfect) => (perfect.includes('has') ? ' is ' : ' are ')),
  )
  const before = notYet(happened)
  if (opposite === undefined || before === undefined) return undefined
  const look: EffectStep = { what: 'action', words: `Look for ${plain(reading, lowerArticle(main.subject))}` }
  const [first, second] = until === undefined ? [opposite, stated] : [stated, opposite]
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [capitalise(before)],
    steps: [
      { ...look, outcome: capitalise(first) },
      {
        what: 'action',
        words: imperativeOf(happened),
        outcome: capitalise(second),
      },
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}

type Make = (steps: EffectStep[], outcome: string, title: string, more?: Partial<Effect>) => Effect

/** Something to be looked at: "look at the response", "it contains …". */
function observed(reading: Reading, sentence: Sentence, effect: Make): Effect {
  const { subject, verb, passive, rest, negated } = sentence
  const predicate = observation(sentence)
  const whole = plain(reading, `${subject} ${predicate}`)
  if (passive && !negated && refusals.test(verb)) {
    const outcome = `${capitalise(whole)}; nothing has changed after a reload`
    return effect(
      [{ what: 'action', words: `Try ${plain(reading, lowerArticle(subject))}`, refused: true, outcome }],
      outcome,
      whole,
    )
  }
  if (passive && isActor(reading, subject)) {
    const reached = plain(reading, `${lowerArticle(subject)} is ${participleOf(verb)}`)
    if (/^(?:tell|inform|notify|warn)$/.test(verb))
      return effect([{ what: 'action', words: `Read what ${reached}` }], whole, whole)
    if (/^(?:ask|prompt)$/.test(verb))
      return effect([{ what: 'action', words: `Continue until ${reached}` }], whole, whole)
  }
  if (/^(?:no|nobody|nothing|only)(?:\s|$)/i.test(subject)) {
    const thing = plain(reading, subject.replace(/^(?:no|only|nothing of) /i, ''))
    const place = /^(?:in|on|at|from|within) /.test(rest) ? ` ${plain(reading, rest)}` : ''
    return effect([{ what: 'action', words: `Look for ${lowerArticle(thing)}${place}` }], whole, whole)
  }
  const pronoun = speaksOfSeveral(sentence) ? 'They' : 'It'
  const seen = passive && /^(?:show|display|list|offer|hide)$/.test(verb)
  const place = /^(?:only )?(?<place>(?:for|to|on|in|at) .+?)(?: only)?$/iu.exec(rest)?.groups?.place
  if (seen && !negated && place !== undefined && /(?:^only | only$)/i.test(rest)) {
    const [preposition = '', ...object] = plain(reading, place).split(' ')
    const look = `Look for ${plain(reading, lowerArticle(subject))}`
    const who = object.join(' ')
    const [there, elsewhere] =
      preposition === 'to' || isActor(reading, who)
        ? [`as ${who}`, 'as somebody else']
        : [`${preposition} ${who}`, `${preposition} anything but ${who}`]
    const shown = participleOf(verb)
    const be = pronoun === 'It' ? 'is' : 'are'
    return effect(
      [
        { what: 'action', words: `${look} ${there}`, outcome: `${pronoun} ${be} ${shown}` },
        { what: 'action', words: `${look} ${elsewhere}`, outcome: `${pronoun} ${be} not ${shown}` },
      ],
      '',
      whole,
    )
  }
  return effect(
    [
      seen
        ? { what: 'action', words: `Look for ${plain(reading, lowerArticle(subject))}` }
        : { what: 'look', words: plain(reading, lowerArticle(subject)) },
    ],
    capitalise(whole),
    whole,
  )
}

const refusals = /^(?:refuse|reject|decline|deny|block|forbid|prevent)$/
/** "The donor can set any amount": an action with its object and values, and what it leads to. */
function abilityEffect(reading: Reading, sentence: Sentence, effect: Make): Effect {
  const { subject, passive, verb, negated, lead } = sentence
  const whole = plain(reading, `${subject} ${sentence.predicate}`)
  const { rest, role, only } = agentOf(reading, sentence.rest)
  const exclusive = /^only /i.test(subject)
  const object = passive ? subject.replace(/^(?:only|no) /i, '') : ''
  const person = passive ? role : subject
  const given = lead === '' ? [] : [stateOf(reading, lead)]
  if (person !== undefined && isActor(reading, person)) given.push(actor(reading, person))
  const stretch = passive ? `${verb}${behindVerb(rest, lowerArticle(object))}` : `${verb} ${rest}`
  const words = capitalise(plain(reading, stretch))
  if (negated && /^two /i.test(subject))
    return effect(
      [
        {
          what: 'action',
          words: `Let ${plain(reading, lowerArticle(subject))} try to ${plain(reading, stretch)}`,
          refused: true,
        },
      ],
      capitalise(whole),
      whole,
    )
  if (negated)
    return effect(
      [
        {
          what: 'action',
          words: `Try to ${plain(reading, stretch)}`.replace(/ their own /, ' your own '),
          refused: true,
        },
      ],
      '',
      whole,
      { given },
    )
  if (/^(?:see|view|find)$/.test(verb) && !passive) return effect(seenAndUnseen(reading, rest), '', whole, { given })
  const choices = alternatives(reading, stretch)
  if (choices !== undefined) return effect(choices.steps, '', choices.title, { given })
  const status = /^(?:move|change|set|switch|put)$/.test(verb)
    ? /(?:^| )to ([A-Z][A-Z_]{2,}|[\uF000-\uF7FF])/u.exec(rest)?.[1]
    : undefined
  const outcome =
    status !== undefined
      ? `The status is ${plain(reading, status)}`
      : /^(?:filter|search)$/.test(verb)
        ? 'All entries that match are listed, and no others'
        : verb === 'sort'
          ? 'The entries are listed in the chosen order'
          : passive
            ? `${capitalise(plain(reading, definite(object)))} ${isPlural(object) ? 'are' : 'is'} ${participleOf(verb)}${rest === '' ? '' : ` ${plain(reading, rest)}`}`
            : resultOf(reading, verb, rest)
  const step: EffectStep = { what: 'action', words, ...(outcome === '' ? {} : { outcome }) }
  const bounded = /^(?<start>.*? ?)(?<preposition>for|in|on|from|to) (?<object>[^,;]{3,80}) only$/iu.exec(
    stretch,
  )?.groups
  if (bounded?.start !== undefined && bounded.object !== undefined && !negated) {
    const start = plain(reading, `${bounded.start}${bounded.preposition ?? ''}`)
    const kind = plain(reading, bounded.object)
    return effect(
      [
        { what: 'action', words: capitalise(`${start} ${kind}`) },
        { what: 'action', words: `Try to ${start} anything but ${kind}`, refused: true },
      ],
      '',
      words,
      { given },
    )
  }
  if (exclusive && passive) {
    const noun = plain(reading, object)
    return effect(
      [
        step,
        {
          what: 'action',
          words: `Try to ${verb} others than ${noun}${rest === '' ? '' : ` ${plain(reading, rest)}`}`,
          refused: true,
        },
      ],
      '',
      whole,
      { given },
    )
  }
  return effect([step], '', only ? whole : words.length <= 78 ? words : whole, { given })
}

/** "see the place in the queue, not the names": one step for what is there and one for what is not. */
function seenAndUnseen(reading: Reading, rest: string): EffectStep[] {
  const [seen = '', unseen] = plain(reading, rest).split(/,? (?:but )?not (?=\p{L})/u)
  const shown = seen.replace(/^only /, '')
  const lines: EffectStep[] = [
    {
      what: 'action',
      words: `Look for ${shown}`,
      outcome: `${capitalise(shown)} ${isPlural(shown) ? 'are' : 'is'} displayed`,
    },
  ]
  if (unseen !== undefined)
    lines.push({
      what: 'action',
      words: `Look for ${unseen}`,
      outcome: `${capitalise(unseen)} ${isPlural(unseen) || / or /.test(unseen) ? 'are' : 'is'} not displayed`,
    })
  return lines
}

/** "by any dispatcher" names who acts; "by e-mail" does not. */
function agentOf(reading: Reading, rest: string): { rest: string; role?: string; only: boolean } {
  const found =
    /(?:^| )(?<only>only )?by (?<role>(?:the|a|an|any|every|each|all|its|their) [^,;.]{2,50}?)(?= at any | only|,|;| before| after| within| without|$)/iu.exec(
      rest,
    )
  const role = found?.groups?.role
  if (found === null || role === undefined || !isActor(reading, role)) return { rest, only: false }
  return {
    rest: `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}`.replace(/^,\s*/, '').trim(),
    role,
    only: found.groups?.only !== undefined,
  }
}

/** Who acts, unlike a part of the product or a measure: "the shift lead", not "the endpoint". */
function isActor(reading: Reading, subject: string): boolean {
  return (
    says(reading, 'role', subject) ||
    namesPerson(
      subject
        .replace(/ (?:of|in|on|at|with|who|from|that|for) .*$/iu, '')
        .split(' ')
        .at(-1) ?? '',
    )
  )
}

function actor(reading: Reading, role: string): string {
  return `The tester acts as ${plain(
    reading,
    oneOf(role.replace(/^(?:only|any|every|each|all) /i, (word) => (/^(?:any|every|each) $/i.test(word) ? 'a ' : ''))),
  ).replace(/^a (?=[aeio]|u(?!s|ni))/i, 'an ')}`
}

/** "set any amount" leads to "The amount is set"; empty where there is no object. */
function resultOf(reading: Reading, verb: string, rest: string): string {
  const tokens = tokensOf(rest)
  const end = tokens.findIndex(
    ({ word }, at) =>
      at > 0 &&
      ((prepositions.has(word.toLowerCase()) && word.toLowerCase() !== 'of') ||
        /^(?:and|or|to|that|which|who|when|if|so|,|;|once|twice|free|only|again|at|[\uE000-\uE7FF])$/u.test(word)),
  )
  const object = (end < 0 ? rest : rest.slice(0, tokens[end]?.at ?? rest.length)).trim()
  const first = tokens[0]?.word.toLowerCase() ?? ''
  if (
    object === '' ||
    prepositions.has(first) ||
    /^(?:it|them|him|her|to|this|that)$/.test(first) ||
    / and [a-z]+ /.test(rest) ||
    !(determiners.has(first) || /^[\uF000-\uF7FF]/u.test(first)) ||
    (end >= 0 && /^(?:and|or|,)$/.test(tokens[end]?.word ?? ''))
  )
    return ''
  const tail = end < 0 ? '' : rest.slice(tokens[end]?.at ?? rest.length)
  return `${capitalise(plain(reading, definite(object)))} ${isPlural(object) ? 'are' : 'is'} ${participleOf(verb)}${tail === '' ? '' : ` ${plain(reading, tail)}`}`
}

const smallNumbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const valueRow = new RegExp(
  `(?<head>^.{3,120}? )(?<items>(?:(?:${smallNumbers.join('|')}|[\\uE000-\\uE7FF])(?:, (?:or )?| or )){1,8}(?<last>[\\uE000-\\uE7FF]))(?<tail>.{0,80})$`,
  'u',
)

/** "for one, two or three months": one step for each value and one for the next, which is not offered. */
function alternatives(reading: Reading, stretch: string): { steps: EffectStep[]; title: string } | undefined {
  const row = valueRow.exec(stretch)?.groups
  if (row?.head !== undefined && row.items !== undefined && row.last !== undefined) {
    const { head, tail = '' } = row
    const end = reading.marked.values[valueIndexes(row.last)[0] ?? -1]
    if (end === undefined) return undefined
    const unit = end.text.replace(/^[\p{L}\d.,]+\s?/u, '')
    const values = row.items.split(/, or |, | or /).map((item) => ({
      text: plain(reading, item).replace(/^(\S+)\s.*$/, '$1'),
      amount: reading.marked.values[valueIndexes(item)[0] ?? -1]?.amount ?? smallNumbers.indexOf(item) + 1,
    }))
    const named = ({ text, amount }: { text: string; amount: number }): string =>
      `${text}${unit === '' ? '' : ` ${amount === 1 ? unit.replace(/s$/, '') : unit}`}`
    const steps: EffectStep[] = values.map((value) => ({
      what: 'action',
      words: capitalise(`${plain(reading, head)} ${named(value)}${plain(reading, tail)}`),
      data: named(value),
    }))
    const even = values.every(({ amount }, at) => at === 0 || amount - (values[at - 1]?.amount ?? 0) === 1)
    const next = { text: String(end.amount + 1), amount: end.amount + 1 }
    if (even)
      steps.push({
        what: 'action',
        words: `Try to ${plain(reading, head)} ${named(next)}${plain(reading, tail)}`,
        data: named(next),
        refused: true,
      })
    for (const index of valueIndexes(row.items)) reading.taken.add(index)
    return {
      steps,
      title: `${capitalise(plain(reading, head).replace(/ (?:for|in|of|to|by|with|at)$/, ''))}: ${values.map(({ text }) => text).join(', ')} ${unit} accepted${even ? `, ${next.text} refused` : ''}`,
    }
  }
  const words =
    /(?<head>^.{3,120}? (?:by|as|via|in|with|through)) (?<items>(?:[\p{L}\d-]+, ){0,6}[\p{L}\d-]+,? or (?:by )?[\p{L}\d-]+)$/u.exec(
      stretch,
    )?.groups
  if (words?.head === undefined || words.items === undefined) return undefined
  const { head } = words
  return {
    steps: words.items
      .split(/,? or (?:by )?|, /)
      .map((item) => ({ what: 'action', words: capitalise(`${plain(reading, head)} ${item}`), data: item })),
    title: capitalise(plain(reading, stretch)),
  }
}

/** One "when" of a scenario as a step. */
export function englishStep(reading: Reading, text: string): EffectStep | undefined {
  if (distance.test(text))
    return { what: 'action', words: `Set the date of the test system to ${plain(reading, lowerFirst(text))}` }
  return stepOf(reading, text.replace(/^(?:when|if|once|after) /i, ''))
}

/** What must hold or happen first. */
function causeOf(reading: Reading, clause: Clause, sentence: Sentence | undefined): Cause {
  const cause: Cause = { given: [], steps: [], dated: false }
  const add = (sign: string, text: string): void => {
    const happened = /^(?:when(?:ever)?|if|once|as soon as|after|upon|on|by|in case)$/.test(sign)
      ? stepOf(reading, text, /^(?:on|by|upon)$/.test(sign))
      : undefined
    if (happened !== undefined) cause.steps.push(happened)
    else
      cause.given.push(
        /^(?:when(?:ever)?|if|once|as soon as|while|as long as|in case)$/.test(sign)
          ? capitalise(plain(reading, text))
          : stateOf(reading, `${sign} ${text}`),
      )
  }
  const setDate = (moment: string): void => {
    const words = plain(reading, lowerFirst(moment))
    cause.steps.push({ what: 'action', words: `Set the date of the test system to ${words}`, data: words })
    cause.dated = true
  }
  if (clause.condition !== undefined) {
    const sign =
      /^(?:only )?(?<sign>if|when(?:ever)?|once|as soon as|while|as long as|after|in case|for|on|upon|with|without)\s/iu.exec(
        clause.text,
      )?.groups?.sign
    if (distance.test(clause.condition)) setDate(clause.condition)
    else if (clause.unless === true) cause.given.push(`This is not the case: ${plain(reading, clause.condition)}`)
    else add(clause.text.startsWith(clause.main) ? 'when' : (sign ?? 'when').toLowerCase(), clause.condition)
  }
  const lead = sentence?.lead ?? ''
  const [sign = ''] = lead.toLowerCase().split(' ')
  if (sign !== '' && sentence?.modal !== 'can') add(sign, lead.slice(sign.length + 1))
  return cause
}

/** A state to prepare: "without a choice" becomes "There is no choice". */
function stateOf(reading: Reading, text: string): string {
  const [sign = ''] = text.toLowerCase().split(' ')
  const what = plain(reading, text.slice(sign.length + 1))
  if (sign === 'without' && verbOfGerund(what.split(' ')[0] ?? '') === undefined)
    return `There ${isPlural(what) ? 'are' : 'is'} no ${what.replace(/^(?:a|an|any|the) /i, '')}`
  if (sign === 'until') return capitalise(notYet(what) ?? `It is not yet the case that ${what}`)
  if (sign === 'during') return `${capitalise(what)} ${isPlural(what) ? 'are' : 'is'} in progress`
  return sign === 'for' || sign === 'with'
    ? `This concerns ${sign === 'with' ? 'a case with ' : ''}${what}`
    : capitalise(plain(reading, text))
}

/** Things that a tester does even where the sentence leaves out who does it: "when an order is placed". */
const doneByTester =
  /^(?:place|create|save|submit|upload|delete|cancel|publish|add|remove|select|open|close|edit|enter|approve|send|click|press|tap|choose|confirm|import|move|assign|rename|activate|deactivate|pause|resume|archive|book|rotate|scan|turn|switch|tick|share|reopen|reset|start|stop|invite|register)$/

/** A condition as a step: an action, or an event to bring about; undefined for a state. */
function stepOf(reading: Reading, text: string, place = false): EffectStep | undefined {
  const [first, ...others] = tokensOf(text)
  const gerund = first === undefined ? undefined : verbOfGerund(first.word)
  const noun = verbOfNoun(/^(?:the |an? )?(?<noun>[\p{L}-]+)/iu.exec(text)?.groups?.noun ?? '')
  if (gerund !== undefined && first !== undefined)
    return { what: 'action', words: capitalise(actionsOf(plain(reading, `${gerund}${text.slice(first.end)}`))) }
  if (
    first !== undefined &&
    isStem(first.word) &&
    others.length > 0 &&
    !/^(?:is|are|was|were|has|have|can|must|may|will|should|does)$/i.test(others[0]?.word ?? '') &&
    !/^\p{Ll}/u.test(text)
  )
    return { what: 'action', words: capitalise(plain(reading, text)) }
  const parsed = parseSentence(text)
  if (parsed === undefined) {
    if (noun === undefined)
      return place || !/^(?:the|an?|each|every|one|two) /i.test(text)
        ? undefined
        : { what: 'action', words: imperativeOf(plain(reading, text)) }
    const rest = text.replace(/^(?:the |an? )?[\p{L}-]+\s?/iu, '').replace(/^of /, '')
    return { what: 'action', words: capitalise(plain(reading, `${noun} ${rest}`)) }
  }
  const { subject, passive, verb, rest, negated, modal } = parsed
  if (passive && !negated && modal === '' && doneByTester.test(verb))
    return {
      what: 'action',
      words: capitalise(plain(reading, `${verb}${behindVerb(agentOf(reading, rest).rest, lowerArticle(subject))}`)),
    }
  if (
    !passive &&
    !negated &&
    isAction(verb) &&
    verb !== 'see' &&
    !/^(?:two|three|both|several) /i.test(subject) &&
    (isActor(reading, subject) || /^(?:they|he|she|it|you|i|someone|somebody|anyone|the tester)$/i.test(subject)) &&
    others.length > 0
  )
    return { what: 'action', words: capitalise(plain(reading, imperative(verb, rest))) }
  if (
    verb === 'be' ||
    verb === 'have' ||
    /^(?:contain|exist|belong|stay|remain|own)$/.test(verb) ||
    negated ||
    modal !== ''
  )
    return undefined
  return { what: 'action', words: imperativeOf(plain(reading, text)) }
}

/** A criterion without a verb, or an instruction to whoever builds it. */
function phraseEffect(reading: Reading, clause: Clause, cause: Cause, effect: Make): Effect {
  const whole = plain(reading, clause.main)
  const [first, second] = tokensOf(clause.main)
  const verb = first?.word.toLowerCase() ?? ''
  if (cause.steps.length > 0) return effect([], whole, whole)
  if (
    isStem(verb) &&
    second !== undefined &&
    (determiners.has(second.word.toLowerCase()) || quoteIndexes(second.word).length > 0)
  ) {
    const outcome = resultOf(reading, verb, clause.main.slice(first?.end ?? 0).trim())
    if (outcome !== '')
      return effect([{ what: 'look', words: lowerFirst(outcome.split(/ (?:is|are) /)[0] ?? whole) }], outcome, whole, {
        open: 'outcome',
      })
  }
  const short = whole.split(' ').length <= 7 && !/[=:]/.test(whole)
  return short
    ? effect([{ what: 'action', words: `Look for ${lowerArticle(whole)}` }], `${capitalise(whole)} is there`, whole, {
        open: 'outcome',
      })
    : effect([{ what: 'action', words: 'Look at an example to which this rule applies' }], capitalise(whole), whole, {
        open: 'outcome',
      })
}

const longestTitle = 80

/** A title that fits is kept whole; a longer one ends at a comma or a joint of the sentence. */
export function titled(text: string): string {
  const line = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= longestTitle) return line
  const joints = [
    ...line.matchAll(
      /[,;:]? (?:and|or|but|with|so that|when|if|which|that|because|for|by|at|from|in|on|as|to|after|before|until|within|without)\s|[,;:–]\s/g,
    ),
  ]
    .map(({ index }) => index)
    .filter((at) => at >= 24 && at <= longestTitle)
  const cut = joints.at(-1)
  return cut === undefined ? line : line.slice(0, cut).replace(/[,;:\s–]+$/, '')
}
