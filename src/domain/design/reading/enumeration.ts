import type { Clause } from './clause.ts'
import type { Rule } from './rule.ts'

/** A list of alternatives or parts that a criterion names. */
export interface Enumeration {
  items: string[]
  /** Whether the list is part of the situation or the action, so that the outcome is due for each item. */
  varied: boolean
  /** Whether one of them is chosen or put in ('allowed formats', 'filter by'); otherwise all of them are to be there. */
  choice: boolean
  /** Whether nothing else is allowed. */
  closed: boolean
}

const fewest = 3
const most = 12
const longestItem = 48

const afterColon = /:\s*([^:.;!?\n]{5,400})$/u
const inBrackets = /\(([^()\n]{5,300})\)/gu
const andList = /((?:"[^"\n]{1,40}"|`[^`\n]{1,40}`|[\p{Lu}\p{N}][\p{L}\p{N}+/.&-]{0,24}(?: [\p{L}\p{N}+-]{1,20}){0,2})(?:\s*,\s*(?:"[^"\n]{1,40}"|`[^`\n]{1,40}`|[\p{L}\p{N}][\p{L}\p{N}+/.&-]{0,24}(?: [\p{L}\p{N}+-]{1,20}){0,2})){0,10},?\s+(?:and|or|y|o|e|ou|und|oder|et)\s+(?:"[^"\n]{1,40}"|`[^`\n]{1,40}`|[\p{Lu}\p{N}][\p{L}\p{N}+/.&-]{0,24}(?: [\p{Lu}][\p{L}\p{N}+-]{1,20}){0,2}))/u
const choiceWords = /(?<!\p{L})(?:select\p{L}*|choos\p{L}*|choice|pick\p{L}*|filter\p{L}*|sort\p{L}*|allowed|supports?|supported|accept\p{L}*|formats?|types?|one of|either|statuse?s?|states?|roles?|options?|upload\p{L}*|priorit(?:y|ies)|seleccion\p{L}*|elegir|filtr\p{L}*|permitid\p{L}*|admite\p{L}*|acepta\p{L}*|formatos?|tipos?|estados?|roles|opciones|prioridad)(?!\p{L})/iu
const shownWords = /(?<!\p{L})(?:show\p{L}*|display\p{L}*|visible|includes?|contains?|mostrad[oa]s?|muestra\p{L}*|visibles?|incluye\p{L}*|solicita\p{L}*)(?!\p{L})/iu
const closedWords = /(?<!\p{L})(?:only|allowed|supported|accepted|one of|must be|valid|available|solo|sólo|únicamente|permitid[oa]s?|disponibles?|deben? ser|v[áa]lid[oa]s?|admitid[oa]s?)(?!\p{L})/iu

/** The first list of at least three short items that a rule names; undefined where it names none. */
export function enumerationOf(rule: Rule): Enumeration | undefined {
  const text = rule.text.slice(0, 2_000)
  const items = firstList(text)
  if (items === undefined) return undefined
  const among = (clauses: Clause[]): boolean => clauses.some((clause) => items.every((item) => clause.text.includes(item)))
  const varied = !rule.statement && among([...rule.given, ...rule.when])
  const choice = varied || (rule.statement && choiceWords.test(text) && !shownWords.test(text))
  return { items, varied, choice, closed: choice && !varied && closedWords.test(text) && !/(?<!\p{L})(?:etc|e\.g|for example|such as|por ejemplo)/iu.test(text) }
}

function firstList(text: string): string[] | undefined {
  const colon = afterColon.exec(text)?.[1]
  if (colon !== undefined) {
    const items = itemsOf(colon)
    if (items !== undefined) return items
  }
  for (const [, inside = ''] of text.matchAll(inBrackets)) {
    const items = /^(?:e\.g|i\.e|p\. ?ej)/i.test(inside) ? undefined : itemsOf(inside)
    if (items !== undefined) return items
  }
  const listed = andList.exec(text)?.[1]
  return listed === undefined ? undefined : itemsOf(listed)
}

/** The ending or name of a file format. */
export const fileFormat = /^\.?(?:txt|pdf|png|jpe?g|gif|svg|webp|zip|csv|docx?|xlsx?|json|xml|ya?ml|mp[34]|html|bmp|tiff?|heic)$/i

function itemsOf(list: string): string[] | undefined {
  const slashed = !list.includes(',') && /^[^\s/]+(?:\s?\/\s?[^\s/]+){2,}$/u.test(list.trim())
  const parts = slashed ? list.split('/') : list.split(/\s*,\s*(?:and |or |y |o |e |ou |und |oder |et )?|\s+(?:and|or|y|o|ou|und|oder|et)\s+/u)
  const items = [...new Set(parts.map((part) => part.replace(/^["“'`]|["”'`.]$/g, '').replace(/\.{3}$|…$/, '').trim()).filter((part) => /[\p{L}\p{N}]/u.test(part) && !/^etc/i.test(part)))]
  if (items.length < (items.every((item) => fileFormat.test(item)) ? 2 : fewest) || items.length > most || /[=<>{}]|\(|\)$/.test(list.replace(/\([^()]*\)/g, '')) || items.some((item) => item.length > longestItem || item.split(' ').length > 4 || /(?<!\p{L})(?:is|are|must|should|when|if|not|that|which|es|son|debe|si|no|que)(?!\p{L})/iu.test(item))) return undefined
  return items
}
