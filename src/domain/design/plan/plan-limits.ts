import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import { edgesOf, middleOf, type Edge } from '../understand/limits.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { isLength, withAmount, type Value } from '../understand/value.ts'
import { accepted, entering, openRefusal, place, refusedAnswer } from './answers.ts'
import { planAge } from './plan-ages.ts'
import { writtenOut } from './written-out.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

type LimitRule = RuleOf<'limit'>

/** A text that may be left out is not too short where it is empty. */
const optional =
  /(?<!\p{L})(?:optional(?:ly)?|left empty|may be empty|if (?:it is )?given|opcional|facultati\p{L}+|freiwillig|fakultativ)(?!\p{L})/iu

/** One boundary case with every edge as a step of its own, and one for values of a wrong kind. */
export function planLimit(rule: LimitRule, criterion: Understood): Idea[] {
  const edges = edgesOf(rule.limit)
  const mayBeEmpty = rule.medium === 'text' && optional.test(rule.source)
  const usable = edges.filter(
    ({ value }) => !(isCountable(rule) && value.amount < 0) && !(mayBeEmpty && value.amount === 0),
  )
  if (usable.length === 0) return []
  if (rule.medium === 'age') return [planAge(rule, criterion)]
  if (rule.medium === 'count' && rule.body !== undefined) return [sentCounts(rule, rule.body, usable, criterion)]
  if (rule.medium === 'count' && givesOut(rule) && rule.limit.low === undefined) return [caps(rule, usable, criterion)]
  if (rule.medium === 'count') return [counts(rule, usable, criterion)]
  if (usable.some(({ value }) => value.measure === 'times')) return [repetitions(rule, usable, criterion)]
  // "At least 12 characters, one of them special": a text of the right length keeps the other rule.
  const mixed = rule.secret === true && criterion.rules.some(({ kind }) => kind === 'composition')
  const steps = usable.map((edge) => edgeStep(rule, edge, mixed))
  const middle = middleOf(rule.limit)
  const ordinary: IdeaStep[] =
    middle === undefined || rule.medium === 'text' || rule.medium === 'file'
      ? []
      : [edgeStep(rule, { value: middle, inside: true, place: 'min' })]
  const whole: IdeaStep[] =
    rule.whole && middle !== undefined
      ? [edgeStep(rule, { value: withAmount(middle, middle.amount + 0.5, 1), inside: false, place: 'offStep' })]
      : []
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title:
        rule.medium === 'width'
          ? say('thresholdTitle', {
              thing: rule.thing,
              inside: usable.find(({ inside }) => inside)?.value.text ?? '',
              outside: usable.find(({ inside }) => !inside)?.value.text ?? '',
            })
          : limitTitle(rule, usable),
      about: say('aboutEdges', {}),
      preconditions: [
        rule.medium === 'width' ? say('pageOpen', {}) : place(rule),
        ...(rule.condition === undefined ? [] : [say('conditionTrue', { condition: rule.condition })]),
      ],
      steps: [...ordinary, ...steps, ...whole],
      assumptions: openText(rule),
    }),
  ]
}

function isCountable({ medium }: LimitRule): boolean {
  return medium === 'count' || medium === 'text' || medium === 'file' || medium === 'duration' || medium === 'width'
}

function openText(rule: LimitRule): PhrasedStep[] {
  return rule.medium === 'width' || rule.sides !== undefined ? [] : openRefusal(rule)
}

function limitTitle({ thing }: LimitRule, edges: Edge[]): PhrasedStep {
  const shown = (inside: boolean): string[] => {
    const values = edges.filter((edge) => edge.inside === inside && edge.place !== 'offStep').map(({ value }) => value)
    // The unit stands once, behind the last value.
    return values.map((value, at) =>
      at < values.length - 1 && value.format.suffix.length > 1
        ? value.text.replace(value.format.suffix, '')
        : value.text,
    )
  }
  return say('limitTitle', { thing, accepted: shown(true), refused: shown(false) })
}

