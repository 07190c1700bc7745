/** How an answer is cut into the texts that may hold JSON. Each cut is one pass over the answer. */

const closingThoughts = ['</think>', '</thinking>', '</reasoning>', '</thought>', '</reflection>', '<|/think|>', '[/THINK]']

/** What comes after the model's thoughts; the whole text where there are none. */
export function afterThoughts(text: string): string {
  const end = Math.max(...closingThoughts.map((tag) => endOfLast(text, tag)))
  return text.slice(end)
}

function endOfLast(text: string, tag: string): number {
  const at = text.lastIndexOf(tag)
  return at < 0 ? 0 : at + tag.length
}

/** The contents of the fenced code blocks, in order; a fence that is never closed reaches to the end of the text. */
export function fencedBlocks(text: string): string[] {
  const parts = text.split(/```|~~~/)
  return parts.filter((part, index) => index % 2 === 1 && /[{[]/.test(part))
}
