import type { GenerationContext } from './context.ts'
import { createFence } from './prompt/fence.ts'
import { fitTicket } from './prompt/fit.ts'

/** Test cases asked for where the caller names no maximum (docs/spec.md, section 9: 3-6). */
const usualRange = '3 to 6'

/**
 * What the AI is asked (docs/spec.md, sections 3 and 9). The system text holds the rules, the prompt the ticket, fenced so that its
 * text cannot leave the fence, and the task. The size is bounded: the description is cut first, a criterion is never left out.
 *
 * @param options.fenceCode random for each prompt: see `createFence`.
 */
export function buildPrompt(
  context: GenerationContext,
  options: { maxTestCases?: number; enrichment: boolean; fenceCode: string },
): { system: string; prompt: string } {
  const ticket = fitTicket(context)
  const fence = createFence(options.fenceCode)
  const prompt = [
    'Ticket facts:',
    fence.around(ticket.facts),
    'Description:',
    fence.around(ticket.description),
    `Acceptance criteria (${String(context.acceptanceCriteria.length)}):`,
    fence.around(ticket.criteria),
    task(options),
  ].join('\n\n')
  return { system: rules(fence.note), prompt }
}

const rules = (
  fenceNote: string,
) => `You are an experienced test designer. You turn a ticket's acceptance criteria into manual test cases that a tester can run without asking anybody.

${fenceNote}

Rules:
1. Every test case proves at least one acceptance criterion; name the ids of the criteria it proves. Every criterion is proved by at least one case; where fewer cases are asked for than there are criteria, prove those of the highest risk. One case proves several criteria only where one course of action shows them all, so that a failure says which criterion is broken.
2. An expected result is something the tester can observe: a text, a value, a state on the screen, a response, a message received. Never "works correctly" and never an internal state.
3. Data is concrete: real values, not "a valid email" and not a placeholder.
4. Invent nothing. Name no screen, field, button, message or rule that the ticket does not name. Where a case needs something that the ticket does not say, write it in "assumptions".
5. Each case checks something that no other case checks. A title names what is checked and does not begin with Verify, Confirm, Ensure or Test.
6. Priority follows risk: High for the core of the ticket and for loss of money, data or access; Medium for usual rules; Low for appearance and comfort.
7. Write all texts in the language of the ticket; keep the JSON keys in English.
8. Answer with the JSON array alone: no prose, no Markdown, no comments.`

function task({ maxTestCases, enrichment }: { maxTestCases?: number; enrichment: boolean }): string {
  return `Write ${amount(maxTestCases)} for this ticket.
${enrichment ? enriched : plain}

Answer with a JSON array of objects of exactly this shape:
[
  {
    "title": "what is checked",
    "description": "one or two sentences: what is proved and why it matters",
    "preconditions": ["what holds before the first step"],
    "type": "Positive, Negative or Boundary",
    "priority": "High, Medium or Low",
    "steps": [{ "step": "one action", "data": "the concrete data of this step, or an empty text", "expected": "what the tester then observes" }],
    "criterionIds": ["AC-1"],
    "assumptions": ["what the ticket does not say and the case takes for granted; an empty list where there is nothing"]
  }
]`
}

function amount(maxTestCases: number | undefined): string {
  if (maxTestCases === undefined) return `${usualRange} test cases`
  if (maxTestCases <= 1) return '1 test case'
  return maxTestCases <= 3 ? `${String(maxTestCases)} test cases` : `3 to ${String(maxTestCases)} test cases`
}

const plain = 'Cover each criterion with a positive case first; then, if cases are left, the most likely misuse.'

const enriched = `Beside the positive cases, at least a third of the cases are negative, edge and boundary cases: values on and just outside every limit, empty and malformed input, missing permission, repeated, interrupted and concurrent actions. Take only what the criteria give reason for.`
