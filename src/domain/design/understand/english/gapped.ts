import { oneOf } from './person.ts'
import { parseSentence } from './sentence.ts'
import { isPlural } from './subject.ts'
import { participleOf } from './words.ts'

/**
 * "only ramps A and C are offered, otherwise A to D", "the fee is €5, otherwise €8": the other branch leaves out the
 * words that both share. Returns the branch as a sentence of its own, or unchanged where it is one already.
 */
export function ungapped(branch: string, main: string): string {
  if (parseSentence(branch) !== undefined || branch.split(' ').length > 8) return branch
  // "otherwise with a warning", "otherwise not": more than one part of the sentence may be meant.
  if (/^(?:not?|by|with|without|after|before|from|to|for|in|on|at|via|as|if|when|never|only) /iu.test(`${branch} `))
    return branch
  const sentence = parseSentence(main)
  if (sentence === undefined || sentence.negated || sentence.modal !== '') return branch
  const { subject, passive, verb, rest } = sentence
  const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|[\uE000-\uE7FF])$/iu
  const [first = '', ...noun] = subject.split(' ')
  if (number.test(branch) && number.test(first) && noun.length > 0) {
    const counted = /^one$/iu.test(branch)
      ? oneOf(noun.join(' ')).replace(/^an? /u, 'one ')
      : `${branch} ${noun.join(' ')}`
    return passive ? `${counted} ${/^one$/iu.test(branch) ? 'is' : 'are'} ${participleOf(verb)} ${rest}`.trim() : branch
  }
  if (passive && rest === '')
    return `${branch} ${isPlural(branch) || / (?:to|and) /u.test(branch) ? 'are' : 'is'} ${participleOf(verb)}`
  const counted =
    /^(?:the |an? )?(?:\p{L}+ )?(?:fee|price|rate|charge|deposit|cost|limit|maximum|minimum|period|discount|share|status|colou?r|level|group|class|category)s?(?: (?:for|of|per|in) .{2,40})?$/iu
  return verb === 'be' && !passive && counted.test(subject)
    ? `${subject} ${isPlural(subject) ? 'are' : 'is'} ${branch}`
    : branch
}
