import type { Language } from '../language.ts'
import { parseSentence } from '../understand/english/sentence.ts'
import { compiledOnce, lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'

/**
 * An outcome as the single things a tester observes: "the seat is released and the guest gets an e-mail" is two. It is
 * parted only where both sides are sentences with a subject and a verb of their own.
 */
export function observationsIn(outcome: string, language: Language): string[] {
  return outcome
    .split(/(?<=[^\d.][.!?])\s+(?=["“«„]?\p{Lu})|\s*;\s+/u)
    .flatMap((sentence) => parted(sentence.replace(/[.;,\s]+$/, ''), language))
    .filter((text) => text !== '')
    .map((text) => (language === 'en' && /^(?:says|shows|displays|reads|asks|tells) /.test(text) ? `It ${text}` : text))
}

const contrasts: Record<Language, string> = { en: 'but', de: 'aber|jedoch', es: 'pero', fr: 'mais', pt: 'mas' }

function parted(sentence: string, language: Language): string[] {
  const { and } = lexiconOf(language)
  const contrast = contrasts[language]
  for (const joint of masked(sentence).matchAll(
    compiledOnce(`,? (?:${and}) |,? (?=(?:${contrast}) )|, (?!(?:${and}|${contrast}) )`, 'giu'),
  )) {
    const first = sentence.slice(0, joint.index)
    const second = sentence.slice(joint.index + joint[0].length)
    if (isSentence(first, language) && opensSentence(second, language)) return [first, ...parted(second, language)]
  }
  return [sentence]
}

/** A clause that belongs to the sentence before it. */
const subordinate: Record<Language, RegExp> = {
  en: /^(?:unless|except|if|when|because|so|as|until|while|after|before|which|who|that|where|even|whatever|whether)(?!\p{L})/iu,
  de: /^(?:außer|wenn|falls|sofern|weil|sodass|damit|bis|während|nachdem|bevor|dass|wo|auch|egal|ob)(?!\p{L})/iu,
  es: /^(?:salvo|si|cuando|porque|hasta|mientras|que|donde|aunque|excepto|sin)(?!\p{L})/iu,
  fr: /^(?:sauf|si|s['’]il|lorsque|quand|parce|jusqu|tandis|que|qui|où|même|sans)(?!\p{L})/iu,
  pt: /^(?:salvo|se|quando|porque|até|enquanto|que|onde|mesmo|exceto|sem)(?!\p{L})/iu,
}

/** Quoted texts and brackets are no place to part a sentence. */
function masked(text: string): string {
  return text.replace(/[“"„«][^“”"„«»]*[”"“»]|\([^)]*\)/gu, (whole) => '_'.repeat(whole.length))
}

function isSentence(text: string, language: Language): boolean {
  const bare = masked(text)
  if (subordinate[language].test(bare)) return false
  if (language === 'en') {
    const parsed = parseSentence(bare)
    return parsed !== undefined && parsed.subject !== ''
  }
  return pattern(`^.{2,100} (?:${lexiconOf(language).subjectVerbs})(?: .+)?$`).test(bare)
}

const relative = / (?:that|which|who|whose|where|when|if|unless|until|because)$/iu

/** A sentence that begins with its own subject, and is no second object of the verb before it. */
function opensSentence(text: string, language: Language): boolean {
  const bare = masked(text).replace(compiledOnce(`^(?:${contrasts[language]}) `), '')
  if (subordinate[language].test(bare)) return false
  if (language === 'en') {
    const parsed = parseSentence(bare)
    return (
      parsed !== undefined &&
      parsed.lead === '' &&
      parsed.subject !== '' &&
      parsed.subject.split(' ').length <= 10 &&
      !/,| and /.test(parsed.subject) &&
      !relative.test(parsed.subject) &&
      /^(?:(?:the|an?|no|each|every|its|their|his|her|all|any|both|nothing|nobody|only|it|they|he|she|others?|one|two)(?!\p{L})|\p{Lu}|_|\d|\p{Ll}+s )/u.test(
        parsed.subject,
      )
    )
  }
  const { subjectVerbs, determiners } = lexiconOf(language)
  return pattern(`^(?:_+|(?:${determiners}) (?:[^\\s,]+ ){1,5}?)(?:[^\\s,]+ ){0,2}?(?:${subjectVerbs})(?: .+)?$`).test(
    bare,
  )
}
