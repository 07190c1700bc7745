import { parseSentence } from '../understand/english/sentence.ts'
import { isPlural } from '../understand/english/subject.ts'
import { participleOf, thirdPersonOf } from '../understand/english/words.ts'
import { contraryBy } from './contrary.ts'
import { endless } from './text.ts'

/** What is seen where an outcome does not come about: "the tile is shown" becomes "the tile is not shown". */
export function contrary(outcome: string, adverb: '' | ' yet' | ' any longer' = ''): string {
  return contraryBy(outcome, 'en', {
    appears:
      /(?<!\p{L})(?:shown?|shows|display(?:s|ed)|appears?|says?|reads?|warns?|warned|message|hint|told|error|asked?|asks)(?!\p{L})/iu,
    notDisplayed: (quoted) => `${quoted} is not displayed${adverb}`,
    swaps: [
      [/ (is|are) (?:refused|rejected|declined|denied|turned down)(?!\p{L}).*$/iu, ' $1 accepted'],
      [/ (?:isn['’]t|is not) (accepted|possible|allowed|sent|saved|applied)(?!\p{L})(.*)$/iu, ' is $1$2'],
      [/ (?:aren['’]t|are not) (accepted|possible|allowed|sent|saved|applied)(?!\p{L})(.*)$/iu, ' are $1$2'],
    ],
    denied: (clause) => denied(clause, adverb),
  })
}

function denied(stated: string, adverb: string): string | undefined {
  // What stands in brackets is not denied.
  const clause = stated.replace(/ \([^()]*\)/gu, '')
  const bare = /^no (?<what>[^,;]{2,60})$/iu.exec(clause)?.groups?.what
  const parsed = parseSentence(clause)
  if (parsed === undefined)
    return /^(?:push|e-?mail|sms|message|reminder|letter|notification)(?: |$)/iu.test(bare ?? '')
      ? `one ${bare ?? ''} arrives`
      : undefined
  if (/[×÷=]/u.test(clause)) return undefined
  if (parsed.lead !== '' || /[;:]| (?:or|unless|until|if|when|because) /.test(parsed.predicate)) return undefined
  const needed = /^at least (?:one|an?) (?<noun>.{2,60}) (?:is|are) (?<rest>(?:required|needed|mandatory).*)$/iu.exec(
    clause,
  )?.groups
  if (needed?.noun !== undefined) return `no ${needed.noun} is ${needed.rest ?? 'required'}`
  if (/^(?:nobody|none|only|neither)(?: |$)/i.test(parsed.subject)) return undefined
  const { subject, modal, negated, passive, verb } = parsed
  const predicate = first(parsed.predicate)
  // What is only said of something denied has no place in its opposite.
  const rest = first(parsed.rest).replace(
    parsed.negated ? / (?:at all|any ?more|any longer|either|yet)$/iu : /(?!)/u,
    '',
  )
  const nothing = /^no(?<what>thing| \p{L}[\p{L} -]*)$/iu.exec(subject)?.groups?.what
  const be = /^(?:is|are|was|were)(?= )/.exec(predicate)?.[0]
  if (nothing !== undefined)
    return be === undefined || modal !== ''
      ? undefined
      : nothing === 'thing'
        ? `something ${predicate}`
        : `${nothing.trim()} ${isPlural(nothing) ? 'are' : 'is'} ${predicate.slice(be.length + 1)}`
  const plural = isPlural(subject) || /^they$/i.test(subject) || /^(?:are|do|have|were)(?:n|$| )/.test(predicate)
  if (negated && (modal === '' || modal === 'can') && !passive && verb !== 'be')
    return `${subject} ${modal === 'can' ? `can ${verb}` : plural ? verb : thirdPersonOf(verb)} ${rest}`.trim()
  if (negated && modal === 'can') {
    const allowed = predicate.replace(/^(?:cannot|can['’]t|can not) /i, 'can ')
    return allowed === predicate ? undefined : `${subject} ${allowed}`
  }
  if (negated) {
    const plain = /^(?<form>is|are)(?:n['’]t| not) (?<said>.+)$/iu.exec(predicate)?.groups
    return plain?.form === undefined ? undefined : `${subject} ${plain.form} ${plain.said ?? ''}`
  }
  const one = /^(?:one|an?) (?<noun>.+)$/iu.exec(subject)?.groups?.noun
  if (one !== undefined && passive && be !== undefined && modal === '')
    return `no ${one} is ${participleOf(verb)}${adverb}`
  if (be !== undefined) return `${subject} ${be} not ${predicate.slice(be.length + 1)}${adverb}`
  if (modal === 'can') return `${subject} cannot ${predicate.replace(/^(?:can|may|could|might) /, '')}${adverb}`
  if (modal === 'must' && /^(?:must|has to|have to) /.test(predicate))
    return `${subject} ${plural ? 'do' : 'does'} not have to ${predicate.replace(/^(?:must|has to|have to) /, '')}${adverb}`
  if (/^(?:has|have) to /u.test(predicate))
    return `${subject} ${plural ? 'do' : 'does'} not have to ${predicate.replace(/^(?:has|have) to /u, '')}${adverb}`
  if (modal !== '' || passive || verb === 'have') return undefined
  return `${subject} ${plural ? 'do' : 'does'} not ${verb} ${rest}`.trim() + adverb
}

/** One predicate: what a relative clause or a second verb adds to it is not denied. */
function first(predicate: string): string {
  const [one = ''] = predicate.split(
    /, (?:who|which|so|even|but|and|an?|no|the|whatever) | and (?=(?:is|are|can|cannot|does|do|has|have|never|not|the|its?|sees?|gets?|receives?|shows?|goes|becomes?|loses?|keeps?|returns?|opens?)(?!\p{L}))/u,
  )
  return one.replace(/[,\s]+$/, '')
}

/** "Customers under 16 don't see the tile", as it is seen by one of them. */
export function ofOnePerson(outcome: string): string {
  const parsed = parseSentence(endless(outcome))
  if (parsed === undefined || parsed.lead !== '') return outcome
  const { modal, negated, passive, verb, rest, predicate } = parsed
  if (modal !== '') return `the person ${predicate}`
  const be = /^(?:is|are|was|were) (?<after>.+)$/.exec(predicate)?.groups?.after
  if (be !== undefined) return `the person is ${be}`
  if (passive || verb === 'be') return outcome
  return `the person ${negated ? `does not ${verb}` : thirdPersonOf(verb)} ${rest}`.trim()
}
