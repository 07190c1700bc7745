import type { Language } from '../language.ts'
import { compiledOnce, pattern, type Lexicon } from './lexicon/lexicon.ts'
import type { Rule } from './rule.ts'

/** Words of the rule's stretch that its slots do not carry on into a case. */
export function residueOf(rule: Rule, lexicon: Lexicon, language: Language): string[] {
  const texts = textsIn(rule)
  const carried = new Set(texts.flatMap((text) => contentWords(text, language)))
  const named =
    rule.kind === 'required'
      ? rule.fields
      : rule.kind === 'initial'
        ? [rule.value]
        : rule.kind === 'paging' && language === 'en'
          ? [String(rule.size)]
          : []
  const stretch = stretchOf(rule.source, texts, named, lexicon)
  return [...new Set(contentWords(withoutVocabulary(stretch, lexicon), language))].filter((word) => !carried.has(word))
}

/** The pieces of a sentence in which the rule's values or fields stand; all of it where it has none. */
function stretchOf(source: string, texts: string[], named: string[], lexicon: Lexicon): string {
  const values = [...texts.filter((text) => /^\P{L}{0,3}\d/u.test(text) && source.includes(text)), ...named]
  const pieces = source.split(compiledOnce(`[;:()]|, | (?:${lexicon.and}) `))
  const own = pieces.filter((piece) => values.some((value) => piece.includes(value)))
  return own.length === 0 ? source : own.join(' ')
}

/** Everything a rule says beside its source. */
function textsIn({ source: _, ...slots }: Rule): string[] {
  const collect = (slot: unknown): string[] => {
    if (typeof slot === 'string') return [slot]
    if (Array.isArray(slot)) return slot.flatMap(collect)
    return typeof slot === 'object' && slot !== null ? Object.values(slot).flatMap(collect) : []
  }
  return collect(slots)
}

/** Without the words by which kinds of rules are recognised: bounds, units, cues, modals. */
function withoutVocabulary(text: string, { cues, units, ...lexicon }: Lexicon): string {
  const { modals, passives, stops, determiners, subjectVerbs, numberWords, ordinalWords } = lexicon
  return [
    ...Object.values(cues),
    ...Object.values(units),
    ...[modals, passives, stops, determiners, subjectVerbs, numberWords, ordinalWords],
  ].reduce((left, words) => left.replace(pattern(words, 'giu'), ' '), text)
}

const endings: Record<Language, RegExp> = {
  en: /(?:['’]s|ing|ies|ied|ed|es|s|e|y)$/u,
  de: /(?:en|em|er|es|e|n|s|t)$/u,
  es: /(?:os|as|es|o|a|e|s|n)$/u,
  fr: /(?:ées|ée|és|é|es|s|e|nt)$/u,
  pt: /(?:os|as|es|o|a|e|s|m)$/u,
}

/** The stems of words that are too long for an article. */
function contentWords(text: string, language: Language): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}[\p{L}'’-]{2,}/gu)].map(([word]) => word.replace(endings[language], ''))
}
