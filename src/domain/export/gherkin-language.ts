import { type Language, detectLanguage } from '../design/language.ts'
import type { TestCase } from '../test-case/test-case.ts'

/** The words of a feature file in one language. The keywords are those of Gherkin's own dialects. */
export interface GherkinWords {
  /** Gherkin's code of the language. */
  code: Language
  feature: string
  scenario: string
  given: string
  when: string
  then: string
  and: string
  /** Every keyword that a step of the dialect may begin with: texts of a ticket often bring theirs along. */
  stepKeywords: readonly string[]
  /** Before the description, which would else be read as a step, a tag or a keyword. */
  purpose: string
  assumption: string
  /** Between an action and its data. */
  with: string
  withData: string
  /** For data without an action. */
  noAction: string
}

const english: GherkinWords = {
  code: 'en',
  feature: 'Feature',
  scenario: 'Scenario',
  given: 'Given',
  when: 'When',
  then: 'Then',
  and: 'And',
  stepKeywords: ['Given', 'When', 'Then', 'And', 'But'],
  purpose: 'Purpose',
  assumption: 'Assumption',
  with: 'with',
  withData: 'with the data',
  noAction: 'Perform action',
}

const words: Record<Language, GherkinWords> = {
  en: english,
  es: {
    code: 'es',
    feature: 'Característica',
    scenario: 'Escenario',
    given: 'Dado',
    when: 'Cuando',
    then: 'Entonces',
    and: 'Y',
    stepKeywords: ['Dado', 'Dada', 'Dados', 'Dadas', 'Cuando', 'Entonces', 'Y', 'E', 'Pero'],
    purpose: 'Propósito',
    assumption: 'Supuesto',
    with: 'con',
    withData: 'con los datos',
    noAction: 'Realizar la acción',
  },
  de: {
    code: 'de',
    feature: 'Funktionalität',
    scenario: 'Szenario',
    given: 'Angenommen',
    when: 'Wenn',
    then: 'Dann',
    and: 'Und',
    stepKeywords: ['Angenommen', 'Gegeben sei', 'Gegeben seien', 'Wenn', 'Dann', 'Und', 'Aber'],
    purpose: 'Zweck',
    assumption: 'Annahme',
    with: 'mit',
    withData: 'mit den Daten',
    noAction: 'Aktion ausführen',
  },
  fr: {
    code: 'fr',
    feature: 'Fonctionnalité',
    scenario: 'Scénario',
    given: 'Étant donné',
    when: 'Quand',
    then: 'Alors',
    and: 'Et',
    // biome-ignore format: a list of words is read as a block
    stepKeywords: [
      'Soit', 'Sachant que', "Sachant qu'", 'Sachant', 'Etant donné que', "Etant donné qu'", 'Etant donné',
      'Etant donnée', 'Etant donnés', 'Etant données', 'Étant donné que', "Étant donné qu'", 'Étant donné',
      'Étant donnée', 'Étant donnés', 'Étant données', 'Quand', 'Lorsque', "Lorsqu'", 'Alors', 'Donc', 'Et que',
      "Et qu'", 'Et', 'Mais que', "Mais qu'", 'Mais',
    ],
    purpose: 'Objectif',
    assumption: 'Hypothèse',
    with: 'avec',
    withData: 'avec les données',
    noAction: 'Effectuer l’action',
  },
  pt: {
    code: 'pt',
    feature: 'Funcionalidade',
    scenario: 'Cenário',
    given: 'Dado',
    when: 'Quando',
    then: 'Então',
    and: 'E',
    stepKeywords: ['Dado', 'Dada', 'Dados', 'Dadas', 'Quando', 'Então', 'Entao', 'E', 'Mas'],
    purpose: 'Propósito',
    assumption: 'Suposição',
    with: 'com',
    withData: 'com os dados',
    noAction: 'Executar a ação',
  },
}

/** Enough text to tell a language; a long history need not be read to its end. */
const sampledCases = 20

/** The language in which the cases are written; English where it is none of ours. */
export function gherkinWords(cases: readonly Pick<TestCase, 'title' | 'preconditions' | 'steps'>[]): GherkinWords {
  const sample = cases
    .slice(0, sampledCases)
    .flatMap(({ title, preconditions, steps }) => [
      title,
      ...preconditions,
      ...steps.map(({ step, expected }) => `${step} ${expected}`),
    ])
  return words[detectLanguage(sample.join('\n')) ?? 'en']
}

/** The text without a leading step keyword of its language or of English. */
export function withoutKeyword(text: string, { stepKeywords }: GherkinWords): string {
  const keyword = [...stepKeywords, ...english.stepKeywords]
    .sort((a, b) => b.length - a.length)
    .find((word) => text.toLowerCase().startsWith(word.toLowerCase()) && hasMore(text, word))
  return keyword === undefined ? text : text.slice(keyword.length).trim()
}

/** Whether something follows the keyword, and the keyword is not only the beginning of a longer word. */
function hasMore(text: string, keyword: string): boolean {
  const rest = text.slice(keyword.length)
  return rest.trim() !== '' && (keyword.endsWith("'") || /^\s/.test(rest))
}
