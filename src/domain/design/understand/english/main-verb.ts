import type { Token } from './subject.ts'
import { adverbs, connectors, determiners, isStem, nounsInS, prepositions, verbOfThirdPerson } from './words.ts'

export const abilities = new Set(['can', 'may', 'cannot', 'could', 'might'])
export const obligations = new Set(['must', 'should', 'shall', 'will', 'would'])
export const forms = new Set(['is', 'are', 'was', 'were'])
// biome-ignore format: a list of words is read as a block
const having = new Set([
  'has', 'have', 'had', 'does', 'do', "doesn't", "don't", 'doesn’t', 'don’t', "isn't", "aren't", 'isn’t', 'aren’t',
  "can't", 'can’t', "haven't", "hasn't", 'haven’t', 'hasn’t', "wasn't", "weren't", 'wasn’t', 'weren’t', "won't", 'won’t', "mustn't", "shouldn't",
])

export const lower = (token: Token | undefined): string => token?.word.toLowerCase() ?? ''

/** Where the verb of the sentence stands; those of relative clauses do not count. */
export function mainVerb(tokens: Token[]): number | undefined {
  const certain = tokens.flatMap((_, at) => (isFinite(tokens, at) ? [at] : []))
  const [only] = certain
  // "Boxes that are Ready and not collected for 3 days go back": behind the verb of the relative clause.
  const later =
    only !== undefined && /^(?:that|which|who)$/.test(lower(tokens[only - 1]))
      ? tokens.findIndex(
          (token, at) =>
            at > only + 1 &&
            at < (certain[1] ?? tokens.length) &&
            isStem(lower(token)) &&
            !nounsInS.has(lower(token)) &&
            /[^su]s$|^[\uE000-\uE7FF]$/u.test(lower(tokens[at - 1])),
        )
      : -1
  const early = only === undefined ? -1 : tokens.slice(0, only).findIndex((_, at) => shows(tokens, at))
  if (early > 0) return early
  const verbs =
    later > 0
      ? [...certain, later].sort((a, b) => a - b)
      : certain.length > 0
        ? certain
        : tokens.flatMap((_, at) => (isBareVerb(tokens, at) ? [at] : []))
  const first = tokens.length > 3 && certain.length === 1 && nounsInS.has(lower(tokens[only ?? 0])) ? 2 : -1
  // "The search returns results from # characters on": of two words that may be nouns, the first is the verb.
  if (first > 0 && first < (only ?? 0) && determiners.has(lower(tokens[0])) && verbOfThirdPerson(lower(tokens[first])))
    return first
  let found: number | undefined
  for (const at of verbs) {
    // "Documents of the user remain and are shown": the verb in front of "and" is one, too.
    if (
      found === undefined &&
      lower(tokens[at - 1]) === 'and' &&
      at > 2 &&
      isStem(lower(tokens[at - 2])) &&
      !prepositions.has(lower(tokens[at - 3])) &&
      !determiners.has(lower(tokens[at - 3]))
    )
      return at - 2
    if (found === undefined) {
      const relative = tokens
        .slice(0, at)
        .findIndex((token, index) => index > 0 && /^(?:that|which|who|whose|where)$/i.test(token.word))
      const inRelative = relative >= 0 && !verbs.some((earlier) => earlier > relative && earlier < at)
      if (inRelative && verbs.some((later) => later > at)) continue
      found = at
      continue
    }
    // Two verbs with nothing to join them: "fields the caller has no permission for are left out".
    const between = tokens.slice(found + 1, at).map(lower)
    const auxiliary =
      forms.has(lower(tokens[at])) || abilities.has(lower(tokens[at])) || obligations.has(lower(tokens[at]))
    if (at - found > 1 && !between.some((word) => connectors.has(word)) && auxiliary) found = at
    break
  }
  return found
}

/** "Withdrawals from a locked pot show @ and nothing moves": a plural's verb, told from a noun by what follows it. */
function shows(tokens: Token[], at: number): boolean {
  const [before, next] = [lower(tokens[at - 1]), lower(tokens[at + 1])]
  const head = tokens.slice(0, at).map(lower)
  return (
    at > 0 &&
    /^(?:show|see|get|receive|contain|include|have|need|read|follow|stay|remain|keep|go|come|cost|start|end|count)$/.test(
      lower(tokens[at]),
    ) &&
    !determiners.has(before) &&
    !prepositions.has(before) &&
    !/^(?:to|not|and|or|can|may|must|should|will|shall|cannot|do|does|don['’]t|doesn['’]t)$/.test(before) &&
    !head.some((word) => /^(?:that|which|who|whose|if|when|until|unless|once)$/.test(word)) &&
    (head.some((word) => /[^su]s$|^(?:people|staff|children)$/.test(word) && !nounsInS.has(word)) ||
      head.includes('and') ||
      nounsInS.has(head[0] ?? '')) &&
    (determiners.has(next) || /^[\uE000-\uF8FF]$/u.test(next))
  )
}

