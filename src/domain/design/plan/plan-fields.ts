import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { FormatPart, Need, RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { accepted, entering, openRefusal, place, refusedAnswer } from './answers.ts'
import { idea, step, type Idea } from './idea.ts'

const letters = 'KMRTBSLNPV'
const digits = '4071822593'

function written(parts: FormatPart[]): string {
  return parts
    .map(({ what, count, text }) =>
      what === 'literal'
        ? (text ?? '')
        : (what === 'letters' ? letters : what === 'digits' ? digits : 'A7K2M9R4T6')
            .repeat(Math.ceil(count / 10))
            .slice(0, count),
    )
    .join('')
}

/** One good value, and near misses that break one part each. */
export function planFormat(rule: RuleOf<'format'>, criterion: Understood): Idea[] {
  const { thing, parts, prefixes, example } = rule
  const [prefix = ''] = prefixes
  const plainValue = example ?? written(parts)
  const good = prefix + plainValue.slice(prefix.length)
  const misses = new Map<string, PhrasedStep>()
  const add = (value: string, fault: 'fewer' | 'more' | 'letter' | 'sign' | 'start'): void => {
    if (value !== good && value !== '' && !misses.has(value))
      misses.set(value, { key: 'shape', in: (book) => `${value} (${book.shape({ fault })})` })
  }
  const last = parts.at(-1)
  for (const { value, fault } of rule.variants?.misses ?? []) add(value, fault)
  if (rule.variants === undefined) {
    add(good.slice(0, -1), 'fewer')
    add(`${good}${last?.what === 'letters' ? 'X' : '9'}`, 'more')
    if (last?.what !== 'characters') add(`${good.slice(0, -1)}${last?.what === 'digits' ? 'A' : '7'}`, 'letter')
    add(`${good.slice(0, 2)}-${good.slice(2)}`, 'sign')
    const foreign = [...'5380'].find((digit) => !prefixes.some((known) => known.startsWith(digit)))
    if (prefix !== '' && foreign !== undefined) add(foreign + good.slice(1), 'start')
  }
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('formatTitle', { thing, good, count: misses.size }),
      about: say('aboutFormat', {}),
      preconditions: [place(rule)],
      steps: [
        ...(rule.variants?.good ?? [good]).map((value) => step(entering(rule), accepted(rule, value), value)),
        ...[...misses].map(([value, data]) => step(entering(rule), refusedAnswer(rule, value), data)),
      ],
      assumptions: openRefusal(rule),
    }),
  ]
}

const whole = 'Kite7!boat-Rain42'
const without: Record<Need, string> = {
  hasLetter: '47110815!2233',
  hasCapital: 'kite7!boat-rain42',
  hasSmall: 'KITE7!BOAT-RAIN42',
  hasDigit: 'Kite!boat-Rainyday',
  hasSpecial: 'Kite7boatRain42xy',
  noSpaces: 'Kite7! boat-Rain42',
}

export function planComposition(rule: RuleOf<'composition'>, criterion: Understood): Idea[] {
  const { thing, needs } = rule
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      title: say('compositionTitle', { thing }),
      about: say('aboutFormat', {}),
      preconditions: [place(rule)],
      steps: [
        ...needs.map((need) =>
          step(entering(rule), refusedAnswer(rule, without[need]), {
            key: 'needMissing',
            in: (book) => `${without[need]} (${book.needMissing({ need })})`,
          }),
        ),
        step(entering(rule), accepted(rule, whole), whole),
      ],
      assumptions: openRefusal(rule),
    }),
  ]
}

export function planOptions(rule: RuleOf<'options'>, criterion: Understood): Idea[] {
  const { thing, values, initial, code } = rule
  if (rule.body !== undefined)
    return [
      idea(criterion, {
        core: true,
        weight: 2,
        type: 'Boundary',
        title: say('optionsTitle', { thing, values }),
        about: say('aboutClosedList', {}),
        preconditions: [place(rule)],
        steps: [
          ...values.slice(0, 8).map((value) => step(entering(rule), accepted(rule, value), value)),
          step(entering(rule), refusedAnswer(rule, `${values[0] ?? ''}x`), `${values[0] ?? ''}x`),
        ],
      }),
    ]
  if (code) {
    return [
      idea(criterion, {
        core: true,
        weight: 2,
        type: 'Boundary',
        title: say('optionsTitle', { thing, values }),
        about: say('aboutClosedList', {}),
        steps: [
          ...values
            .slice(0, 8)
            .map((value) => step(say('enter', { thing }), say('storedAs', { value }), `${thing.words}: ${value}`)),
          step(
            say('sendForeign', { thing }),
            say('valueRefused', { value: `${values[0] ?? ''}x` }),
            `${thing.words}: ${values[0] ?? ''}x`,
          ),
        ],
      }),
    ]
  }
  const other = values.find((value) => value !== initial) ?? values[0] ?? ''
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      title: say('optionsTitle', { thing, values }),
      about: say('aboutClosedList', {}),
      preconditions: [say('formOpenUnless', { thing })],
      steps: [
        step(say('openOptions', { thing }), say('exactlyOffered', { values })),
        ...(initial === undefined
          ? []
          : [step(say('lookAt', { thing: thing.words }), say('selectedIs', { value: initial }))]),
        step(say('pickOption', { thing }), say('storedAs', { value: other }), other),
      ],
    }),
  ]
}

