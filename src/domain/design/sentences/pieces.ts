import type { Language } from '../language.ts'

const mostSentences = 12

/** A sentence of a criterion, with the stop behind it. */
export interface Piece {
  text: string
  stop: string
}

/** Short forms whose stop ends no sentence. In German a stop behind a number makes an ordinal of it. */
const short = '(?<!(?:e\\.g|i\\.e|approx|max|min|incl|z\\. ?B|d\\. ?h|p\\. ?ej|p\\. ?ex|par ex)\\.)'
const end = (sign: string): RegExp =>
  new RegExp(`((?<=${sign}[.!?]["”“»)]?)${short}\\s+(?=["“„«¿¡\`]?[\\p{Lu}\`])|\\s*;\\s+)`, 'u')
const endBehindLetters = end('[^\\d.]')
const endOfSentence = end('[^.]')
const stops = (language: Language): RegExp => (language === 'de' ? endBehindLetters : endOfSentence)

export function piecesOf(text: string, language: Language): Piece[] {
  const parts = text
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\*\*|__/g, '')
    .split(stops(language))
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const words = (parts[at] ?? '').trim()
    if (words !== '') pieces.push({ text: words, stop: parts[at + 1] ?? '' })
  }
  return pieces.slice(0, mostSentences)
}
