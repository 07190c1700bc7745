import { z } from 'zod'
import type { PushNotice, ToolPlace } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { matchingPriority } from './test-texts.ts'
import { fitted } from './test-tool.ts'

/** Test cases in the shapes of TestRail. */

/** In characters; not in TestRail's documentation, which only says "text". */
const maxTextLength = 60_000
const maxTitleLength = 250
const maxRefsLength = 250

export const sectionSchema = z.object({
  id: z.number(),
  name: z.string(),
  suite_id: z.number().nullish(),
  parent_id: z.number().nullish(),
})
export const prioritySchema = z.object({ id: z.number(), name: z.string() })

/** What the cases of one call have in common. */
export interface Workplace {
  section: number
  /** Undefined where the project has a single suite. */
  suite: number | undefined
  /** A template with separate steps; undefined if the project has none. */
  stepTemplate: number | undefined
  priorities: z.infer<typeof prioritySchema>[]
}

export function fieldsOf(
  given: PushCase,
  { place, notices, template }: { place: Workplace; notices: Set<PushNotice>; template: number | undefined },
): Record<string, unknown> {
  const text = (value: string) => fitted(value, maxTextLength, notices, 'text_shortened')
  const before = [
    given.title.length > maxTitleLength ? `Title: ${given.title}` : '',
    given.description,
    ...given.preconditions,
    ...given.criteria.map(({ id, text }) => `${id}: ${text}`),
  ]
  const preconditions = fitted(
    before.filter((part) => part.trim() !== '').join('\n'),
    maxTextLength - given.marker.length - 2,
    notices,
    'text_shortened',
  )
  const priority = matchingPriority(given.priority, place.priorities)
  return {
    title: fitted(given.title, maxTitleLength, notices, 'title_shortened'),
    ...(priority !== undefined && { priority_id: priority.id }),
    custom_preconds: preconditions === '' ? given.marker : `${preconditions}\n\n${given.marker}`,
    ...(template !== undefined && template === place.stepTemplate
      ? {
          custom_steps_separated: given.steps.map(({ step, data, expected }) => ({
            content: text(data === '' ? step : `${step}\n${data}`),
            expected: text(expected),
          })),
        }
      : {
          custom_steps: text(
            given.steps.map(({ step, data }, at) => [`${at + 1}. ${step}`, data].filter(Boolean).join('\n')).join('\n'),
          ),
          custom_expected: text(given.steps.map(({ expected }, at) => `${at + 1}. ${expected}`).join('\n')),
        }),
  }
}

export function sectionPlaces(sections: z.infer<typeof sectionSchema>[], prefix = ''): ToolPlace[] {
  return sections.map(({ id, name, parent_id }) => ({
    id: String(id),
    name: (parent_id ?? null) === null ? prefix + name : name,
    ...(typeof parent_id === 'number' && { parent: String(parent_id) }),
  }))
}

export function refsOf(refs: string | null | undefined): string[] {
  return (refs ?? '')
    .split(',')
    .map((ref) => ref.trim())
    .filter((ref) => ref !== '')
}

/** The references with the ticket among them; those that people added stay. */
export function refsWith(refs: string | null | undefined, ticket: string, notices: Set<PushNotice>): string {
  const given = refsOf(refs)
  if (given.includes(ticket)) return given.join(',')
  const all = [...given, ticket].join(',')
  if (all.length <= maxRefsLength) return all
  notices.add('ticket_not_linked')
  return given.join(',')
}
