import type { Language } from '../language.ts'
import { englishSentences } from './english/english-sentences.ts'
import { frenchSentences } from './french/french-sentences.ts'
import { germanSentences } from './german/german-sentences.ts'
import type { SentenceBook } from './pattern.ts'
import { portugueseSentences } from './portuguese/portuguese-sentences.ts'
import { spanishSentences } from './spanish/spanish-sentences.ts'

/** What each language knows of sentences. */
export const sentenceBooks: Record<Language, SentenceBook> = {
  en: englishSentences,
  de: germanSentences,
  es: spanishSentences,
  fr: frenchSentences,
  pt: portugueseSentences,
}
