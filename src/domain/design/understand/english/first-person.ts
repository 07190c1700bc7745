import { isPlural } from './subject.ts'

/** "I see my dashboard", "I am on the login page": what a scenario says of its teller, said of what is seen. */
export function withoutTeller(text: string, role: 'given' | 'when' | 'then' | 'statement'): string {
  if (!/(?:^|[^\p{L}])(?:I|my|we|our)(?!\p{L})/u.test(text)) return text
  // What stands in quotation marks is the product's own text.
  const line = text
    .replace(/["“][^"”]*["”]|(?<!\p{L})(?:my|our) (?=\p{L})/giu, (found) => (/^["“]/u.test(found) ? found : 'the '))
    .replace(/["“][^"”]*["”]|(?<!\p{L})(?:we|We) (?=\p{Ll})/gu, (found) => (/^["“]/u.test(found) ? found : 'I '))
    .trim()
  const rest = line.replace(/^and /iu, '')
  const on = /^I(?: am|['’]m) (?:already )?(?:on|at|in|viewing|looking at) (?<place>(?:the|an?) .+)$/u.exec(rest)
    ?.groups?.place
  if (on !== undefined && role !== 'when') return `${capital(on)} is open`
  const state = /^I(?: am|['’]m) (?<state>(?:not )?(?:logged|signed) (?:in|out)|an? .+)$/u.exec(rest)?.groups?.state
  if (state !== undefined && role !== 'when') return `The tester is ${state}`
  const has = /^I have (?<what>(?:an?|no|\d+|the|several|some|two|three) .+)$/u.exec(rest)?.groups?.what
  if (has !== undefined && role === 'given') return `The tester has ${has}`
  const seen = /^I (?:should |will |can |shall )?(?:see|view|find|am shown|get to see) (?:that )?(?<what>.+)$/u.exec(
    rest,
  )?.groups?.what
  if (seen !== undefined && role === 'then') {
    const [first = '', ...more] = seen.split(/ and (?=the |an? |no |["“]|it |they )/u)
    const whole = / (?:is|are|has|have|was|shows|contains) /u.test(first.replace(/["“][^"”]*["”]/gu, ''))
    const what = first.replace(/^(?:the )?(?:message|text|error|error message|hint) (?=["“\uF000-\uF7FF])/iu, '')
    const shown = whole ? capital(first) : `${capital(what)} ${isPlural(what) ? 'are' : 'is'} displayed`
    return [shown, ...more].join(' and ')
  }
  const not =
    /^I (?:should not|cannot|can not|can['’]t|do not|don['’]t|no longer) (?:see|find|view) (?<what>.+)$/u.exec(rest)
      ?.groups?.what
  if (not !== undefined && role === 'then') return `${capital(not)} ${isPlural(not) ? 'are' : 'is'} not displayed`
  const gets = /^I (?:should |will |shall )?(?:get|receive) (?<what>.+)$/u.exec(rest)?.groups?.what
  if (gets !== undefined && role === 'then') return `The tester gets ${gets}`
  const moved =
    /^I (?:should be |will be |am |shall be )(?:taken|redirected|sent|brought|forwarded) (?:back )?to (?<page>(?:the|an?) .+)$/u.exec(
      rest,
    )?.groups?.page
  if (moved !== undefined && role === 'then') return `${capital(moved)} is displayed`
  const later = /^(?<lead>(?:after|before|when|once|on) [^,]{3,60}?),? I (?:can )?(?:see|find) (?<what>.+)$/iu.exec(
    rest,
  )?.groups
  if (later?.lead !== undefined && later.what !== undefined && role === 'then')
    return `${capital(later.what)} ${isPlural(later.what) ? 'are' : 'is'} displayed ${later.lead.charAt(0).toLowerCase()}${later.lead.slice(1)}`
  return line
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
