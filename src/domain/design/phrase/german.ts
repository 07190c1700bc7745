import { englishPhrases } from './english.ts'
export const germanPhrases = englishPhrases
