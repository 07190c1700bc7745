import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { readEffect } from './read-effects.ts'
import { titled } from './english/effect.ts'
import { readCriterion } from './reading.ts'
import type { Value } from './value.ts'
import type { EffectStep, Rule } from './rule.ts'

/** So many rows of examples become steps of a case. */
const mostExamples = 20

/** A scenario outline: every row of its examples is carried out with its own values. */
export function outlineOf(criterion: ContextCriterion, language: Language, money: Value): Rule | undefined {
  const { examples = [], given, when, then } = criterion
  const [header = [], ...rows] = examples
  const used = header.filter((name) => name !== '' && `${given}\n${when}\n${then}`.includes(`<${name}>`))
  if (used.length === 0 || rows.length === 0) return undefined
  const steps = rows.slice(0, mostExamples).flatMap((row): EffectStep[] => {
    const cell = (name: string): string => row[header.indexOf(name)] ?? ''
    const fill = (text: string): string =>
      used.reduce((filled, name) => filled.replaceAll(`<${name}>`, cell(name)), text)
    const { examples: _, text: __, ...parts } = criterion
    const reading = readCriterion({ ...parts, given: fill(given), when: fill(when), then: fill(then) }, language, money)
    const effect = readEffect(reading)
    if (effect.kind !== 'effect' || effect.steps.length === 0) return []
    const situations = given
      .split('\n')
      .filter((line) => used.some((name) => line.includes(`<${name}>`)))
      .map((line) => fill(line.trim()).replace(/^(?:que|that|dass|qu['’])\s*/iu, ''))
    const data = used
      .filter((name) => `${given}\n${when}`.includes(`<${name}>`))
      .map((name) => `${name}: ${cell(name)}`)
      .join(', ')
    const last = effect.steps.length - 1
    const steps = effect.steps.map((one, at) =>
      at === last ? { ...one, outcome: effect.outcome, ...(data === '' ? {} : { data }) } : one,
    )
    // "Given a customer with 99 points": one of several that are prepared; each row's step names its own.
    return situations.length === 0 ||
      (language === 'en' && situations.every((words) => /^(?:an?|one|two) /i.test(words)))
      ? steps
      : steps.map((one, at) => (at === 0 ? { ...one, prepared: situations } : one))
  })
  if (steps.length === 0) return undefined
  const shown = rows.map((row) => used.map((name) => row[header.indexOf(name)] ?? '').join(' → ')).join(', ')
  return {
    kind: 'effect',
    source: criterion.title ?? when,
    given: language === 'en' ? preparedRows(given, used, rows, header) : [],
    steps,
    outcome: '',
    title: titled(criterion.title === undefined ? shown : `${criterion.title}: ${shown}`),
  }
}

/** What the rows of an outline need: "There is a customer with each of these: points 99, 100, 249". */
function preparedRows(given: string, used: string[], rows: string[][], header: string[]): string[] {
  return given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:an?|one|two) /i.test(line) && used.some((name) => line.includes(`<${name}>`)))
    .map((line) =>
      used.reduce(
        (filled, name) =>
          filled.replaceAll(
            `<${name}>`,
            [...new Set(rows.slice(0, mostExamples).map((row) => row[header.indexOf(name)] ?? ''))].join(' / '),
          ),
        line,
      ),
    )
}
