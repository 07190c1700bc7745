import { findEmails, findIpAddresses, findPhones } from './contacts.ts'
import { type Hit, matchesOf, withoutOverlaps } from './hit.ts'
import { findCards, findIbans, findNationalIds } from './identifiers.ts'
import type { PrivateKind } from './restore.ts'
import { findSecrets } from './secrets.ts'

export interface PrivateData {
  kind: PrivateKind
  text: string
  /** Where the text starts in the searched text, in UTF-16 code units. */
  start: number
}

/**
 * The private data in a text, in the order of the text, without overlaps. Documented test data (example.com, .test, the card
 * 4111…, documentation address ranges) is left out. Names of people are not searched for: no pattern finds them reliably.
 *
 * @param hidden words of the user, from `wordPattern`.
 */
export function findPrivateData(text: string, hidden?: RegExp): PrivateData[] {
  const found: PrivateData[] = []
  // The first of two overlapping hits wins: an e-mail address in a secret belongs to the secret.
  const search: [PrivateKind, (text: string) => Hit[]][] = [
    ['secret', findSecrets],
    ['email', findEmails],
    ['iban', findIbans],
    ['card', findCards],
    ['ip', findIpAddresses],
    ['nationalId', findNationalIds],
    ['phone', findPhones],
  ]
  let rest = text
  for (const [kind, find] of search) {
    const hits = withoutOverlaps(find(rest))
    found.push(...hits.map((hit) => ({ kind, ...hit })))
    rest = blank(rest, hits)
  }
  // Last: a word in an e-mail address must not break the address up and leave the rest of it readable.
  for (const { text: word, start } of hidden === undefined ? [] : matchesOf(hidden, text)) {
    const open = rest.slice(start, start + word.length)
    for (const part of open.matchAll(/[^\0]+/g))
      if (part[0].trim() !== '') found.push({ kind: 'word', text: part[0], start: start + part.index })
  }
  return found.sort((a, b) => a.start - b.start)
}

const maxWords = 100
/** In characters. */
const maxWordLength = 100

/** A pattern for `findPrivateData`: the words and phrases that a user wants hidden, as whole words in any case. */
export function wordPattern(words: string[]): RegExp | undefined {
  const alternatives = words
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= maxWordLength)
    .slice(0, maxWords)
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
  if (alternatives.length === 0) return undefined
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)
}

/** Keeps the positions of what follows. NUL is part of no pattern. */
function blank(text: string, hits: Hit[]): string {
  if (hits.length === 0) return text
  const parts: string[] = []
  let end = 0
  for (const hit of hits) {
    parts.push(text.slice(end, hit.start), '\0'.repeat(hit.text.length))
    end = hit.start + hit.text.length
  }
  return parts.join('') + text.slice(end)
}