export function planInitial({ thing, value, body }: RuleOf<'initial'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      title: say('initialTitle', { thing, value }),
      about: say('aboutEffect', {}),
      steps: [
        body === undefined
          ? step(say('openFresh', { thing }), say('selectedIs', { value }))
          : step(
              say('sendRequest', { request: body, condition: `without ${thing.words}` }),
              say('result', { thing, value, work: '' }),
            ),
      ],
    }),
  ]
}

/** One mandatory field empty at a time, then all filled in; an optional one left out. */
export function planRequired({ fields, optional, message, body }: RuleOf<'required'>, criterion: Understood): Idea[] {
  const [first = ''] = fields
  if (body !== undefined) return [leftOut(fields, optional, body, criterion)]
  if (optional) {
    return [
      idea(criterion, {
        core: true,
        weight: 1,
        title: say('optionalTitle', { field: fields.join(', ') }),
        about: say('aboutRequired', {}),
        steps: fields
          .slice(0, 6)
          .map((field) => step(say('leaveEmpty', { field }), say('submitted', {}), say('leftEmpty', { field }))),
      }),
    ]
  }
  const refused = (field: string): PhrasedStep =>
    message === undefined ? say('notSubmitted', { field }) : say('actionRefusedWith', { message })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      title: say('requiredTitle', { field: fields.length === 1 ? first : fields.join(', ') }),
      about: say('aboutRequired', {}),
      steps: [
        ...fields
          .slice(0, 10)
          .map((field) => step(say('leaveEmpty', { field }), refused(field), say('leftEmpty', { field }))),
        step(say('fillIn', { field: fields.at(-1) ?? first }), say('submitted', {})),
      ],
      assumptions: message === undefined ? [say('refusalTextOpen', {})] : [],
    }),
  ]
}

/** A member that the body of a request lacks. */
function leftOut(fields: string[], optional: boolean, request: string, criterion: Understood): Idea {
  const field = fields.join(', ')
  return idea(criterion, {
    core: true,
    weight: optional ? 1 : 2,
    type: optional ? 'Positive' : 'Negative',
    title: optional ? say('optionalTitle', { field }) : say('requiredTitle', { field }),
    about: say('aboutRequired', {}),
    preconditions: [say('validRequest', { request })],
    steps: fields
      .slice(0, 10)
      .map((name) =>
        step(
          say('sendRequest', { request, condition: `without ${name}` }),
          optional ? say('requestAccepted', {}) : say('status', { status: '4xx' }),
        ),
      ),
  })
}

const foreign = ['GIF', 'DOCX', 'EXE', 'PDF']

export function planFileTypes({ types, thing, message }: RuleOf<'fileTypes'>, criterion: Understood): Idea[] {
  const other = foreign.find((type) => !types.includes(type)) ?? 'EXE'
  const name = (type: string): string => `test.${type.toLowerCase()}`
  const refused =
    message === undefined
      ? say('valueRefused', { value: name(other) })
      : say('refusedWith', { value: name(other), message })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      title: say('fileTypesTitle', { types }),
      about: say('aboutFormat', {}),
      preconditions: [say('formOpenUnless', { thing })],
      steps: [
        ...types.slice(0, 6).map((type) => step(say('addFileType', { type }), say('fileAdded', {}), name(type))),
        step(say('addFileType', { type: other }), refused, name(other)),
      ],
      assumptions: message === undefined ? [say('refusalTextOpen', {})] : [],
    }),
  ]
}

export function planMessage(
  { text, outcome, condition, step: action, subject }: RuleOf<'message'>,
  criterion: Understood,
): Idea[] {
  const act =
    action !== undefined
      ? say('useOwn', { words: action })
      : condition !== undefined
        ? say('bringAbout', { event: condition })
        : subject === undefined
          ? say('bringAbout', { event: criterion.text })
          : say('tryWith', { thing: subject })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      technique: 'Decision table',
      title: say('messageTitle', { text }),
      about: say('aboutMessage', {}),
      steps: [step(act, outcome === undefined ? say('shown', { text }) : say('own', { outcome }))],
      assumptions:
        condition === undefined && subject === undefined ? [say('decideOutcome', { text: criterion.text })] : [],
    }),
  ]
}
