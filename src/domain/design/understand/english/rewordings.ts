import { oneOf } from './person.ts'
import { isStem, participleOf } from './words.ts'

/** A sentence that says the same in the words that the readers know; values and quotes in it are marked. */
export function reworded(sentence: string): string {
  return asPassive(withHolder(withBound(withDemand(withoutType(withoutEmphasis(sentence))))))
}

/** "max 3 gifts", "min. 2 guests": at the beginning of a sentence. */
function withBound(text: string): string {
  return text
    .replace(/^max(?:imum|\.)? (?=[\uE000-\uE7FF] \p{Ll}{3})/iu, 'At most ')
    .replace(/^min(?:imum|\.)? (?=[\uE000-\uE7FF] \p{Ll}{3})/iu, 'At least ')
}

/** "grower is a string of 3 to 40 characters": only the length is a rule that a value can break. */
function withoutType(text: string): string {
  return text
    .replace(
      /(?<=^`?[a-z][\w.]{1,40}`? (?:is|must be|has to be) (?:required,? |optional,? |mandatory,? )?)(?:and )?an? (?:string|text) (?:of|with|from|between) /u,
      '',
    )
    .replace(/, an? (?:string|text) (?:of|with|from) (?=[\uE000-\uE7FF])/u, ', ')
}

/** "if the payment did go through": what has happened, said with stress. */
function withoutEmphasis(text: string): string {
  return text.replace(
    /(?<=(?:if|when|once) (?:the|an?|all|it|they) (?:[\p{L}-]+ ){0,2})did (?<verb>\p{Ll}+)(?= |,|$)/giu,
    (said, verb: string) => (isStem(verb) ? `has ${participleOf(verb)}` : said),
  )
}

/** "Organiser e-mail: mandatory": what a form says in a list. */
function withDemand(text: string): string {
  return text.replace(
    /^(?<field>\p{Lu}[\p{L} -]{2,40}?): (?<demand>mandatory|required|optional|unique|read-only)(?=$|,)/u,
    (_, field: string, demand: string) => `${field} is ${demand}`,
  )
}

/** "Not more than 6 schedules per field": a sentence about one of those that have them. */
function withHolder(text: string): string {
  return text.replace(
    /^(?<bound>(?:not|no) more than|at most|up to|a maximum of) (?<count>[\uE000-\uE7FF]) (?<things>\p{L}[\p{L} -]{2,40}?) per (?<holder>(?!(?:day|week|month|year|hour|minute|night|season)$)\p{L}+)$/iu,
    (_, bound: string, count: string, things: string, holder: string) =>
      `Each ${holder} has ${bound.toLowerCase()} ${count} ${things}`,
  )
}

/** "Managers approve requests over #": said of the requests, which the amount belongs to. */
function asPassive(text: string): string {
  const { who, verb, things, bound, rest } =
    /^(?<who>\p{Lu}\p{L}*(?: \p{L}+)?s|(?:an?|the) (?:\p{L}+ )?\p{L}+) (?:must |has to |have to )?(?<verb>approve|review|check|sign|confirm|inspect|release|authori[sz]e)s? (?:all |any |every )?(?<things>\p{L}+(?: \p{L}+)?s) (?<bound>(?:over|above|under|below|from|of more than|of at least|of less than) [\uE000-\uE7FF])(?<rest>(?:[;,.].*)?)$/u.exec(
      text,
    )?.groups ?? {}
  if (who === undefined || verb === undefined || things === undefined) return text
  return `${things.charAt(0).toUpperCase()}${things.slice(1)} ${bound ?? ''} must be ${participleOf(verb)} by ${oneOf(who)}${rest ?? ''}`
}
