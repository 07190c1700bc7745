import type { Language } from '../design/language.ts'
import { type CheckFinding, type CheckRule, ruleWeights } from './check-finding.ts'

/** A question for the ticket's author, in the ticket's language. */
export interface TicketQuestion {
  criterionId: string
  question: string
  rule: CheckRule
}

/** More questions than this are not read (docs/spec.md, "Ticket check"). */
export const maxQuestions = 5

// biome-ignore format: one line per question
const questions: Record<Language, Partial<Record<CheckRule, string>>> = {
  en: {
    'missing-content': 'What does “{quote}” stand for?',
    'missing-outcome': 'What can be seen or measured when “{quote}” works?',
    contradiction: '{id} says {quote}, {detail} says something else. Which one holds?',
    'story-without-rule': 'Which rules must hold for “{quote}”?',
    'not-observable': 'By what does a user or tester see “{quote}”?',
    'vague-words': 'What exactly does “{quote}” mean: which value, which things?',
    'unbounded-time': 'Within which time is “{quote}”?',
    comparison: '“{quote}” compared with what, and by how much?',
    optional: 'When does “{quote}” apply, and what happens otherwise?',
    'and-or': 'Which combinations does “{quote}” allow?',
    'unit-missing': 'Which unit belongs to “{quote}”?',
    'missing-condition': 'What triggers “{quote}”?',
    'undefined-role': 'Which roles are “{quote}”?',
    'open-limit': 'Are the limits of “{quote}” themselves included?',
  },
  es: {
    'missing-content': '¿Qué falta por concretar en «{quote}»?',
    'missing-outcome': '¿Qué se ve o se mide cuando «{quote}» funciona?',
    contradiction: '{id} dice {quote} y {detail} dice otra cosa. ¿Cuál de las dos vale?',
    'story-without-rule': '¿Qué reglas deben cumplirse en «{quote}»?',
    'not-observable': '¿En qué se nota desde fuera «{quote}»?',
    'vague-words': '¿Qué significa exactamente «{quote}»: qué valor, qué cosas?',
    'unbounded-time': '¿Cuánto tiempo es «{quote}»?',
    comparison: '¿«{quote}» en comparación con qué, y en qué medida?',
    optional: '¿Cuándo se aplica «{quote}» y qué ocurre en los demás casos?',
    'and-or': '¿Qué combinaciones permite «{quote}»?',
    'unit-missing': '¿Qué unidad corresponde a «{quote}»?',
    'missing-condition': '¿Qué provoca «{quote}»?',
    'undefined-role': '¿Qué roles son «{quote}»?',
    'open-limit': '¿Están incluidos los límites de «{quote}»?',
  },
  de: {
    'missing-content': 'Was ist bei „{quote}“ gemeint?',
    'missing-outcome': 'Was ist zu sehen oder zu messen, wenn „{quote}“ funktioniert?',
    contradiction: '{id} nennt {quote}, {detail} etwas anderes. Was gilt?',
    'story-without-rule': 'Welche Regeln müssen für „{quote}“ gelten?',
    'not-observable': 'Woran erkennt man von außen „{quote}“?',
    'vague-words': 'Was heißt „{quote}“ genau: welcher Wert, welche Dinge?',
    'unbounded-time': 'Innerhalb welcher Zeit ist „{quote}“?',
    comparison: '„{quote}“ im Vergleich wozu, und um wie viel?',
    optional: 'Wann gilt „{quote}“, und was geschieht sonst?',
    'and-or': 'Welche Kombinationen erlaubt „{quote}“?',
    'unit-missing': 'Welche Einheit gehört zu „{quote}“?',
    'missing-condition': 'Was löst „{quote}“ aus?',
    'undefined-role': 'Welche Rollen sind „{quote}“?',
    'open-limit': 'Gehören die Grenzen von „{quote}“ selbst noch dazu?',
  },
  fr: {
    'missing-content': 'Que faut-il entendre par « {quote} » ?',
    'missing-outcome': 'Que voit-on ou que mesure-t-on quand « {quote} » fonctionne ?',
    contradiction: '{id} indique {quote}, {detail} indique autre chose. Lequel est valable ?',
    'story-without-rule': 'Quelles règles doivent être respectées pour « {quote} » ?',
    'not-observable': 'À quoi reconnaît-on de l’extérieur « {quote} » ?',
    'vague-words': 'Que signifie exactement « {quote} » : quelle valeur, quels éléments ?',
    'unbounded-time': 'Dans quel délai précis : « {quote} » ?',
    comparison: '« {quote} » par rapport à quoi, et de combien ?',
    optional: 'Quand « {quote} » s’applique-t-il, et que se passe-t-il sinon ?',
    'and-or': 'Quelles combinaisons « {quote} » autorise-t-il ?',
    'unit-missing': 'Quelle est l’unité de « {quote} » ?',
    'missing-condition': 'Qu’est-ce qui déclenche « {quote} » ?',
    'undefined-role': 'Quels sont les rôles désignés par « {quote} » ?',
    'open-limit': 'Les bornes de « {quote} » sont-elles incluses ?',
  },
  pt: {
    'missing-content': 'O que falta definir em “{quote}”?',
    'missing-outcome': 'O que se vê ou se mede quando “{quote}” funciona?',
    contradiction: '{id} diz {quote} e {detail} diz outra coisa. Qual dos dois vale?',
    'story-without-rule': 'Que regras têm de valer para “{quote}”?',
    'not-observable': 'Como se percebe, de fora, “{quote}”?',
    'vague-words': 'O que significa exatamente “{quote}”: que valor, que coisas?',
    'unbounded-time': 'Em quanto tempo é “{quote}”?',
    comparison: '“{quote}” em comparação com quê, e em quanto?',
    optional: 'Quando se aplica “{quote}”, e o que acontece nos outros casos?',
    'and-or': 'Que combinações “{quote}” permite?',
    'unit-missing': 'Qual é a unidade de “{quote}”?',
    'missing-condition': 'O que desencadeia “{quote}”?',
    'undefined-role': 'Que papéis são “{quote}”?',
    'open-limit': 'Os limites de “{quote}” estão incluídos?',
  },
}

/** The most weighty questions, one for each criterion before a second one for any. */
export function questionsFor(findings: CheckFinding[], language: Language): TicketQuestion[] {
  const asked = findings
    .flatMap((finding) => {
      const template = questions[language][finding.rule]
      return template === undefined ? [] : [{ finding, template }]
    })
    .sort((a, b) => ruleWeights[b.finding.rule] - ruleWeights[a.finding.rule])
  const seen = new Set<string>()
  const [first, more] = [new Array<(typeof asked)[number]>(), new Array<(typeof asked)[number]>()]
  for (const entry of asked) {
    ;(seen.has(entry.finding.criterionId) ? more : first).push(entry)
    seen.add(entry.finding.criterionId)
  }
  return [...first, ...more].slice(0, maxQuestions).map(({ finding, template }) => ({
    criterionId: finding.criterionId,
    rule: finding.rule,
    question: template
      .replace('{quote}', () => finding.quote)
      .replace('{id}', () => finding.criterionId)
      .replace('{detail}', () => finding.detail ?? ''),
  }))
}
