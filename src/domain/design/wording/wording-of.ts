import type { Language } from '../reading/language.ts'
import { english } from './english.ts'
import { spanish } from './spanish.ts'
import type { Wording } from './wording.ts'

const wordings: Record<Language, Wording> = { en: english, es: spanish }

export function wordingOf(language: Language): Wording {
  return wordings[language]
}
