import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { Language } from '../design/language.ts'
import { criterionText } from '../review/finding.ts'
import { ownWords, quotedParts, sentencesIn } from '../review/text.ts'
import { checkWords } from './check-words.ts'
import { type CheckFinding, checkFinding } from './check-finding.ts'

/** In characters: a criterion is read up to here. */
const readUpTo = 2_000

/** What is unclear in one criterion, by itself. */
export function findInCriterion(criterion: AcceptanceCriterion, language: Language): CheckFinding[] {
  const words = checkWords[language]
  const text = criterionText(criterion).slice(0, readUpTo)
  const own = withoutQuotes(text)
  const findings: CheckFinding[] = []
  const add = (rule: CheckFinding['rule'], quotes: string[]): void => {
    for (const quote of quotes) findings.push(checkFinding(criterion.id, text, rule, quote))
  }

  if (isOnlyStory(text, words.userStory)) {
    add('story-without-rule', [firstWords(text)])
    return findings
  }
  add('missing-content', unique([...find(own, words.missingContent), ...(/\[\s?(?:…|\.\.\.)?\s?\]/.exec(own) ?? [])]))
  if (criterion.assumed?.then === true && hasKeyword(text, 'when')) add('missing-outcome', [firstWords(text)])
  if (criterion.assumed?.when === true && hasKeyword(text, 'then')) add('missing-condition', [firstWords(text)])
  if (criterion.assumed === undefined || criterion.assumed.then !== true) {
    if (isFragment(own)) add('missing-outcome', [firstWords(text)])
  }
  add('not-observable', find(own, words.notObservable))
  add('optional', find(own, words.optional))
  add('unbounded-time', find(own, words.unboundedTime))
  add('undefined-role', find(own, words.openRole))
  add('and-or', [...find(own, words.andOr), ...mixedConjunctions(own, words.and, words.or)])
  add('comparison', findComparisons(own, words.comparative, words.reference))
  const taken = findings.map(({ quote }) => quote.toLowerCase())
  const vague = find(own, words.vague).filter((quote) => !taken.some((other) => other.includes(quote.toLowerCase())))
  add(
    'vague-words',
    vague.filter((quote) => !isMeasured(own, quote)),
  )
  add('loose-words', find(own, words.loose))
  add('open-limit', findOpenLimits(own, words.openLimit, words.inclusion))
  add('unit-missing', findBareDurations(own, words.wantsUnit))
  if (!hasKeyword(text, 'then') && sentencesIn(text).length >= 4) add('several-rules', [firstWords(text)])
  return findings
}

function find(text: string, alternatives: string): string[] {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${alternatives})(?![\p{L}\p{N}_])`, 'giu')
  return unique([...text.matchAll(pattern)].map(([found]) => found.trim()))
}

/** Quoted words are the product's own; their place is kept by a quotation mark pair. */
function withoutQuotes(text: string): string {
  return quotedParts(text).reduce((rest, part) => rest.replace(part, ''), text)
}

/** A quality next to its measure is defined: "fast (under 200 ms)", "short names (up to 20 characters)". */
function isMeasured(text: string, quote: string): boolean {
  const at = text.toLowerCase().indexOf(quote.toLowerCase())
  const sentence = /^[^.;\n]*/.exec(text.slice(at + quote.length))?.[0] ?? ''
  return /^[^,]{0,60}?[(:][^)]{0,60}\d/.test(sentence)
}

function mixedConjunctions(text: string, and: string, or: string): string[] {
  const word = String.raw`[\p{L}\p{N}'’-]+`
  const phrase = String.raw`${word}(?:\s${word}){0,2}`
  const mixed = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${word}\s(?:${and})\s${phrase}\s(?:${or})\s${word}|(?<![\p{L}\p{N}])${word}\s(?:${or})\s${phrase}\s(?:${and})\s${word}`,
    'iu',
  )
  const found = mixed.exec(text)
  return found === null ? [] : [found[0]]
}

/** "faster than before": what it was before is written nowhere. */
const formerState =
  /^(?:\s\p{L}+){0,3}[\s,]*(?:(?:than|als|que|do que) |qu['’])(?:it (?:is|was) )?(?:before|today|now|currently|previously|at present|bisher|vorher|früher|heute|zuvor|antes|ahora|hoy|hasta ahora|actualmente|avant|aujourd|maintenant|hoje|agora|atualmente)(?!\p{L})/iu

function findComparisons(text: string, comparative: string, reference: string): string[] {
  return find(text, comparative).filter((quote) => {
    const at = text.toLowerCase().indexOf(quote.toLowerCase())
    const [before, after] = [
      text.slice(Math.max(0, at - 25), at),
      text.slice(at + quote.length, at + quote.length + 60),
    ]
    const referenced = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${reference})(?![\p{L}])`, 'iu')
    return (
      (!referenced.test(after.slice(0, 45)) || formerState.test(after)) &&
      !/(?:\d|\bno|\bor|\bnot|kein\w*|ne|no|não)\s\S{0,12}\s?$/iu.test(before)
    )
  })
}

function findOpenLimits(text: string, openLimit: string, inclusion: string): string[] {
  if (new RegExp(String.raw`(?<![\p{L}])(?:${inclusion})(?![\p{L}])`, 'iu').test(text)) return []
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${openLimit})\s(?:[€$£]\s?)?\d[\d.,]*(?![\d:])(?:\s?(?:and|y|und|et|e|to|a|à|bis|até)\s(?:[€$£]\s?)?\d[\d.,]*)?(?:\s?[\p{L}%€]+)?`,
    'giu',
  )
  return unique([...text.matchAll(pattern)].map(([found]) => found)).filter((quote) => !/\d[:.]\d\d\b/.test(quote))
}

function findBareDurations(text: string, wantsUnit: string): string[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${wantsUnit})\s\d+(?=\s?(?:[.,;)]?\s*$|[;)]|[.,]\s)|\s(?:per|pro|por|par)\s)`,
    'giu',
  )
  return unique([...text.matchAll(pattern)].map(([found]) => found))
}

/** A few words without any verb state nothing: "Search by name". Headings of lists look the same, so only short ones count. */
function isFragment(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 && words.length <= 2
}

function isOnlyStory(text: string, story: string): boolean {
  return new RegExp(String.raw`^\W{0,5}(?:${story})`, 'isu').test(ownWords(text)) && sentencesIn(text).length <= 2
}

function hasKeyword(text: string, part: 'when' | 'then'): boolean {
  const keyword =
    part === 'when'
      ? /^\s*(?:when|cuando|wenn|quand|lorsque|quando)\b/imu
      : /^\s*(?:then|entonces|dann|alors|então)(?!\p{L})/imu
  return keyword.test(text)
}

function firstWords(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, text.lastIndexOf(' ', 80))}…`
}

function unique(texts: string[]): string[] {
  return texts.filter((text, index) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index)
}
