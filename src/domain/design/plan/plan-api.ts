import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { idea, step, type Idea } from './idea.ts'

const state =
  'missing|unknown|revoked|expired|malformed|invalid|empty|wrong|too long|too short|duplicate|unreadable|outdated|blank'
const states = `(?<states>(?:${state})(?:, (?:${state}))*,? or (?:${state}))`
const nounFirst = new RegExp(
  `^(?:if )?(?:an? |the )?(?<noun>[\\p{L}\\d_-]+(?: (?!is )[\\p{L}\\d_-]+)?) (?:is )?${states}$`,
  'iu',
)
const nounLast = new RegExp(`^(?:an? )?${states} (?<noun>[\\p{L}\\d_-]+(?: [\\p{L}\\d_-]+)?)$`, 'iu')
const repeat =
  /^(?:the )?same (?<key>[\p{L}-]+)(?:,| and|, but| and an?)? (?:the )?(?<how>same|different|other|another) (?:body|payload|content)(?: within \d+ ?\p{L}+)?$/iu

const otherBody = /^(?:an? )?(?:other|another|different) (?:body|payload|content)$/iu

/** A request as the criterion describes it; one step for each fault that it lists, and the first request in front of its repetition. */
export function planApi({ condition, status, code, also, request }: RuleOf<'api'>, criterion: Understood): Idea[] {
  const asked = request ?? 'HTTP'
  const answer = say('status', {
    status: String(status),
    ...(code === undefined ? {} : { code }),
    ...(also === undefined ? {} : { also }),
  })
  const send = (about: string): PhrasedStep => say('sendRequest', { request: asked, condition: about })
  const key = repeat.exec(condition)?.groups?.key
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: status < 400 ? 'Positive' : 'Negative',
      title: say('statusTitle', { condition, status: String(status) }),
      about: say('aboutRequest', {}),
      preconditions: [say('validRequest', { request: asked })],
      steps: [
        ...(key === undefined ? [] : [step(send(`with a new ${key}`), say('requestAccepted', {}))]),
        ...(otherBody.test(condition) && /same (?:\S+ )?key/iu.test(criterion.text)
          ? [step(send('with a new key'), say('requestAccepted', {}))]
          : []),
        ...faultsIn(condition, criterion.text).map((fault) => step(send(fault), answer)),
      ],
    }),
  ]
}

/** "Key missing, unknown or revoked": a request for each of them. */
function faultsIn(condition: string, criterion: string): string[] {
  if (otherBody.test(condition))
    return [/same (?:\S+ )?key/iu.test(criterion) ? 'with the same key and another body' : 'with another body']
  const { noun, states: listed } = nounFirst.exec(condition)?.groups ?? nounLast.exec(condition)?.groups ?? {}
  if (noun === undefined || listed === undefined) return [condition]
  const thing = /^(?:[A-Z]{2}|\S*[_-])/u.test(noun) ? noun : `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`
  return listed
    .split(/, or |, | or /u)
    .map((fault) =>
      /^missing$/iu.test(fault)
        ? `without ${/^[A-Z]/u.test(thing) ? thing : `the ${thing}`}`
        : /^too /iu.test(fault)
          ? `with a ${thing} that is ${fault.toLowerCase()}`
          : `with ${/^[aeiou]/iu.test(fault) ? 'an' : 'a'} ${fault.toLowerCase()} ${thing}`,
    )
}
