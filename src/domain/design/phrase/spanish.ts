import { englishPhrases } from './english.ts'
export const spanishPhrases = englishPhrases
