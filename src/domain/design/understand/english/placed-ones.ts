import type { Reading } from '../reading.ts'
import { plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { isActor, oneOf } from './person.ts'
import { parseSentence, type Sentence } from './sentence.ts'
import { participleOf, thirdPersonOf } from './words.ts'

/** "Orders over # ship free": one is placed, and "it ships free". */
export function placedOnes(
  reading: Reading,
  { subject, verb, rest, passive, negated, modal }: Sentence,
  words: string,
): { one: string; act: (shown: string) => string; outcome: string } | undefined {
  const { noun, unit = '' } =
    /^(?:all |any )?(?<noun>\p{L}+s)(?<unit> +(?:\p{L}+s|people|staff))?$/iu.exec(subject.replace(words, '').trim())
      ?.groups ?? {}
  const one = noun === undefined ? undefined : oneOf(noun)
  const act = one === undefined ? undefined : actsByNoun[one.replace(/^an? /u, '')]
  if (one === undefined || modal === 'can' || (act === undefined && isActor(reading, noun ?? ''))) return undefined
  return {
    one,
    act: (shown) =>
      `${act ?? 'Prepare'} ${one} ${unit === '' ? 'of' : 'for'} ${shown}${unit.replace(/^ +/u, ' ')}${act === undefined ? ' and look at it' : ''}`,
    outcome: plain(
      reading,
      `it ${modal === 'must' ? obliged(verb, passive, negated) : singularVerb(verb, passive, negated)} ${rest}`.trim(),
    ),
  }
}

function obliged(verb: string, passive: boolean, negated: boolean): string {
  return `${negated ? 'must not' : 'must'} ${passive ? `be ${participleOf(verb)}` : verb}`
}

function singularVerb(verb: string, passive: boolean, negated: boolean): string {
  const not = negated ? ' not' : ''
  if (passive) return `is${not} ${participleOf(verb)}`
  if (verb === 'be') return `is${not}`
  return negated ? `does not ${verb}` : thirdPersonOf(verb)
}

/** "All other orders are charged #" is told of the one that was placed. */
export function asPlaced({ otherSide: stated }: { otherSide?: string }, placed: boolean): { otherSide?: string } {
  const parsed = placed && stated !== undefined ? parseSentence(stated) : undefined
  return stated === undefined
    ? {}
    : {
        otherSide:
          parsed === undefined || parsed.modal !== ''
            ? stated
            : `It ${singularVerb(parsed.verb, parsed.passive, parsed.negated)} ${parsed.rest}`.trim(),
      }
}
