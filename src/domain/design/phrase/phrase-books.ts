import type { Language } from '../language.ts'
import { englishPhrases } from './english.ts'
import { frenchPhrases } from './french.ts'
import { germanPhrases } from './german.ts'
import { portuguesePhrases } from './portuguese.ts'
import { spanishPhrases } from './spanish.ts'
import type { PhraseBook } from './vocabulary.ts'

const books: Record<Language, PhraseBook> = {
  en: englishPhrases,
  es: spanishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  pt: portuguesePhrases,
}

/** How the cases of a language are worded. A language without a phrase for something does not compile. */
export function phraseBook(language: Language): PhraseBook {
  return books[language]
}
