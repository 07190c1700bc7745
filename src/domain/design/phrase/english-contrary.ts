import { parseSentence } from '../understand/english/sentence.ts'
import { isPlural } from '../understand/english/subject.ts'
import { thirdPersonOf } from '../understand/english/words.ts'
import { endless, lowered, sentence } from './text.ts'

/**
 * What is seen where an outcome does not come about: "the tile is shown" becomes "the tile is not shown". An outcome of
 * several sentences, or one without a verb, is only named.
 */
export function contrary(outcome: string, adverb: '' | ' yet' | ' any longer' = ''): string {
  const words = endless(outcome)
  const bare = /^no (?<what>[^,;]{2,60})$/i.exec(words)?.groups?.what
  if (/^no(?:thing|body) (?!.*(?:,| and ))/i.test(words)) return sentence(words.replace(/^no(thing|body)/i, 'some$1'))
  const parsed = parseSentence(words)
  const named = `${adverb === '' ? 'This does not happen' : adverb === ' yet' ? 'This has not happened yet' : 'This no longer happens'}: ${lowered(words)}.`
  if (parsed === undefined) return bare === undefined ? named : sentence(`there is one: ${bare}`)
  if (
    parsed.lead !== '' ||
    /[;:]|, | (?:and|or|but) /.test(parsed.predicate) ||
    /^(?:no|nobody|nothing|none|only)(?: |$)/i.test(parsed.subject)
  )
    return named
  const { subject, modal, negated, passive, verb, rest, predicate } = parsed
  const plural = isPlural(subject) || /^(?:are|do|have|were)(?:n|$| )/.test(predicate)
  if (negated && (modal === '' || modal === 'can') && !passive && verb !== 'be')
    return sentence(
      `${subject} ${modal === 'can' ? `can ${verb}` : plural ? verb : thirdPersonOf(verb)} ${rest}`.trim(),
    )
  if (negated) return named
  const be = /^(?:is|are|was|were)(?= )/.exec(predicate)?.[0]
  if (be !== undefined) return sentence(`${subject} ${be} not ${predicate.slice(be.length + 1)}${adverb}`)
  if (modal === 'can')
    return sentence(`${subject} cannot ${predicate.replace(/^(?:can|may|could|might) /, '')}${adverb}`)
  if (modal === 'must' && /^(?:must|has to|have to) /.test(predicate))
    return sentence(
      `${subject} ${plural ? 'do' : 'does'} not have to ${predicate.replace(/^(?:must|has to|have to) /, '')}${adverb}`,
    )
  if (modal !== '' || passive || verb === 'have') return named
  return sentence(`${subject} ${plural ? 'do' : 'does'} not ${verb} ${rest}`.trim() + adverb)
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
