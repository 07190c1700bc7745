import type { AcceptanceCriterion } from '../../criteria/criterion.ts'
import { defaultParts } from '../../criteria/texts.ts'
import { languageOf } from '../../design/reading/language.ts'
import { capitalised, shorten } from '../../design/titles.ts'
import type { Wording } from '../../design/wording/wording.ts'
import { wordingOf } from '../../design/wording/wording-of.ts'
import type { NegativeCase } from './stock-negatives.ts'

/** The negative of criteria in which no technique finds anything: their condition or their action left out, or no data. */
export function plainNegative(criteria: AcceptanceCriterion[]): NegativeCase | undefined {
  const wording = wordingOf(languageOf(criteria.map(({ text }) => text).join('\n')))
  const conditioned = criteria.find((criterion) => saysThen(criterion) && saysGiven(criterion))
  if (conditioned !== undefined) return withoutPart(conditioned, conditioned.given, wording)
  const acted = criteria.find((criterion) => saysThen(criterion) && saysWhen(criterion))
  if (acted !== undefined) return withoutPart(acted, acted.when, wording)
  return criteria[0] === undefined ? undefined : withoutData(criteria[0], wording)
}

function saysGiven(criterion: AcceptanceCriterion): boolean {
  return criterion.given.trim() !== '' && criterion.given !== defaultParts.given
}

function saysWhen(criterion: AcceptanceCriterion): boolean {
  return criterion.when.trim() !== '' && criterion.when !== defaultParts.when
}

function saysThen(criterion: AcceptanceCriterion): boolean {
  return criterion.then.trim() !== '' && criterion.then !== defaultParts.then
}

function withoutPart(criterion: AcceptanceCriterion, part: string, wording: Wording): NegativeCase {
  const { decision, positive } = wording
  const act = saysWhen(criterion) && part !== criterion.when ? positive.act(criterion.when) : positive.checkOutcome
  return {
    ...common(criterion, decision.about(criterion.id)),
    title: decision.without(nameOf(criterion), shorten(oneLine(part), 60)),
    steps: [
      { step: positive.exception(part), data: wording.noInput, expected: positive.isNotSo(part) },
      { step: act, data: wording.noInput, expected: wording.absent(criterion.then) },
    ],
    technique: 'Decision table',
    assumptions: [wording.assumeAbsent(criterion.id)],
  }
}

function withoutData(criterion: AcceptanceCriterion, { language, positive, noInput }: Wording): NegativeCase {
  const words = noData[language]
  return {
    ...common(criterion, words.about(criterion.id)),
    title: `${nameOf(criterion)} – ${words.title}`,
    steps: [
      { step: words.setUp, data: noInput, expected: words.holds },
      { step: positive.bringUp(nameOf(criterion)), data: noInput, expected: words.expected },
    ],
    technique: 'Error guessing',
    assumptions: [words.assume(criterion.id)],
  }
}

function common(criterion: AcceptanceCriterion, description: string): Pick<NegativeCase, 'description' | 'preconditions' | 'type' | 'priority' | 'criterionIds' | 'generationStatus'> {
  return { description, preconditions: [], type: 'Negative', priority: 'Medium', criterionIds: [criterion.id], generationStatus: 'derived' }
}

/** What a criterion is called in a title: its scenario's words, or its outcome; a mere label says nothing. */
function nameOf(criterion: AcceptanceCriterion): string {
  const title = criterion.title !== undefined && !/^[A-Z]{1,4}[-_ ]?\d+$/.test(criterion.title.trim()) ? criterion.title : undefined
  return capitalised(shorten(oneLine(title ?? (saysThen(criterion) ? criterion.then : criterion.text)), 70))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const noData = {
  en: {
    title: 'with no data to work on',
    about: (id: string) => `${id} is tried where there is nothing for it to work on.`,
    setUp: 'Set up: the system without any data for this',
    holds: 'There is no data for this',
    expected: 'It can be told that there is no data, and nothing else is shown in its place',
    assume: (id: string) => `${id} does not say what happens when there is no data; it is taken that this can be told from what is shown.`,
  },
  es: {
    title: 'cuando no hay datos',
    about: (id: string) => `${id} se prueba donde no hay datos para ello.`,
    setUp: 'Preparar: el sistema sin datos para esto',
    holds: 'No hay datos para esto',
    expected: 'Se puede saber que no hay datos, y no se muestra otra cosa en su lugar',
    assume: (id: string) => `${id} no dice qué pasa cuando no hay datos; se supone que se puede saber por lo que se muestra.`,
  },
} as const
