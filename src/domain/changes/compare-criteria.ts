import { detectLanguage } from '../design/language.ts'
import { significantWords } from '../test-case/significant-words.ts'
import { type PairCandidate, assign } from './assign.ts'
import { type ComparedCriterion, type Meaning, isSameMeaning, keysOf, meaningOf } from './fingerprint.ts'

export type ChangeState = 'same' | 'edited' | 'new' | 'gone'

/** What became of one criterion. A new one has no `before`, a gone one no `after`. */
export type CriterionComparison<T> =
  | { state: 'same' | 'edited'; before: T; after: T }
  | { state: 'new'; after: T }
  | { state: 'gone'; before: T }

/** A criterion's counterpart must share this much of its words, by weight. */
const alike = 0.5
/** Between the same neighbours, less will do: the position speaks for the pair. */
const alikeInPlace = 0.25
/** How much the position counts among equally similar candidates. */
const placeWeight = 0.05
/** A word of more criteria than this says nothing about which belong together. */
const maxCriteriaPerWord = 60

interface Item<T> {
  criterion: T
  at: number
  meaning: Meaning
  words: Set<string>
}

/**
 * Compares the criteria of a ticket with those it had before: by fingerprint, then by similarity (an optimal assignment),
 * then by position. Order, numbers in front, markup, letter case, punctuation, typos and wordings of the same meaning make
 * no change (docs/decisions/015-changed-tickets.md). A split is an edit and new criteria, a merge an edit and gone ones, a
 * translation an edit of everything. The changes have the order of the new ticket; a gone criterion follows the one it
 * followed before.
 */
export function compareCriteria<T extends ComparedCriterion>(before: T[], after: T[]): CriterionComparison<T>[] {
  const olds = before.map(toItem)
  const news = after.map(toItem)
  const pairs = new Map<number, number>()
  const pair = (old: number, item: number): unknown => pairs.set(item, old)
  pairByFingerprint(olds, news, pair)
  pairBySimilarity(...unpaired(olds, news, pairs), pair)
  pairByPosition(olds, news, pairs, pair)
  return inOrder(olds, news, pairs)
}

/** A short criterion may consist of common words alone, which then have to distinguish it. */
const fewWords = 2

function toItem<T extends ComparedCriterion>(criterion: T, at: number): Item<T> {
  const { title = '', text } = criterion
  const meaning = meaningOf(criterion)
  const words = significantWords(`${title}\n${text}`)
  if (words.size < fewWords)
    for (const { text: word } of meaning.text.words) if (/[\p{L}\p{N}]/u.test(word)) words.add(word)
  return { criterion, at, meaning, words }
}

type Pair = (old: number, item: number) => unknown

function unpaired<T>(olds: Item<T>[], news: Item<T>[], pairs: Map<number, number>): [Item<T>[], Item<T>[]] {
  const taken = new Set(pairs.values())
  return [olds.filter(({ at }) => !taken.has(at)), news.filter(({ at }) => !pairs.has(at))]
}

function pairByFingerprint<T>(olds: Item<T>[], news: Item<T>[], pair: Pair): void {
  const waiting = new Map<string, Item<T>[]>()
  for (const item of olds.toReversed())
    for (const key of keysOf(item.meaning)) {
      const list = waiting.get(key)
      if (list) list.push(item)
      else waiting.set(key, [item])
    }
  const taken = new Set<Item<T>>()
  for (const item of news) {
    const old = keysOf(item.meaning)
      .map((key) => nextFree(waiting.get(key) ?? [], taken))
      .find((candidate) => candidate !== undefined && isSameMeaning(candidate.meaning, item.meaning))
    if (old === undefined) continue
    taken.add(old)
    pair(old.at, item.at)
  }
}

/** Drops the taken items at the end of the list, so that a thousand equal criteria take linear time. */
function nextFree<T>(list: Item<T>[], taken: Set<Item<T>>): Item<T> | undefined {
  let last = list.at(-1)
  while (last !== undefined && taken.has(last)) {
    list.pop()
    last = list.at(-1)
  }
  return last
}

function pairBySimilarity<T>(olds: Item<T>[], news: Item<T>[], pair: Pair): void {
  for (const { old, new: item } of assign(candidates(olds, news, alike))) pair(old, item)
}

/** The pairs of old and new that share enough words, found by their words, so that strangers cost nothing. */
function candidates<T>(olds: Item<T>[], news: Item<T>[], least: number): PairCandidate[] {
  const places = new Map<string, Item<T>[]>()
  for (const item of olds)
    for (const word of item.words) {
      const list = places.get(word)
      if (list) list.push(item)
      else places.set(word, [item])
    }
  const weigh = weights([...olds, ...news])
  return news.flatMap((item) => {
    const rare = [...item.words].filter((word) => (places.get(word)?.length ?? 0) <= maxCriteriaPerWord)
    const near = new Set(rare.flatMap((word) => places.get(word) ?? []))
    return [...near].flatMap((old): PairCandidate[] => {
      const score = similarity(old, item, weigh)
      if (score < least) return []
      const distance = Math.abs(old.at - item.at) / Math.max(1, olds.length, news.length)
      return [{ old: old.at, new: item.at, score: score + placeWeight * (1 - Math.min(1, distance)) }]
    })
  })
}

/** A word in few criteria tells them apart better than one in all of them. */
function weights<T>(items: Item<T>[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { words } of items) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + items.length / (counts.get(word) ?? 1))
}

