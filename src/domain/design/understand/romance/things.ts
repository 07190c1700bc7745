import { grammarOf, type Romance } from './grammar.ts'
import { isPronoun } from './continuing.ts'
import { lowerArticle, type Sentence } from './sentence.ts'

/** What a sentence speaks of, where it has an article and is short enough for a step. */
export function thingOf(sentence: Sentence, topic: string, language: Romance): string {
  const { subject } = sentence
  const thing = subject === '' || isPronoun(subject) ? subjectBehind(sentence) || topic : subject
  const [first = ''] = thing.split(/[\s'’]/u)
  return grammarOf(language).determiner.test(first) && thing.length <= 70 && !/[\uE000-\uE7FF]/u.test(thing)
    ? lowerArticle(thing)
    : ''
}

/** "Se muestran los turnos libres": the subject that follows its verb, up to where it ends. */
export function subjectBehind({ impersonal, passive, rest }: Sentence): string {
  if (!impersonal && !passive) return ''
  return (
    /^(?:el|la|los|las|o|a|os|as|le|la|les)\s[\p{L}\s]{3,50}?(?=[,;.]|\s(?:de|del|con|en|por|para|que|quien|según|do|da|quem|com|em|no|na|avec|dans|par|qui|y|e|et)\s|[\uE000-\uF8FF]|$)/iu.exec(
      rest,
    )?.[0] ?? ''
  )
}
