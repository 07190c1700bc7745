import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../language.ts'
import { isUnsoundInEnglish } from './english-unsound.ts'
import { frenchExpected, frenchLost, frenchStep } from './french-unsound.ts'
import { isUnsoundInGerman } from './german-unsound.ts'
import { isUnsoundInIberian } from './iberian-unsound.ts'

interface Unsound {
  /** A step that looks at half a sentence, or at what a condition says. */
  step: RegExp
  /** An outcome that does not say what is seen. */
  expected: RegExp
  /** A step that says nothing where it is the only one. */
  lone?: RegExp
  /** A look whose outcome begins with a pronoun: nothing says what it stands for. */
  lost?: RegExp
}

/** Where a sentence was cut: behind a word that needs another one. */
const cut: Record<Language, RegExp> = {
  en: / (?:within|for|after|by) (?:yet|any longer)\.?$| within\.?$|,? (?:or|and);| (?:the|an?|of|(?<! (?:whatever|which|that|what) .*)to|for|with|from|by|at|and|or|but|if|except|even|when|unless|until|that|which|who|whose|which they|is|are|(?<!whatever .*)set to)\.?$/iu,
  de: /(?<!genau) (?:der|die|das|den|dem|ein|eine|einen|und|oder|aber|wenn|dass|mit|von|für|nur)\.?$/iu,
  es: / (?:el|la|los|las|un|una|de|del|al|y|o|pero|si|cuando|que|con|por|para|solo)\.?$/iu,
  fr: /(?<!exactement) (?:le|la|les|un|une|de|du|des|au|et|ou|mais|si|quand|que|qui|avec|par|pour|seulement)\.?$/iu,
  pt: /(?<!exatamente) (?:o|os|um|uma|de|do|da|e|ou|mas|se|quando|que|com|por|para|só)\.?$/iu,
}