/** "Plus de 120 € : appelez-nous" answers a value above the limit, not one below it, nor a text. */
function answering(rule: LimitRule, side: 'above' | 'below' | 'other'): LimitRule {
  const { message, sides, ...silent } = rule
  if (sides !== undefined) return side === 'other' ? silent : { ...silent, message: sides[side] }
  if (message === undefined) return rule
  const [above, below] = [tooMuch.test(message), tooLittle.test(message)]
  return above !== below && side !== (above ? 'above' : 'below') ? silent : rule
}

const tooMuch =
  /(?<!\p{L})(?:más de|máxim[oa]|como máximo|superior(?:es)? a|plus de|au plus|supérieure?s? à|mais de|no máximo|acima de|mehr als|über|höchstens|maximal)(?!\p{L})/iu
const tooLittle =
  /(?<!\p{L})(?:menos de|mínim[oa]|como mínimo|inferior(?:es)? a|moins de|au moins|inférieure?s? à|pelo menos|no mínimo|abaixo de|weniger als|unter|mindestens)(?!\p{L})/iu

function edgeStep(stated: LimitRule, { value, inside, place: at }: Edge, mixed = false): IdeaStep {
  const rule = inside ? stated : answering(stated, at === 'aboveMax' ? 'above' : at === 'belowMin' ? 'below' : 'other')
  const expected = inside
    ? accepted(rule, value.text)
    : rule.message === undefined && rule.refusal === undefined
      ? say('refused', { value: value.text })
      : refusedAnswer(rule, value.text)
  if (rule.medium === 'text' && rule.refusal === undefined)
    return step(
      say('enterText', { thing: rule.thing, length: value.text }),
      expected,
      writtenOut(value, rule.secret === true, mixed),
    )
  if (rule.medium === 'file')
    return step(
      say('addFile', { size: value.text }),
      inside
        ? say('fileAdded', {})
        : rule.message === undefined && rule.refusal === undefined
          ? say('fileRefused', {})
          : expected,
      value.text,
    )
  if (rule.medium === 'width')
    return step(
      say('resizeTo', { width: value.text }),
      inside ? say('own', { outcome: rule.source }) : say('appliesNot', { outcome: rule.source }),
      value.text,
    )
  const text = isLength(value) ? writtenOut(value, rule.secret === true) : value.text
  // A key in a request has no spaces.
  const data =
    rule.body === undefined || typeof text !== 'string'
      ? text
      : text.replace(/(?<=: ).+$/su, (written) => written.replaceAll(' ', '-'))
  return step(entering(rule), expected, data)
}

/** The product gives the records out; nobody adds one. */
function givesOut({ source }: LimitRule): boolean {
  return /(?<!\p{L})(?:shows?|returns?|lists|displays?|suggests?|zeigt|liefert|listet|muestra|devuelve|lista(?! de)|affiche|renvoie|propose|mostra|devolve|apresenta)(?!\p{L})/iu.test(
    source,
  )
}

/** As many records as are shown at once, and one more, which is not. */
function caps({ thing }: LimitRule, edges: Edge[], criterion: Understood): Idea {
  const shown = edges.find(({ place }) => place === 'max')?.value.amount ?? 0
  return idea(criterion, {
    core: true,
    weight: 2,
    type: 'Boundary',
    technique: 'Boundary value analysis',
    title: say('capTitle', { count: shown, thing: thing.words }),
    about: say('aboutEdges', {}),
    steps: [shown, shown + 1].map((count) =>
      step(
        say('callUp', { count, thing: thing.words }),
        say('exactlyShown', { count: shown, thing: thing.words }),
        String(count),
      ),
    ),
    assumptions: [say('exampleRecords', {})],
  })
}

/** As many of a thing in one request as it may carry, and one more or fewer. */
function sentCounts(rule: LimitRule, request: string, edges: Edge[], criterion: Understood): Idea {
  return idea(criterion, {
    core: true,
    weight: 2,
    type: 'Boundary',
    technique: 'Boundary value analysis',
    title: limitTitle(rule, edges),
    about: say('aboutEdges', {}),
    preconditions: [place(rule)],
    steps: edges.map(({ value, inside, place: edge }) =>
      step(
        say('sendRequest', { request, condition: `${value.text.replace(/[^\d.,].*$/u, '')} ${rule.thing.words}` }),
        inside
          ? say('requestAccepted', {})
          : edge === 'belowMin' && rule.refusal?.both !== true
            ? say('status', { status: '4xx' })
            : refusedAnswer(rule, value.text),
        value.text,
      ),
    ),
  })
}

