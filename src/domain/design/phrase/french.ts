import { englishPhrases } from './english.ts'
export const frenchPhrases = englishPhrases
