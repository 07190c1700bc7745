import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, lowerArticle } from './wording.ts'
import { checkSteps, conditionCases, onlyIfCases, unlessCases } from './condition-cases.ts'
import { isPersonal } from './situations.ts'
import { scenarioCases } from './spoken.ts'

const words = ({ words: all }: Slots, name: string): string => all.get(name) ?? ''

/** A stretch without a comma outside quotes. */
const part = '(?:["“][^"”]{1,160}["”]|[^,;"“”])'
const when =
  '(?:If|When|Whenever|Once|As soon as|After|On|Upon|In case|Where|Every time|Each time|While|As long as|Provided(?: that)?|The moment|Immediately after|Should it happen that|In the event that|Wherever|Only after)'
const whenInside =
  '(?:even )?(?:if|when|whenever|once|as soon as|after|in case|every time|each time|as long as|while|provided(?: that)?)'

const leansBack = (text: string): boolean =>
  /(?<!\p{L})(?:(?:on|in|at|of|for|to|from|with) (?:that|this)|those|these|such) \p{Ll}+|(?<!\p{L})time (?:is|has) (?:up|over|run out)/iu.test(
    text.replace(/["“][^"”]*["”]/gu, ''),
  )

const condition = (
  said: string,
  example: string,
  write: (cond: string, outcome: string, slots: Slots) => CasePattern[] | undefined,
): SentencePattern => ({
  said,
  example,
  cases: (slots) => {
    // "If it is already taken": what the sentence before is about.
    const it = slots.words.get('it')
    const clause = words(slots, 'clause')
    const lost = /^(?:it|they|this|that|these|he|she)(?= )/iu
    const main = words(slots, 'rest')
    // "… only after …" and what is still there after a reload are read elsewhere.
    if (
      /(?<!\p{L})only(?!\p{L})/iu.test(main.replace(/["“][^"”]*["”]/gu, '')) ||
      (/(?<!\p{L})(?:still|kept|stays?|remains?|preserved|retained)(?!\p{L})/iu.test(main) &&
        /reload|re-?open|log(?:ging)? in|sign(?:ing)? in|restart|refresh/iu.test(clause))
    )
      return undefined
    // A scenario in one line: "Given …, when …, then …".
    if (/^given /iu.test(`${main} `) || /, then /u.test(clause)) return undefined
    // "after which 429 is returned", "on those days": the sentence leans on words that stand elsewhere.
    if (/^which(?= )/iu.test(clause) || leansBack(clause) || leansBack(main)) return undefined
    // "the berth is free, at no charge": what stands behind the comma is no part of the condition.
    if (/, (?:at|with|without|for|up to|in|on|but) /iu.test(clause.replace(/["“][^"”]*["”]/gu, ''))) return undefined
    // "It stops working as soon as the card is used": it is not the card.
    if (lost.test(main) && it === undefined && said.startsWith('<rest')) return undefined
    if (lost.test(clause) && it === undefined && said.startsWith('(?:')) return undefined
    return write(
      it === undefined ? clause : clause.replace(lost, lowerArticle(it)),
      it === undefined ? main : main.replace(lost, lowerArticle(it)),
      slots,
    )
  },
})

/** What happens under a condition. */
export const conditions: PatternGroup = {
  cue: '(?<!\\p{L})(?:if|when|whenever|once|after|as soon as|in case|unless|only|before|while|as long as|until|provided|where|given|time|event|moment|should|without|who|with|on|upon|otherwise)(?!\\p{L})',
  patterns: [
    {
      said: `Given <clause2=${part}{4,120}?>, when <clause=${part}{4,120}?>, then <rest=${part}{4,200}?>`,
      example:
        'Given the basket is empty, when the customer opens the checkout, then "Your basket is empty" is displayed.',
      cases: (slots) => scenarioCases(words(slots, 'clause2'), words(slots, 'clause'), words(slots, 'rest')),
    },
    condition(
      `<rest=${part}{4,160}?>,? unless <clause=.{4,160}?>`,
      'A slot is released unless the deposit is paid.',
      (cond, outcome) => unlessCases(cond, outcome),
    ),
    condition(
      `<rest=${part}{4,160}?>,? (?:(?:but )?only (?:if|when|once|after|where|as long as|while|as soon as|in case)|if and only if) <clause=.{4,160}?>`,
      'The barrier opens only if the ticket is paid.',
      (cond, outcome) => onlyIfCases(cond, outcome),
    ),
    condition(
      `(?:Until|Before) <clause=${part}{4,160}?>, <rest=.{4,200}?>`,
      'Until the invoice is approved, the payment button stays disabled.',
      (cond, outcome) => unlessCases(cond, outcome),
    ),
    condition(
      `<rest=${part}{4,160}?> (?:stays?|remains?|is|are) <rest2=(?:["“][^"”]{1,60}["”]|[a-z]+)(?: ${part}{2,60}?)?> until <clause=.{4,160}?>`,
      'The seat stays reserved until the payment is cancelled.',
      (cond, outcome, slots) =>
        unlessCases(cond, `${outcome} ${/[^su]s$/u.test(outcome) ? 'are' : 'is'} ${words(slots, 'rest2')}`),
    ),
    {
      said: `(?<things>[^,;.]{3,40}?) without (?<object>(?:an? |any )?[^,;.]{3,40}?) (?<rest>(?:are|is|get|gets|show|shows|receive|receives|must|cannot|appear|appears) ${part}{3,140}?)`,
      example: 'Products without a picture show a placeholder.',
      cases: (slots) => {
        const things = words(slots, 'things')
        const one = anyOf(things).replace(/^an? /u, '')
        const object = words(slots, 'object').replace(/^(?:an?|any) /iu, '')
        if (
          isPersonal(one) ||
          /(?<!\p{L})(?:can|cannot|may|must|is|are|if|when|only|not|that|which|who|requests?)(?!\p{L})/iu.test(things)
        )
          return undefined
        const outcome = words(slots, 'rest')
          .replace(/^are(?= )/u, 'is')
          .replace(/^(?<verb>get|show|receive|appear)(?= )/u, '$<verb>s')
        return conditionCases(`the ${one} has no ${object}`, `the ${one} ${outcome}`)
      },
    },
    {
      said: `(?:All )?(?<people>[^,;.]{3,40}?) (?:who|with) (?<clause>[^,;.]{3,70}?) (?<rest>(?:are|get|gets|see|sees|receive|receives|must|have to|need to) ${part}{3,140}?)`,
      example: 'Users who have enabled two-factor authentication are asked for a code.',
      cases: (slots) => {
        const people = words(slots, 'people')
        const clause = words(slots, 'clause').replace(/(?<=^(?:have|are|do))n['’]t(?= )/u, ' not')
        const one = anyOf(people).replace(/^an? /u, '')
        if (!isPersonal(one) || /(?<!\p{L})(?:are|is|can|may|must|get|see|only)(?!\p{L})/u.test(people))
          return undefined
        const has = / with /u.test(` ${words(slots, 'people')} `)
          ? ''
          : clause
              .replace(/^have(?= )/u, 'has')
              .replace(/^are(?= )/u, 'is')
              .replace(/^do(?= )/u, 'does')
        const state = /^(?:has|is|does|[a-z]+s) /u.test(has) ? has : `has ${clause}`
        const outcome = words(slots, 'rest')
          .replace(/^are(?= )/u, 'is')
          .replace(/^have to(?= )/u, 'has to')
          .replace(/^need to(?= )/u, 'needs to')
          .replace(/^(?<verb>get|see|receive)(?= )/u, '$<verb>s')
        return conditionCases(`the ${one} ${state}`, `the ${one} ${outcome}`)
      },
    },
    condition(
      `${when} <clause=${part}{4,160}?>, (?:then )?<rest=.{4,240}?>`,
      'When a course is cancelled, all enrolled students receive an e-mail and the fee is refunded in full.',
      (cond, outcome) => conditionCases(cond, outcome),
    ),
    condition(
      `<rest=${part}{4,160}?>,? ${whenInside} <clause=.{4,160}?>`,
      'The waiting list moves up when a participant cancels the booking.',
      (cond, outcome) => conditionCases(cond, outcome),
    ),
    condition(
      `${when} <clause=${part}{4,120}?> <rest=(?:the|all|no|its|their|an?|["“]) ?${part}{4,200}?>`,
      'If the ticket is scanned the gate opens.',
      (cond, outcome) => checkSteps(cond, outcome),
    ),
  ],
}
