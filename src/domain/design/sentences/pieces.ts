import type { Language } from '../language.ts'
import { sentenceBooks } from './sentence-books.ts'

const mostSentences = 12

/** A sentence of a criterion, with the stop behind it. */
export interface Piece {
  text: string
  stop: string
}

/** Short forms whose stop ends no sentence. In German a stop behind a number makes an ordinal of it. */
const short = '(?<!(?:e\\.g|i\\.e|approx|max|min|incl|z\\. ?B|d\\. ?h|p\\. ?ej|p\\. ?ex|par ex)\\.)'
const end = (sign: string): RegExp =>
  new RegExp(`((?<=${sign}[.!?]["”“»)]?)${short}(?<!^\\d{1,2}\\.)\\s+(?=["“„«¿¡\`]?[\\p{Lu}\`])|\\s*;\\s+)`, 'u')
const endBehindLetters = end('[^\\d.]')
const endOfSentence = end('[^.]')

/** A message of several sentences stays in one piece. */
const quotedText = /["“„][^"“”„]{1,300}["”“]|«[^»]{1,300}»/gu
const quotedBlank = '\u0001'

export function piecesOf(text: string, language: Language): Piece[] {
  const { refusalJoint } = sentenceBooks[language]
  const sentences = text
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\*\*|__/g, '')
    .replace(quotedText, (quote) => quote.replaceAll(' ', quotedBlank))
    .split(language === 'de' ? endBehindLetters : endOfSentence)
    .map((part) => part.replaceAll(quotedBlank, ' '))
  const parts =
    refusalJoint === undefined
      ? sentences
      : sentences.flatMap((part, at) => (at % 2 === 0 ? part.split(refusalJoint) : [part]))
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const words = (parts[at] ?? '').trim()
    if (words !== '') pieces.push({ text: words, stop: parts[at + 1] ?? '' })
  }
  return pieces.slice(0, mostSentences)
}