const unsound: Record<Language, Unsound> = {
  en: {
    step: /^Try out an example of this rule$| by (?:either|both)$|(?<!\p{L})there are (?:not|already) \p{L}+$|^Open the (?:tone|sound|beep|noise|vibration)$|^(?:The|An?|Its|Their|No) \p{Ll}|^Open (?:below|above|until|before|after|with|without) | the \p{Ll}+ing the |^(?!Make sure|Wait|Let|Prepare|With|Set|Look)[^"“:]* and (?:has|is|does|works|was) |^(?:Display|Look for|Look at|Open|Go to|Use) [^"“]*(?<!\p{L})(?:unless|if|when|whether|shows?|sees?|once all)(?!\p{L})|^(?:Display|Look for|Open|Go to|Use) (?:it|they|them|not|no|[Nn]othing|everything|until|to|for|their own|once|queued)(?!\p{L})|^(?:Display|Look for|Use) (?:[^ ]+ ){13}|^Display [^"“]*: |^(?!Make sure|Arrange)[^"“]* would (?:take|leave|be)(?!\p{L})|^Use (?:the )?\p{L}+ wish| ,|^Do the same as somebody|^Look at an example|^Make sure that [^ ]+(?: [^ ]+){0,6} ticked$/u,
    expected:
      /(?: |^)it are (?!\p{L}+ing)|^(?:They (?:[\p{Ll}]+[^su]s|is|has|does)|It (?:are|have|do|requests|blocks|notes|calls))(?!\p{L})|^.{0,80} (?:is|are) there\.$|^It (?:was|is) (?:given|acknowledged in between|set)\.$|^[^ ]+\.$|^(?:And|Or|But) |^\d+ \p{L}+ and \d+ \p{L}+, |^Rule: |^(?:It|They) (?:is|are|do|does|has|have|can)(?:n['’]t| not)?[.,]| until then\.$|: ?\.?$/u,
    lone: /^Look up when the result was there$/u,
  },
  de: {
    step: /^(?:Prüfen, ob|Ansehen)$|^Ein Beispiel für diese Regel ausprobieren$|^(?:Genau|Nur|Ihre|Seine|Diese[rsn]?|Andere|Beide|Je) [^"„»]* ansehen$|^[^"„»]*(?<!\p{L})(?:\d[^"„»]*|,[^"„»]*) ansehen$| ,/u,
    expected:
      /^(?:Und|Oder|Aber|Sondern|Wird|Werden) |^(?:Der|Die|Das) \S+ (?:steht|ist|wird)\.$|(?<!\p{L})(?:dagegen|hingegen|ebenfalls)(?!\p{L})|: ?\.?$| ,/u,
    lone: /^Zeitpunkt des Ergebnisses nachsehen$/u,
    lost: /(?:ansehen|öffnen|nachsehen) \| (?:Er|Sie|Ihm|Ihr) /u,
  },
  es: {
    step: /^Consultar (?:si|cuando|que|un minuto|el mismo día|las? demás|los demás|otr[oa]s?) |^Consultar las demás$|^Probar un ejemplo de esta regla$|^Consultar [^«"]*\d| ,/u,
    expected: /^(?:Y|O|Pero) |: ?\.?$| ,/u,
    lone: /^Anotar la hora a la que aparece el resultado$/u,
    lost: /^(?:Consultar|Abrir|Volver) [^|]* \| (?:Él|Ella|Ellos|Ellas|Ésta?|Aquél|(?:Las|Los) demás no|No se le) /u,
  },
  fr: {
    step: frenchStep,
    expected: frenchExpected,
    lone: /^Relever l['’]heure du résultat$/u,
    lost: frenchLost,
  },
  pt: {
    step: /^Consultar (?:se|quando|que|outr[oa]s?) |^(?:Experimentar|Testar) um exemplo desta regra$|^Consultar [^«"]*\d| ,/u,
    expected: /^(?:E|Ou|Mas) |: ?\.?$| ,/u,
    lone: /^Anotar a hora a que surge o resultado$/u,
    lost: /^(?:Consultar|Abrir) [^|]* \| (?:Eles?|Elas?|Este|Esta) /u,
  },
}

/** Preconditions that name nothing: a lost subject, a stand-in, a bare participle. */
const namesNothing: Record<Language, RegExp> = {
  en: /^(?:that (?:is|are) \p{L}+|it is not yet the case that then|in both of them|(?:at|in|on|for|with|before|after|created|activated|approved) ?\S*)\.?$/iu,
  de: /^(?:\S+|(?:er|sie|es|dies|das) (?:ist|sind|wird|hat) \S+)\.?$/iu,
  es: /^(?:\S+|(?:no )?l[oae]s? \S+|todavía no se ha \S+|queda fuera|pasado ese plazo|así)\.?$/iu,
  fr: /^(?:\S+|(?:il|elle|ils|elles) (?:est|sont) \S+|passé ce délai|cas : en cas .{0,20})\.?$/iu,
  pt: /^(?:\S+|(?:não )?[oa]s? \S+|(?:for|forem) mais de \d+|passado esse prazo)\.?$/iu,
}

/** The preconditions that a tester can prepare. */
export function usablePreconditions(preconditions: string[], language: Language): string[] {
  return preconditions.filter((text) => text !== '' && !namesNothing[language].test(text.trim()) && balanced(text))
}

/** Whether a case says in whole sentences what to do and what is seen: no half sentence, open bracket or lost subject. */
export function isSound(
  { title, steps, preconditions = [] }: Pick<WireTestCase, 'title' | 'steps'> & { preconditions?: string[] },
  language: Language,
): boolean {
  const { step: badStep, expected: badExpected, lone, lost } = unsound[language]
  return (
    steps.length > 0 &&
    !(language === 'en' && isUnsoundInEnglish({ steps, preconditions })) &&
    !(language === 'de' && steps.some(isUnsoundInGerman)) &&
    !isUnsoundInIberian({ steps, preconditions }, language) &&
    !(steps.length === 1 && lone?.test(steps[0]?.step ?? '') === true) &&
    (title.includes('…') || balanced(title)) &&
    steps.every(
      ({ step, expected }) =>
        step.trim() !== '' &&
        balanced(step) &&
        balanced(expected) &&
        !badStep.test(step) &&
        !badExpected.test(expected) &&
        lost?.test(`${step} | ${expected}`) !== true &&
        !cut[language].test(step) &&
        !cut[language].test(expected) &&
        bare(step) !== bare(expected) &&
        // A request with nothing wrong about it is not refused.
        !(
          preconditions.every(isValidRequest) &&
          /^Send (?:[A-Z]+ \S+|a request)$/.test(step) &&
          /^Status [45]/.test(expected)
        ),
    )
  )
}

function isValidRequest(text: string): boolean {
  return /^A request (?:.* )?that is valid in every respect is prepared\.$/u.test(text)
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** No bracket or quotation mark without its other half; a title may end inside one with its "…". */
function balanced(written: string): boolean {
  const text = written.replace(/„[^"“”„]*"/gu, '')
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0
  return (
    count(/\(/gu) === count(/\)/gu) &&
    count(/"/gu) % 2 === 0 &&
    count(/«/gu) === count(/»/gu) &&
    count(/“/gu) + count(/„/gu) >= count(/”/gu)
  )
}