function isFinite(tokens: Token[], at: number): boolean {
  const word = lower(tokens[at])
  if (at === 0) return false
  if (forms.has(word) || abilities.has(word) || obligations.has(word) || having.has(word))
    return !/^\p{Lu}\p{Ll}/u.test(tokens[at]?.word ?? '')
  if (!/^\p{Ll}/u.test(tokens[at]?.word ?? '')) return false
  const before = lower(tokens[at - 1])
  const next = lower(tokens[at + 1])
  if (
    forms.has(before) ||
    abilities.has(before) ||
    obligations.has(before) ||
    /^(?:be|been|being|has|have|not)$/.test(before)
  )
    return false
  if (
    (determiners.has(before) && !(/^(?:one|both|some|all)$/.test(before) && at > 1)) ||
    (prepositions.has(before) && !/^(?:in|out|up|off|on)$/.test(before)) ||
    /^(?:to|and|or|-)$/.test(before)
  )
    return false
  const opens =
    next === '' ||
    determiners.has(next) ||
    prepositions.has(next) ||
    adverbs.has(next) ||
    /^[\uE000-\uF8FF,;:.()]$/u.test(next) ||
    /^(?:and|or|it|them|him|that|whether|how|what|which|when|if|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/.test(
      next,
    ) ||
    /ly$/.test(next)
  const third = verbOfThirdPerson(word)
  if (third !== undefined)
    return next === ''
      ? !nounsInS.has(word) || isShortSentence(tokens, at)
      : opens || (!nounsInS.has(word) && !verbFollows(tokens, at))
  return (
    isStem(word) &&
    opens &&
    (/[^s]s$|^(?:people|they|we|you|i)$/.test(before) || /^(?:men|women|children|staff)$/.test(before)) &&
    !nounsInS.has(next)
  )
}

/** "the quantity changes": an article, a noun, and nothing else that could be the verb. */
function isShortSentence(tokens: Token[], at: number): boolean {
  return at === tokens.length - 1 && at <= 3 && /^(?:the|an?|its|their)$/.test(lower(tokens[0])) && at >= 2
}

/** "Wrong codes show error messages": a verb with a bare noun behind it, where nothing else can be the verb. */
function isBareVerb(tokens: Token[], at: number): boolean {
  const before = lower(tokens[at - 1])
  if (at === 0 || at === tokens.length - 1 || determiners.has(before) || prepositions.has(before)) return false
  // "Orders over # ship free": the bound belongs to the subject.
  if (/^[\uE000-\uE7FF]$/u.test(tokens[at - 1]?.word ?? ''))
    return (
      isStem(lower(tokens[at])) &&
      /^(?:over|under|above|below|than)$/.test(lower(tokens[at - 2])) &&
      /[^su]s$|^(?:people|children|staff)$/.test(lower(tokens[0]))
    )
  if (!/^\p{L}+$/u.test(before)) return false
  return /[^s]s$|^(?:staff|people|children|team|others)$/.test(before)
    ? /^(?:show|display|return|open|create|trigger|contain|need|have|become|see|get|lose|keep|receive|include|exclude|remain|stay|read)$/.test(
        lower(tokens[at]),
      )
    : /^(?:shows|displays|returns|opens|creates|triggers|contains|needs|becomes|sees|gets|loses|keeps|receives|includes|excludes|remains|stays)$/.test(
        lower(tokens[at]),
      )
}

function verbFollows(tokens: Token[], at: number): boolean {
  const further = tokens.slice(at + 1, at + 7)
  // "counts published reviews only and is rounded": a second predicate has the same subject.
  const joint = further.findIndex((token) => /^(?:and|or|but)$/.test(lower(token)))
  return (joint < 0 ? further : further.slice(0, joint)).some(
    (token) => forms.has(lower(token)) || abilities.has(lower(token)) || obligations.has(lower(token)),
  )
}
