import type { TestCase } from '../../test-case/test-case.ts'

/** A negative case before it gets its id. */
export type NegativeCase = Omit<TestCase, 'id'>

const ordering =
  /\b(?:move[ds]?|moving) (?:up|down)\b|\bmove-(?:up|down)\b|re-?order|\bre-?arrang|drag[- ]and[- ]drop|\bchange (?:the|their) order\b|reorden|mover (?:hacia )?(?:arriba|abajo)|mover para (?:cima|baixo)|réordonn|umsortier|reihenfolge ändern/i
const deleting = /\bdelet|\bremov(?:e|es|ed|ing)\b|\berase|elimin|\bborr(?:ar|a|ado)\b|exclu(?:ir|i|são)|\bapagar\b|supprim|lösch/i

/** The stock negative cases (spec section 5), where the text is about ordering or deleting. */
export function stockNegatives(text: string): NegativeCase[] {
  const cases: NegativeCase[] = []
  if (ordering.test(text)) cases.push(moveAtEdge('up', 'first', 'top'), moveAtEdge('down', 'last', 'bottom'))
  if (deleting.test(text)) cases.push(deleteTheOnly())
  return cases
}

function moveAtEdge(direction: string, position: string, edge: string): NegativeCase {
  return negative({
    title: `Move ${direction} option disabled at the ${edge}`,
    description: `The ${position} resource of the list cannot be moved further ${direction}.`,
    preconditions: ['A list with at least three resources is open'],
    steps: [
      { step: `Find the ${position} resource of the list`, data: 'Sample: a list of three resources A, B, C', expected: `The ${position} resource is shown at the ${edge} of the list` },
      { step: `Try to move it ${direction}`, data: `Sample: resource ${position === 'first' ? 'A' : 'C'}`, expected: `The move ${direction} option is disabled and the order stays A, B, C` },
    ],
    assumption: `The ticket does not say how the move ${direction} option behaves at the ${edge} of the list; it is taken to be disabled.`,
  })
}

function deleteTheOnly(): NegativeCase {
  return negative({
    title: 'Delete option disabled when only a single resource exists',
    description: 'The last remaining resource cannot be deleted.',
    preconditions: ['Exactly one resource exists'],
    steps: [
      { step: 'Open the list', data: 'Sample: a list with the one resource A', expected: 'Resource A is shown, and nothing else' },
      { step: 'Try to delete the resource', data: 'Sample: resource A', expected: 'The delete option is disabled and resource A stays in the list' },
    ],
    assumption: 'The ticket does not say what happens when the only resource is deleted; the option is taken to be disabled.',
  })
}

function negative(words: Pick<NegativeCase, 'title' | 'description' | 'preconditions' | 'steps'> & { assumption: string }): NegativeCase {
  const { assumption, ...rest } = words
  return { ...rest, type: 'Negative', priority: 'Medium', criterionIds: [], technique: 'Error guessing', assumptions: [assumption], generationStatus: 'derived' }
}
