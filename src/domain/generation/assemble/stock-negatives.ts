import type { AcceptanceCriterion } from '../../criteria/criterion.ts'
import { defaultParts } from '../../criteria/texts.ts'
import type { Language } from '../../design/language.ts'
import type { TestCase } from '../../test-case/test-case.ts'
import { stockWords, type StockWords } from './stock-words.ts'

/** A negative case before it gets its id. */
export type NegativeCase = Omit<TestCase, 'id'>

const ordering =
  /(?<!\p{L})(?:move[ds]?|moving)[ -](?:\p{L}+ ){0,2}(?:up|down)(?!\p{L})|re-?order|(?<!\p{L})re-?arrang|drag[- ]and[- ]drop|change (?:the|their|its) order|reorden|mover? (?:\p{L}+ ){0,2}(?:hacia )?(?:arriba|abajo)|subir o bajar|cambiar (?:el|su) orden|reordenar|nach (?:oben|unten) (?:verschieben|bewegen)|umsortier\p{L}*|monter ou descendre|déplacer (?:\p{L}+ ){0,2}vers le (?:haut|bas)|mover (?:\p{L}+ ){0,2}para (?:cima|baixo)/iu
const deleting =
  /(?<!\p{L})(?:delet(?:e[sd]?|ing|ion)|remov(?:e[sd]?|ing|al)|eras(?:e[sd]?|ing)|elimin\p{L}*|borr(?:ar|a|o|ad[oa]s?)|lösch(?:en|t|ung)|gelöscht|supprim\p{L}*|suppression|apagar|apagad[oa]s?|exclu(?:ir|são|íd[oa]s?))(?!\p{L})/iu

/**
 * The stock negative cases (docs/spec.md, section 5), where the ticket is about ordering or about deleting: by its summary, or by
 * what somebody does in a criterion. That something is gone afterwards does not make a ticket one about deleting.
 */
export function stockNegatives(summary: string, criteria: AcceptanceCriterion[], language: Language): NegativeCase[] {
  const text = [summary, ...criteria.map(({ when, text: own }) => (when === defaultParts.when ? own : when))].join('\n')
  const words = stockWords[language]
  const cases: NegativeCase[] = []
  if (ordering.test(text))
    cases.push(negative(words.moveUp, criteria, ordering), negative(words.moveDown, criteria, ordering))
  if (deleting.test(text)) cases.push(negative(words.deleteOnly, criteria, deleting))
  return cases
}

function negative(
  { assumption, ...said }: StockWords['moveUp'],
  criteria: AcceptanceCriterion[],
  about: RegExp,
): NegativeCase {
  return {
    ...said,
    steps: said.steps.map(([step, data, expected]) => ({ step, data, expected })),
    type: 'Negative',
    priority: 'Medium',
    criterionIds: criteria
      .filter(({ text }) => about.test(text))
      .slice(0, 1)
      .map(({ id }) => id),
    technique: 'Error guessing',
    assumptions: [assumption],
    generationStatus: 'derived',
  }
}
