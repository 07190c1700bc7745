import { parseSentence } from './sentence.ts'

/** A field and what stands in brackets behind it: "Name (required, max. 50 characters)". */
const field = /(?<name>["“]?\p{L}[\p{L} /-]{1,40}?["”]?) \((?<what>[^()]{3,80})\)/gu
const listed =
  /^(?:the |this |an? )?(?:[\p{L} -]{0,30}?)(?:form|dialog|dialogue|page|screen|mask|window)?[\p{L} -]{0,20}? (?:has|contains|shows|offers|asks for|consists of)(?: the)?(?: following)?(?: input)?(?: fields?| entries)?:? (?<list>.{6,400})$/iu
const bound = /[\uE000-\uE7FF]/u

/** Sentences that share a verb or a subject, each with its own. */
export function sharedParts(text: string): string[] | undefined {
  const parts =
    listedFields(text) ??
    withCaseBehind(text) ??
    withDemandFirst(text) ??
    withVerbRepeated(text) ??
    withRightsRepeated(text) ??
    withSubjectRepeated(text) ??
    withModalRepeated(text) ??
    eachWithVerb(text) ??
    withLimitEach(text) ??
    withVerbEach(text) ??
    withPages(text)
  return parts?.flatMap((part) => sharedParts(part) ?? [part])
}

/** "The form has the fields Name (required, max. #), E-mail (required) and …": a sentence for each thing that is said of each. */
function listedFields(text: string): string[] | undefined {
  const list = listed.exec(text)?.groups?.list
  if (list === undefined) return undefined
  const fields = [...list.matchAll(field)]
  const left = list.replace(field, '').replace(/[,;.]|(?<!\p{L})and(?!\p{L})|\s/giu, '')
  if (fields.length < 2 || left !== '') return undefined
  const sentences = fields.flatMap(({ groups = {} }) => {
    const name = (groups.name ?? '').trim().replace(/^and /u, '')
    return (groups.what ?? '').split(/, (?:and )?| and (?=[\p{Ll}\uE000-\uE7FF])/u).flatMap((what) => {
      const said = what.trim()
      if (/^(?:required|mandatory|optional|unique|compulsory)$/iu.test(said))
        return [`${name} is ${said.toLowerCase()}`]
      return bound.test(said) ? [`${name} has ${said}`] : []
    })
  })
  return sentences.length < 2 ? undefined : sentences
}

/** "An expired coupon shows @, an unknown one @": the second has the verb of the first. */
function withVerbRepeated(text: string): [string, string] | undefined {
  const found =
    /^(?<first>an? (?<kind>[\p{L}-]+) (?<noun>[\p{L} -]{2,30}?) (?<verb>shows|displays|gives|leads to|brings up|returns|is (?:answered|refused|rejected) with) (?:the message |the error )?[\uF000-\uF7FF]),? (?:and )?(?<other>an? [\p{L}-]+) one (?:shows |gives |with )?(?<message>[\uF000-\uF7FF])$/iu.exec(
      text,
    )?.groups
  if (found?.first === undefined || found.other === undefined || found.message === undefined) return undefined
  return [found.first, `${found.other} ${found.noun ?? ''} ${found.verb ?? ''} ${found.message}`]
}

/** "HR can see the requests of all employees, managers only those of their team": the second has the verb of the first. */
function withRightsRepeated(text: string): [string, string] | undefined {
  const found =
    /^(?<first>(?<who>\p{L}[\p{L} -]{1,40}?) (?:can|may) (?<verb>see|view|edit|open|read|change|delete|manage) (?<things>(?:the )?[\p{L} -]{3,40}?) of (?:all|every) [\p{L} -]{3,30}?),? (?:and )?(?<others>(?:the |an? )?[\p{L}]+(?: [\p{L}]+)?) only (?:those|the ones|that) of (?<own>(?:their|his or her) [\p{L} -]{3,30})$/iu.exec(
      text,
    )?.groups
  if (found?.first === undefined || found.others === undefined || found.own === undefined) return undefined
  return [found.first, `${capital(found.others)} can ${found.verb ?? 'see'} only ${found.things ?? ''} of ${found.own}`]
}

/** "The manager gets a notification and can approve the request": what arrives, and what is possible then. */
function withSubjectRepeated(text: string): [string, string] | undefined {
  const found =
    /^(?<subject>(?:the|an?|each|every) [\p{L} -]{2,30}?) (?<first>(?:gets|receives|sees) [^,]{3,80}?),? and (?<second>(?:can|may) .{5,100})$/iu.exec(
      text,
    )?.groups
  return found?.subject === undefined || found.first === undefined || found.second === undefined
    ? undefined
    : [`${found.subject} ${found.first}`, `${found.subject} ${found.second}`]
}

/** "currency is required and must be EUR, USD or GBP": a member of a request with two rules. */
function withDemandFirst(text: string): [string, string] | undefined {
  const { member, demand, rest } =
    /^(?<member>`?[a-z][\w.-]{1,40}`?) is (?<demand>required|mandatory|optional),? and (?<rest>(?:must|may|can|has to|is) .{3,160})$/u.exec(
      text,
    )?.groups ?? {}
  return member === undefined || demand === undefined || rest === undefined
    ? undefined
    : [`${member} is ${demand}`, `${member} ${rest}`]
}