/** From 0 to 1: the weight of the shared words, of all words, or of those of the shorter one (a split or a merge). */
function similarity<T>(one: Item<T>, other: Item<T>, weigh: (word: string) => number): number {
  const [few, many] = one.words.size <= other.words.size ? [one.words, other.words] : [other.words, one.words]
  let shared = 0
  let count = 0
  for (const word of few)
    if (many.has(word)) {
      shared += weigh(word)
      count += 1
    }
  const total = (words: Set<string>): number => [...words].reduce((sum, word) => sum + weigh(word), 0)
  const [fewTotal, manyTotal] = [total(few), total(many)]
  if (fewTotal === 0) return 0
  const contained = count >= 2 ? (0.8 * shared) / fewTotal : 0
  return Math.max((2 * shared) / (fewTotal + manyTotal), contained)
}

/** Pairs what stands between the same neighbours, or everything in order if the language has changed. */
function pairByPosition<T extends ComparedCriterion>(
  olds: Item<T>[],
  news: Item<T>[],
  pairs: Map<number, number>,
  pair: Pair,
): void {
  const [restOld, restNew] = unpaired(olds, news, pairs)
  if (isTranslation(restOld, restNew)) {
    for (const [old, item] of aligned(restOld, restNew)) pair(old, item)
    return
  }
  const weigh = weights([...olds, ...news])
  const oldInPlace = placesOf(restOld, olds.length, new Map([...pairs.values()].map((old) => [old, old])))
  const newInPlace = placesOf(restNew, news.length, pairs)
  for (const [place, list] of newInPlace) {
    const pending = [...(oldInPlace.get(place) ?? [])].slice(0, maxCriteriaPerWord)
    for (const item of list.slice(0, maxCriteriaPerWord)) {
      const found = pending.findIndex((old) => similarity(old, item, weigh) >= alikeInPlace)
      const [old] = found < 0 ? [] : pending.splice(found, 1)
      if (old !== undefined) pair(old.at, item.at)
    }
  }
}

/** The items by the old position of their paired predecessor. */
function placesOf<T>(rest: Item<T>[], length: number, pairs: Map<number, number>): Map<number, Item<T>[]> {
  const waiting = new Map(rest.map((item) => [item.at, item]))
  const places = new Map<number, Item<T>[]>()
  let place = -1
  for (let at = 0; at < length; at += 1) {
    const item = waiting.get(at)
    if (item === undefined) place = pairs.get(at) ?? place
    else if (places.has(place)) places.get(place)?.push(item)
    else places.set(place, [item])
  }
  return places
}

function isTranslation<T extends ComparedCriterion>(olds: Item<T>[], news: Item<T>[]): boolean {
  if (olds.length === 0 || news.length === 0) return false
  const [before, after] = [olds, news].map((items) =>
    detectLanguage(items.map(({ criterion }) => criterion.text).join('\n')),
  )
  return before !== after
}

/** Longer lists are paired by position alone. */
const maxAligned = 200
const minAlignedShare = 0.3

/** The best alignment that keeps the order: what a translation leaves is numbers, names, related words and the length. */
function aligned<T extends ComparedCriterion>(olds: Item<T>[], news: Item<T>[]): [number, number][] {
  if (Math.max(olds.length, news.length) > maxAligned)
    return olds.slice(0, news.length).map((old, index) => [old.at, news[index]?.at ?? 0])
  const width = news.length + 1
  const best = new Float64Array((olds.length + 1) * width)
  const score = (i: number, j: number): number => kinship(olds[i - 1], news[j - 1])
  const get = (i: number, j: number): number => best[i * width + j] ?? 0
  for (let i = 1; i <= olds.length; i += 1)
    for (let j = 1; j <= news.length; j += 1)
      best[i * width + j] = Math.max(get(i - 1, j), get(i, j - 1), get(i - 1, j - 1) + score(i, j))
  const result: [number, number][] = []
  for (let i = olds.length, j = news.length; i > 0 && j > 0; ) {
    const [old, item] = [olds[i - 1], news[j - 1]]
    if (get(i, j) === get(i - 1, j)) i -= 1
    else if (get(i, j) === get(i, j - 1)) j -= 1
    else {
      if (old !== undefined && item !== undefined && score(i, j) >= minAlignedShare) result.push([old.at, item.at])
      i -= 1
      j -= 1
    }
  }
  return result
}

function kinship<T extends ComparedCriterion>(old: Item<T> | undefined, item: Item<T> | undefined): number {
  if (old === undefined || item === undefined) return 0
  const lengths = [old.criterion.text.length, item.criterion.text.length]
  const ratio = Math.min(...lengths) / Math.max(1, ...lengths)
  const related = (words: Set<string>): Set<string> => new Set([...words].map((word) => word.slice(0, 4)))
  const [one, other] = [related(old.words), related(item.words)]
  let shared = 0
  for (const word of one) if (other.has(word)) shared += /\d/.test(word) ? 2 : 1
  return 0.5 * ratio + Math.min(1, shared / 3)
}

function inOrder<T>(olds: Item<T>[], news: Item<T>[], pairs: Map<number, number>): CriterionComparison<T>[] {
  const paired = new Set(pairs.values())
  const changes: CriterionComparison<T>[] = []
  const followers = (from: number): CriterionComparison<T>[] => {
    const gone: CriterionComparison<T>[] = []
    for (let at = from; at < olds.length && !paired.has(at); at += 1) {
      const old = olds[at]
      if (old !== undefined) gone.push({ state: 'gone', before: old.criterion })
    }
    return gone
  }
  changes.push(...followers(0))
  for (const item of news) {
    const at = pairs.get(item.at)
    const old = at === undefined ? undefined : olds[at]
    if (old === undefined) changes.push({ state: 'new', after: item.criterion })
    else {
      const state = isSameMeaning(old.meaning, item.meaning) ? 'same' : 'edited'
      changes.push({ state, before: old.criterion, after: item.criterion }, ...followers(old.at + 1))
    }
  }
  return changes
}
