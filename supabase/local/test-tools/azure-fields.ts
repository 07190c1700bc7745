import { textAnswer, unescaped } from './sandbox.ts'

/** What the sandbox of Azure DevOps knows of the fields of a work item, and of queries for them. */

export const areas: Record<string, string[]> = {
  Shop: ['Shop', 'Shop\\Checkout', 'Shop\\Checkout\\Payment'],
  'Web site': ['Web site'],
}

/** Why Azure refuses the value of a field; undefined if it takes it. */
export function fieldProblem(field: string, value: unknown, project: string): string | undefined {
  const rule = (name: string, code: string): string => `TF401320: Rule Error for field ${name}. Error code: ${code}.`
  switch (field) {
    case 'System.Title':
      if (typeof value !== 'string' || value.trim() === '') return rule('Title', 'Required, InvalidEmpty')
      return value.length > 255 ? rule('Title', 'InvalidTooLong') : undefined
    case 'System.Tags':
      return typeof value === 'string' && value.split(/[;,]/).every((tag) => tag.length <= 400)
        ? undefined
        : rule('Tags', 'InvalidTooLong')
    case 'System.AreaPath':
      return (areas[project] ?? []).some((path) => path === value)
        ? undefined
        : `TF401347: Invalid tree name given for work item -1, field 'System.AreaPath'.`
    case 'Microsoft.VSTS.Common.Priority':
      return [1, 2, 3, 4].some((level) => level === value) ? undefined : rule('Priority', 'HasValues, LimitedToValues')
    case 'Microsoft.VSTS.TCM.Steps':
      return typeof value === 'string' && /^<steps id="0" last="\d+">.*<\/steps>$/s.test(value)
        ? undefined
        : rule('Steps', 'InvalidXml')
    case 'System.Description':
      return undefined
    default:
      return `TF51535: Cannot find field ${field}.`
  }
}

const stepPattern =
  /<step id="\d+" type="ActionStep"><parameterizedString isformatted="true">([^<]*)<\/parameterizedString><parameterizedString isformatted="true">([^<]*)<\/parameterizedString><description\/><\/step>/g

/** The texts of the steps as a person sees them: the XML holds HTML. */
export function stepsOf(xml: unknown): { action: string; data: string; expected: string }[] {
  if (typeof xml !== 'string') return []
  const shown = (text = ''): string => textAnswer(unescaped(text))
  return [...xml.matchAll(stepPattern)].map(([, action, expected]) => ({
    action: shown(action),
    data: '',
    expected: shown(expected),
  }))
}

export function parametersOf(xml: unknown): string[] {
  return typeof xml === 'string' ? [...new Set([...xml.matchAll(/@([\p{L}\d_]+)/gu)].map(([, name = '']) => name))] : []
}

export function tagsOf(tags: unknown): string[] {
  return typeof tags === 'string' ? tags.split(/[;,]/).flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()])) : []
}

export function tidyTags(tags: string): string {
  return [...new Set(tagsOf(tags))].join('; ')
}

export const maxQueryLength = 32_000

type Matches = (fields: Record<string, unknown>) => boolean

const condition = /^\[([\w.]+)\]\s*(=|CONTAINS)\s*(@project|'((?:[^']|'')*)')$/i

/**
 * Reads `SELECT [System.Id] FROM WorkItems WHERE a AND b AND (c OR d)`, where each letter is a comparison with `=` or
 * CONTAINS; the text of the refusal for anything else. Texts compare without regard to case, tags as a whole.
 */
export function readWorkItemQuery(text: string, project: string): Matches | string {
  const where = /^\s*SELECT\s+\[System\.Id\]\s+FROM\s+WorkItems\s+WHERE\s+(.+)$/is.exec(text)?.[1]
  if (where === undefined) return 'TF51006: The query statement is missing a FROM clause.'
  const parts = split(where.replace(/\s+ORDER\s+BY\s+\[System\.Id\]\s*$/i, ''), 'AND')
  const all: Matches[] = []
  for (const part of parts) {
    const choices = split(/^\((.*)\)$/s.exec(part)?.[1] ?? part, 'OR').map((one) => readCondition(one, project))
    const read = choices.filter((choice) => choice !== undefined)
    if (read.length < choices.length)
      return `TF51005: The query references a field that does not exist, near «${part}».`
    all.push((fields) => read.some((matches) => matches(fields)))
  }
  return (fields) => all.every((matches) => matches(fields))
}

/** The parts between a word that is neither quoted nor in brackets. */
function split(text: string, word: 'AND' | 'OR'): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|\s+(?:AND|OR)\s+|[\s\S]/gi)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0 && token.trim().toUpperCase() === word) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${token}`)
  }
  return parts.map((part) => part.trim())
}

function readCondition(text: string, project: string): Matches | undefined {
  const [, field = '', operator = '', value = '', quoted = ''] = condition.exec(text) ?? []
  if (field === '') return undefined
  const wanted = (value.toLowerCase() === '@project' ? project : quoted.replaceAll("''", "'")).toLowerCase()
  if (field === 'System.Tags')
    return (fields) => tagsOf(fields['System.Tags']).some((tag) => tag.toLowerCase() === wanted)
  const contains = operator.toUpperCase() === 'CONTAINS'
  return (fields) => {
    const held = fields[field]
    const found = typeof held === 'string' ? held.toLowerCase() : ''
    return contains ? found.includes(wanted) : found === wanted
  }
}