/** "The button asks the server: if the payment went through, @": what it does, and what follows in a case. */
export function withCaseBehind(text: string): [string, string] | undefined {
  const { head, rest } = /^(?<head>[^:]{8,100}): (?<rest>(?:if|when|once) [^:]{10,200})$/iu.exec(text)?.groups ?? {}
  return head === undefined || rest === undefined || parseSentence(head) === undefined
    ? undefined
    : [head, capital(rest)]
}

const condition = /(?<!\p{L})(?:if|when|while|until|unless|before|once|as soon as|otherwise)(?!\p{L})/iu

/** "A top-up is between # and # and can't exceed the balance": two rules for one thing; a condition would belong to both. */
function withModalRepeated(text: string): [string, string] | undefined {
  const found =
    /^(?<subject>(?:the|an?|each|every) [\p{L} -]{2,40}?|\p{Lu}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}) (?<verb>is|are|has|have|must be) (?<first>[^;]{3,120}?),? and (?<second>(?:can['’]t|cannot|must not|may not|must|can|may) .{5,100})$/u.exec(
      text,
    )?.groups
  if (found?.subject === undefined || found.verb === undefined || found.first === undefined) return undefined
  if (found.second === undefined || condition.test(text)) return undefined
  // A list that is sorted and filtered is shown with the same records.
  if (/^(?:sorted|listed|ordered) by/iu.test(found.first) && !bound.test(found.first)) return undefined
  return bothRead(`${found.subject} ${found.verb} ${found.first}`, `${found.subject} ${found.second}`)
}

/** "each field has at most 8 sensors, each farm at most 150": the verb and the noun hold for both. */
function eachWithVerb(text: string): [string, string] | undefined {
  const found =
    /^(?<first>(?:each|every|an?|one) \p{L}+ (?<verb>has|can have|may have|holds|takes) (?<bound>(?:at most|up to|no more than|at least|a maximum of) )(?:[\uE000-\uE7FF]) (?<things>\p{L}[\p{L} -]{2,40}?)),? (?:and )?(?<second>(?:each|every|an?|one) \p{L}+) (?<own>(?:at most|up to|no more than|at least|a maximum of) )?(?<count>[\uE000-\uE7FF])$/iu.exec(
      text,
    )?.groups
  return found?.first === undefined
    ? undefined
    : [
        found.first,
        `${found.second ?? ''} ${found.verb ?? ''} ${found.own ?? found.bound ?? ''}${found.count ?? ''} ${found.things ?? ''}`,
      ]
}

/** "A donation is # and a player can donate no more than # per day": each limit with its own subject. */
function withLimitEach(text: string): [string, string] | undefined {
  if (condition.test(text)) return undefined
  for (const found of text.matchAll(/,? and (?=(?:(?:the|an?|each|every) )?\p{Ll}[\p{L}-]+ )/gu)) {
    const [first, second] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    if (!bound.test(first) || !bound.test(second)) continue
    const limits = /^.{2,60}? (?:is|are|has|have|must|may|can|lasts?|takes?|costs?) (?:.{0,40} )?[\uE000-\uE7FF]/u
    if (limits.test(first) && limits.test(second)) return bothRead(first, capital(second))
  }
  return undefined
}

/** "The window lasts at least #, begins no earlier than #": each limit with its own verb. */
function withVerbEach(text: string): [string, string] | undefined {
  const subject =
    /^(?:(?:the|an?|each|every) )?[\p{L}][\p{L} -]{1,30}? (?=lasts|takes|begins|starts|ends|is|costs|has|weighs|holds)/iu.exec(
      text,
    )?.[0]
  const next = /,? (?:and )?(?=(?:begins|starts|ends|lasts|costs|weighs|holds|must begin|must start|must end) )/iu.exec(
    text.slice(subject?.length ?? 0),
  )
  if (subject === undefined || next === null || next.index < 8 || condition.test(text)) return undefined
  const at = subject.length + next.index
  const [first, second] = [text.slice(0, at), text.slice(at + next[0].length)]
  return bound.test(first) && bound.test(second) ? [first, `${subject}${second}`] : undefined
}

/** "The list is sorted by date, newest first, # per page": the page is a rule of its own. */
function withPages(text: string): [string, string] | undefined {
  const found =
    /^(?<first>(?<subject>[\p{L} -]{3,40}?) (?:is|are|shows?|lists?) [^;]{5,140}?), (?:with )?(?<pages>[\uE000-\uE7FF](?: [\p{L}]+)? (?:per|a|on each|on a) page)(?<rest>, .{5,100})?$/iu.exec(
      text,
    )?.groups
  return found?.first === undefined || found.subject === undefined || condition.test(text)
    ? undefined
    : [`${found.first}${found.rest ?? ''}`, `${capital(found.subject)} shows ${found.pages ?? ''}`]
}

function bothRead(first: string, second: string): [string, string] | undefined {
  return parseSentence(first) === undefined || parseSentence(second) === undefined ? undefined : [first, second]
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