/** The store is filled to one below the limit; the next one still fits, the one after it does not. */
function counts(rule: LimitRule, edges: Edge[], criterion: Understood): Idea {
  const { thing, message } = rule
  const { low, high } = rule.limit
  const number = (value: Value): string =>
    withAmount({ ...value, format: { ...value.format, suffix: '' } }, value.amount).text
  const at = (place: Edge['place']): string | undefined => {
    const found = edges.find((edge) => edge.place === place)
    return found === undefined ? undefined : number(found.value)
  }
  const [below, min, max, above] = [at('belowMin'), at('min'), at('max'), at('aboveMax')]
  // "For fewer than 8 rooms …" is not the answer to 61.
  const names = (bound: Value | undefined): boolean =>
    bound !== undefined && new RegExp(`(?<!\\d)${String(bound.amount)}(?!\\d)`).test(message ?? '')
  const next = high === undefined ? undefined : withAmount(high.value, high.value.amount + 1)
  const oneSided = low !== undefined && high !== undefined && names(low.value) !== (names(high.value) || names(next))
  const refusal = (count: string, side: 'above' | 'below'): PhrasedStep => {
    const said = rule.sides === undefined ? message : rule.sides[side]
    return said === undefined || (oneSided && (side === 'below') !== names(low.value))
      ? say('refusedCount', { count, thing: thing.words })
      : say('refusedCountWith', { message: said, count, thing: thing.words })
  }
  const steps: IdeaStep[] = []
  const end = high?.value ?? low?.value
  const before =
    end === undefined
      ? undefined
      : max === undefined
        ? withAmount(end, end.amount + 1)
        : withAmount(end, Number(edges.find(({ place }) => place === 'max')?.value.amount) - 1)
  if (max !== undefined)
    steps.push(step(say('reachCount', { count: max }), say('acceptedCount', { count: max, thing: thing.words })))
  if (above !== undefined && max !== undefined)
    steps.push(
      step(
        say('exceedCount', { count: above }),
        rule.beyond === undefined ? refusal(max, 'above') : say('own', { outcome: rule.beyond }),
      ),
    )
  if (rule.period !== undefined) steps.push(step(say('nextPeriod', { period: rule.period }), say('works', {})))
  if (min !== undefined && min !== max)
    steps.push(step(say('removeTo', { count: min }), say('acceptedCount', { count: min, thing: thing.words })))
  if (below !== undefined && min !== undefined && Number(below) >= 0)
    steps.push(step(say('removeTo', { count: below }), refusal(min, 'below')))
  return idea(criterion, {
    core: true,
    weight: 2,
    type: 'Boundary',
    technique: 'Boundary value analysis',
    title: say('limitTitle', {
      thing,
      accepted: [min, max].flatMap((text) => text ?? []),
      refused: [below, rule.beyond === undefined ? above : undefined].flatMap((text) => text ?? []),
    }),
    about: say('aboutEdges', {}),
    steps,
    preconditions: [
      ...(before === undefined ? [] : [say('thereAre', { count: number(before), thing: thing.words })]),
      ...(rule.holder === undefined ? [] : [say('countedFor', { holder: rule.holder })]),
    ],
    assumptions: rule.beyond === undefined ? openText(rule) : [],
  })
}

/** The last permitted time and the first one too many. */
function repetitions(rule: LimitRule, edges: Edge[], criterion: Understood): Idea {
  return idea(criterion, {
    core: true,
    weight: 2,
    type: 'Boundary',
    technique: 'Boundary value analysis',
    title: limitTitle(rule, edges),
    about: say('aboutEdges', {}),
    steps: edges.map(({ value, inside }) =>
      step(
        say('doTimes', { step: rule.action ?? rule.source, count: value.amount }),
        inside
          ? say('actionPossible', {})
          : rule.message === undefined
            ? say('actionRefused', {})
            : say('actionRefusedWith', { message: rule.message }),
        value.text,
      ),
    ),
    assumptions: openText(rule),
  })
}
