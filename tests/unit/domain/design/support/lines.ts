import { everyCase } from './every-case.ts'
import { contextOf } from './contexts.ts'

/** Titles, preconditions and steps of a criterion, one per line; the second criterion shows the language of the ticket. */
export function linesOf(criterion: string, other: string): string[] {
  const cases = everyCase(contextOf(...[criterion, other].map((text) => ({ given: '', when: '', then: '', text }))), {
    enrichment: true,
    maxTestCases: 100,
  })
  return cases
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ title, preconditions, steps, assumptions = [] }) => [
      title,
      ...preconditions,
      ...steps.map(({ step, expected }) => `${step} | ${expected}`),
      ...assumptions,
    ])
}

/** A second criterion, which shows the language of the ticket. */
export const others = {
  de: 'Die Daten werden nicht gespeichert, wenn der Nutzer die Seite mit dem Knopf schließt.',
  es: 'El sistema no guarda los datos del usuario cuando se cierra la página con el botón.',
  fr: "Les données ne sont pas enregistrées quand l'utilisateur ferme la page avec le bouton.",
  pt: 'O sistema não guarda os dados do utilizador quando a página é fechada com o botão.',
}

/** Preconditions and "step | data | outcome" of a criterion in one of the languages. */
export function casesIn(language: keyof typeof others, text: string): string[] {
  return everyCase(
    contextOf(...[text, others[language]].map((one) => ({ given: '', when: '', then: '', text: one }))),
    { enrichment: true, maxTestCases: 100 },
  )
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ preconditions, steps }) => [
      ...preconditions,
      ...steps.map(({ step, data, expected }) => `${step} | ${data ?? ''} | ${expected}`),
    ])
}

/** The first case of a statement: its title, preconditions and "step → outcome" lines. */
export function englishCase(
  text: string,
  title?: string,
): { title: string; preconditions: string[]; steps: string[]; type: string } {
  const [first] = everyCase(
    contextOf({ given: '', when: '', then: '', text, ...(title === undefined ? {} : { title }) }),
    { enrichment: true, maxTestCases: 20 },
  )
  return {
    title: first?.title ?? '',
    preconditions: first?.preconditions ?? [],
    steps: (first?.steps ?? []).map(({ step, expected }) => `${step} → ${expected}`),
    type: first?.type ?? '',
  }
}

/** The steps of all cases of one statement: "step | data | outcome". */
export function stepLines(text: string): string[] {
  return everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 20,
  }).flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
}
