import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { dateLine, today } from './dates.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

function records(names: string[]): { names: string[]; line: PhrasedStep } {
  const dates = [today - 20, today - 2, today - 9].map(dateLine)
  return {
    names,
    line: {
      key: 'sampleRecords',
      in: (book) => book.sampleRecords({ records: names.map((name, at) => `${name} (${dates[at]?.in(book) ?? ''})`) }),
    },
  }
}

export function planSorting({ thing, by }: RuleOf<'sorting'>, criterion: Understood): Idea[] {
  const { names, line } = records(['Beta', 'Alpha', 'Gamma'])
  const ordered = by === 'alphabet' ? ['Alpha', 'Beta', 'Gamma'] : ['Alpha', 'Gamma', 'Beta']
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      title: say('sortTitle', { thing }),
      about: say('aboutOrder', {}),
      preconditions: [line],
      steps: [step(say('openList', {}), say('order', { records: ordered.filter((name) => names.includes(name)) }))],
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}

export function planPaging({ size }: RuleOf<'paging'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('pageTitle', { size }),
      about: say('aboutEdges', {}),
      preconditions: [say('recordsExist', { count: size })],
      steps: [
        step(say('openList', {}), say('onePage', { size }), String(size)),
        step(say('reachCount', { count: String(size + 1) }), say('secondPage', { size }), String(size + 1)),
      ],
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}

export function planSearch({ anyCase }: RuleOf<'search'>, criterion: Understood): Idea[] {
  const line: PhrasedStep = {
    key: 'sampleRecords',
    in: (book) => book.sampleRecords({ records: ['Kestrel 1', 'Kestrel 2', 'Heron'] }),
  }
  const steps: IdeaStep[] = [
    step(say('searchFor', {}), say('found', { hits: ['Kestrel 1', 'Kestrel 2'], misses: ['Heron'] }), 'kestrel'),
  ]
  if (anyCase) steps.push(step(say('searchOther', {}), say('sameHits', {}), 'KESTREL'))
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      title: say('searchTitle', {}),
      about: say('aboutEffect', {}),
      preconditions: [line],
      steps,
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}

export function planFilters({ names }: RuleOf<'filters'>, criterion: Understood): Idea[] {
  const [first = '', ...others] = names
  const steps = names.map((name, at) =>
    step(say('setFilter', { name }), say('filtered', { names: names.slice(0, at + 1) })),
  )
  if (others.length > 0) steps.push(step(say('clearFilter', { name: first }), say('filtered', { names: others })))
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      technique: 'Decision table',
      title: say('filtersTitle', { names }),
      about: say('aboutCondition', {}),
      steps,
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}
