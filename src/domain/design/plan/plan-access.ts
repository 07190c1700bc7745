import { rolesOf } from '../phrase/text.ts'
import { say } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { idea, step, type Idea } from './idea.ts'

const table = { core: true, weight: 3, technique: 'Decision table' } as const

/** The same action as somebody who may and somebody who may not. */
export function planPermission(
  { role, action, others, exclusive }: RuleOf<'permission'>,
  criterion: Understood,
): Idea[] {
  const anybody = {
    key: 'anyOther' as const,
    in: (book: Parameters<ReturnType<typeof say>['in']>[0]) => others ?? book.anyOther({ role }),
  }
  const denied = step(say('openAs', { role: exclusive ? (others ?? '') : role }), say('forbidden', { action }))
  const openAsOther = {
    key: 'openAs' as const,
    in: (book: Parameters<ReturnType<typeof say>['in']>[0]) =>
      book.openAs({ role: exclusive ? anybody.in(book) : role }),
  }
  return [
    idea(criterion, {
      ...table,
      type: 'Negative',
      title: say('permissionTitle', { role, action }),
      about: say('aboutRoles', {}),
      steps: [
        ...(exclusive
          ? rolesOf(role).map((one) => step(say('doAs', { action, role: one }), say('allowed', { action })))
          : []),
        { ...denied, action: openAsOther },
        // A control that is not displayed may still be reached by its address.
        step(say('openAddress', {}), say('actionRefused', {})),
      ],
      assumptions: [say('otherRole', { role })],
    }),
  ]
}

export function planAudience({ thing, audience }: RuleOf<'audience'>, criterion: Understood): Idea[] {
  const anybody = {
    key: 'anyOther' as const,
    in: (book: Parameters<ReturnType<typeof say>['in']>[0]) => book.openAs({ role: book.anyOther({ role: audience }) }),
  }
  return [
    idea(criterion, {
      ...table,
      type: 'Negative',
      title: say('audienceTitle', { thing, audience }),
      about: say('aboutRoles', {}),
      steps: [
        step(say('openAs', { role: audience }), say('canSee', { thing })),
        { action: anybody, expected: say('cannotSee', { thing }) },
      ],
      assumptions: [say('otherRole', { role: audience })],
    }),
  ]
}

/** Every role opens the same place; every cell of the table is looked at once. */
export function planRights({ roles, rows }: RuleOf<'rightsTable'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      ...table,
      title: say('rightsTitle', { roles }),
      about: say('aboutRoles', {}),
      preconditions: [say('bothRoles', { roles })],
      steps: roles.slice(0, 12).map((role, column) => {
        const offered = (wanted: boolean): string[] =>
          rows.filter(({ allowed }) => (allowed[column] ?? false) === wanted).map(({ action }) => action)
        return step(say('openAs', { role }), say('rights', { allowed: offered(true), forbidden: offered(false) }), role)
      }),
    }),
  ]
}

/** The state before the condition, with it, and after it is gone again. */
export function planVisibility(
  { control, state, condition, until }: RuleOf<'visibility'>,
  criterion: Understood,
): Idea[] {
  const look = say('lookAt', { thing: control })
  const stated = say('controlIs', { control, state })
  const opposite = say('controlNow', { control, state })
  const [first, second] = until ? [stated, opposite] : [opposite, stated]
  return [
    idea(
      { ...criterion, given: criterion.given.filter((text) => text !== condition) },
      {
        core: true,
        weight: 2,
        technique: 'Decision table',
        title: say('visibilityTitle', { control, state, condition }),
        about: say('aboutCondition', {}),
        preconditions: [say('conditionFalse', { condition })],
        steps: [
          step(look, first),
          step(say('bringAbout', { event: condition }), second),
          step(say('undo', { condition }), first),
        ],
        assumptions: state === 'hidden' ? [say('oppositeOpen', {})] : [],
      },
    ),
  ]
}

export function planSecret({ words }: RuleOf<'secret'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      technique: 'Error guessing',
      title: say('secretTitle', { words }),
      about: say('aboutSecret', {}),
      preconditions: [say('recordWithSecret', { words })],
      steps: [step(say('searchPage', { words }), say('nowhere', { words }), words)],
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}
