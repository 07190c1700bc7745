import { isDoing } from '../reading/action.ts'
import type { RuleLimit } from '../reading/rule-limits.ts'
import type { Rule } from '../reading/rule.ts'
import type { Wording } from '../wording/wording.ts'

/** The step that acts on a rule with a value of its own in the place of a limit's words. */
export function withValue(rule: Rule, { range, clause, part }: RuleLimit, value: string, wording: Wording): string {
  const followed = /^\s(?:after|before|since|tras|después|antes|desde|ago)(?!\p{L})/iu.test(clause.text.slice(clause.text.indexOf(range.words) + range.words.length))
  const { kind } = range.quantity
  const lasting = /^(?:for|durante|por|während|für|pendant)\s/iu.exec(range.words)?.[0]
  const at = lasting !== undefined ? `${lasting}${value}` : kind === 'duration' && !followed ? wording.boundary.after(value) : kind === 'time' || kind === 'date' ? wording.boundary.on(value, kind) : value
  const [front = '', ...behind] = clause.text.split(range.words)
  const predicate = front.trim() === '' || range.quantity.kind === 'duration' || range.quantity.kind === 'time' || range.quantity.kind === 'date' || /(?<!\p{L})(?:is|are|be|has|have|of|with|worth|weighs?|costs?|measures?|lasts?|takes?|reaches|vale|pesa|cuesta|mide|dura|contains?|es|son|tiene|tienen|de|con|contiene|ist|hat|mit|é|são|tem|com)\s$/iu.test(front)
  const replaced = front + (predicate ? at : `(${at})`) + behind.join(range.words)
  const action = rule.when.map((when) => (when === clause ? replaced : when.text)).join('; ')
  if (action === '' && part !== 'given') return wording.boundary.use(value, rule.subject, range.words)
  if (part === 'then') return wording.boundary.actAt(wording.positive.act(action), value)
  if (rule.actor !== undefined) return wording.positive.act(wording.positive.asActor(rule.actor, action))
  if (part !== 'given') return isDoing(action, wording.language) ? wording.positive.act(action) : wording.positive.cause(action)
  const setUp = wording.positive.setUp(replaced)
  return action === '' ? setUp : `${setUp}. ${wording.positive.act(action)}`
}
