import { spanishLabels } from './spanish-labels.ts'
import { spanishMessages } from './spanish-messages.ts'
import { spanishPatterns } from './spanish-patterns.ts'

export function labelInSpanish(label: string): string {
  return spanishLabels.get(label.toLowerCase()) ?? label
}

/** Sentence by sentence where the whole is not known: many messages are one of what failed and one of what to do. */
export function inSpanish(message: string): string {
  return translated(message) ?? bySentences(message.split(/(?<=[.!?]) /)) ?? message
}

function translated(text: string): string | undefined {
  const exact = spanishMessages.get(text)
  if (exact !== undefined) return exact
  for (const { pattern, say } of spanishPatterns) {
    const match = pattern.exec(text)
    if (match !== null) return say(match.slice(1).map((part) => part ?? ''), inSpanish)
  }
  return undefined
}

/** Undefined as soon as one sentence is not known: half a translation helps nobody. */
function bySentences(sentences: string[]): string | undefined {
  if (sentences.length < 2) return undefined
  const said: string[] = []
  let start = 0
  while (start < sentences.length) {
    const found = longestKnown(sentences, start)
    if (found === undefined) return undefined
    said.push(found.text)
    start = found.end
  }
  return said.join(' ')
}

function longestKnown(sentences: string[], start: number): { text: string; end: number } | undefined {
  for (let end = sentences.length; end > start; end--) {
    const text = translated(sentences.slice(start, end).join(' '))
    if (text !== undefined) return { text, end }
  }
  return undefined
}
