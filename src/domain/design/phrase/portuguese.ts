import { englishPhrases } from './english.ts'
export const portuguesePhrases = englishPhrases
