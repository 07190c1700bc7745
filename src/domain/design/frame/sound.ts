import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../language.ts'

interface Unsound {
  /** A step that looks at half a sentence, or at what a condition says. */
  step: RegExp
  /** An outcome that does not say what is seen. */
  expected: RegExp
}

/** Where a sentence was cut: behind a word that needs another one. */
const cut: Record<Language, RegExp> = {
  en: / (?:the|an?|of|(?<! (?:whatever|which|that|what) .*)to|for|with|from|by|at|and|or|but|if|when|unless|until|that|which|who|whose|which they|is|are|(?<!whatever .*)set to)\.?$/iu,
  de: / (?:der|die|das|den|dem|ein|eine|einen|und|oder|aber|wenn|dass|mit|von|für|nur)\.?$/iu,
  es: / (?:el|la|los|las|un|una|de|del|al|y|o|pero|si|cuando|que|con|por|para|solo)\.?$/iu,
  fr: / (?:le|la|les|un|une|de|du|des|au|et|ou|mais|si|quand|que|qui|avec|par|pour|seulement)\.?$/iu,
  pt: / (?:o|os|um|uma|de|do|da|e|ou|mas|se|quando|que|com|por|para|só)\.?$/iu,
}

const unsound: Record<Language, Unsound> = {
  en: {
    step: /(?<!\p{L})there are (?:not|already) \p{L}+$|^Open the (?:tone|sound|beep|noise|vibration)$|^(?:The|An?|Its|Their|No) \p{Ll}|^Open (?:below|above|until|before|after|with|without) | the \p{Ll}+ing the |^(?!Make sure|Wait|Let|Prepare|With|Set|Look)[^"“:]* and (?:has|is|does|works|was) |^(?:Display|Look for|Look at|Open|Go to|Use) [^"“]*(?<!\p{L})(?:unless|if|when|whether|shows?|sees?|once all)(?!\p{L})|^(?:Display|Look for|Open|Go to|Use) (?:it|they|them|not|no|[Nn]othing|everything|until|to|for|their own|once|queued)(?!\p{L})|^(?:Display|Look for|Use) (?:[^ ]+ ){13}|^Display [^"“]*: |^(?!Make sure|Arrange)[^"“]* would (?:take|leave|be)(?!\p{L})|^Use (?:the )?\p{L}+ wish| ,|^Do the same as somebody|^Look at an example|^Make sure that [^ ]+(?: [^ ]+){0,6} ticked$/u,
    expected:
      /^(?:They (?:[\p{Ll}]+[^su]s|is|has|does)|It (?:are|have|do|requests|blocks|notes|calls))(?!\p{L})|^.{0,80} (?:is|are) there\.$|^It (?:was|is) (?:given|acknowledged in between|set)\.$|^[^ ]+\.$|^(?:And|Or|But) |^\d+ \p{L}+ and \d+ \p{L}+, |^Rule: |^(?:It|They) (?:is|are|do|does|has|have|can)(?:n['’]t| not)?[.,]| until then\.$|: ?\.?$/u,
  },
  de: { step: /^(?:Prüfen, ob|Ansehen)$/u, expected: /^$/u },
  es: { step: /^Consultar (?:si|cuando|que) /u, expected: /^$/u },
  fr: { step: /^Consulter (?:si|quand|que) /u, expected: /^$/u },
  pt: { step: /^Consultar (?:se|quando|que) /u, expected: /^$/u },
}

/** Preconditions that name nothing: a lost subject, a stand-in, a bare participle. */
const empty: Record<Language, RegExp> = {
  en: /^(?:(?:it|they|this|that) (?:is|are) \p{L}+|it is not yet the case that then|in both of them|(?:at|in|on|for|with|before|after|created|activated|approved) ?\S*)\.?$/iu,
  de: /^\S+\.?$/u,
  es: /^\S+\.?$/u,
  fr: /^\S+\.?$/u,
  pt: /^\S+\.?$/u,
}

/** The preconditions that a tester can prepare. */
export function preparable(preconditions: string[], language: Language): string[] {
  return preconditions.filter((text) => !empty[language].test(text.trim()) && balanced(text))
}

/** Whether a case says in whole sentences what to do and what is seen: no half sentence, open bracket or lost subject. */
export function isSound({ title, steps }: Pick<WireTestCase, 'title' | 'steps'>, language: Language): boolean {
  const { step: badStep, expected: badExpected } = unsound[language]
  return (
    steps.length > 0 &&
    (title.includes('…') || balanced(title)) &&
    steps.every(
      ({ step, expected }) =>
        step.trim() !== '' &&
        balanced(step) &&
        balanced(expected) &&
        !badStep.test(step) &&
        !badExpected.test(expected) &&
        !cut[language].test(step) &&
        !cut[language].test(expected) &&
        bare(step) !== bare(expected) &&
        // A request with nothing wrong about it is not refused.
        !(/^Send [A-Z]+ \S+$/.test(step) && /^Status [45]/.test(expected)),
    )
  )
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** No bracket or quotation mark without its other half; a title may end inside one with its "…". */
function balanced(text: string): boolean {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0
  return (
    count(/\(/gu) === count(/\)/gu) &&
    count(/"/gu) % 2 === 0 &&
    count(/«/gu) === count(/»/gu) &&
    count(/“/gu) + count(/„/gu) >= count(/”/gu)
  )
}
