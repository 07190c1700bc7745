import type { Reading } from '../reading.ts'
import type { Rule, RuleOf } from '../rule.ts'
import { plain } from '../stretch.ts'
import { withChoice } from './arranged.ts'
import { repeatsRule } from './echoes.ts'
import { romanceEffects } from './effects.ts'
import type { Romance } from './grammar.ts'

/** The sentences that no rule was read from, and whose messages no rule expects. */
export function romanceRest(reading: Reading, rules: Rule[], language: Romance): Rule[] {
  const told = rules.map(({ source }) => source)
  const expected = rules.flatMap((rule) => ('message' in rule && rule.message !== undefined ? [rule.message] : []))
  // The request beyond a rate is answered in the case of the rate.
  const counted = rules.some(({ kind }) => kind === 'rate')
  const open = reading.clauses.filter(({ role, text }) => {
    const words = plain(reading, text)
    return (
      role === 'statement' &&
      !told.some((source) => source.includes(words)) &&
      !(counted && /(?<!\d)429(?!\d)/.test(words)) &&
      !repeatsRule(words, rules, language) &&
      !expected.some((message) => words.includes(message))
    )
  })
  return romanceEffects(reading, open, language).map(
    (effect) => mustBeGiven(effect, rules) ?? withChoice(effect, rules, language),
  )
}

/** "É obrigatório." behind a list of values. */
function mustBeGiven({ source }: RuleOf<'effect'>, rules: Rule[]): Rule | undefined {
  const options = rules.find((rule) => rule.kind === 'options')
  return options?.kind === 'options' &&
    /^(?:es|é|est|il est|elle est) (?:obligatori[oa]|obrigatóri[oa]|obligatoire)\.?$/iu.test(source)
    ? { kind: 'required', source, fields: [options.thing.words], optional: false }
    : undefined
}
