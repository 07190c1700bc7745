const openings = [
  '<think>',
  '<thinking>',
  '<reasoning>',
  '<thought>',
  '<thoughts>',
  '<reflection>',
  '<analysis>',
  '<|think|>',
  '[think]',
]
const longestOpening = Math.max(...openings.map((tag) => tag.length))
const closing = /<\/(?:think|thinking|reasoning|thoughts?|reflection|analysis)>|<\|\/think\|>|\[\/think\]/i
const longestClosing = '</reflection>'.length

/** Removes the reasoning that a model writes before its answer: a draft in it is not a test case. Linear. */
export class ThoughtFilter {
  #state: 'start' | 'thoughts' | 'answer' = 'start'
  #held = ''

  /** The part of this piece that belongs to the answer; empty while the model is reasoning. */
  push(piece: string): string {
    if (this.#state === 'answer') return piece
    this.#held += piece
    if (this.#state === 'start') {
      this.#held = this.#held.trimStart()
      const begin = this.#held.slice(0, longestOpening).toLowerCase()
      if (openings.some((tag) => begin.startsWith(tag))) this.#state = 'thoughts'
      else if (!openings.some((tag) => tag.startsWith(begin))) return this.#answer(this.#held)
      else return ''
    }
    const end = closing.exec(this.#held)
    if (end !== null) return this.#answer(this.#held.slice(end.index + end[0].length))
    this.#held = this.#held.slice(-longestClosing)
    return ''
  }

  #answer(text: string): string {
    this.#state = 'answer'
    this.#held = ''
    return text
  }
}
