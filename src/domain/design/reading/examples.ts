import type { Clause } from './clause.ts'
import type { Rule } from './rule.ts'

/** A row of example data: its values by column, and as a tester reads them. */
export interface ExampleRow {
  values: Map<string, string>
  /** 'a = 2; b = 3' */
  text: string
}

/** The example rows of a rule that its clauses use by `<column>`; none where they are plain data. */
export function outlineRows(rule: Rule): ExampleRow[] {
  const [header, ...rows] = rule.examples
  if (header === undefined || !usesColumns(rule, header)) return []
  return rows.map((row) => {
    const pairs = header.map((column, index): [string, string] => [column, row[index] ?? ''])
    return { values: new Map(pairs), text: pairs.map(([column, value]) => `${column} = ${shown(value)}`).join('; ') }
  })
}

function usesColumns(rule: Rule, header: string[]): boolean {
  const text = [...rule.given, ...rule.when, ...rule.then].map((clause) => `${clause.text}\n${clause.attached ?? ''}`).join('\n')
  return header.some((column) => text.includes(`<${column}>`))
}

/** A clause with the values of a row in the place of its columns. */
export function filledIn(clause: Clause, row: ExampleRow): Clause {
  return { text: fill(clause.text, row), ...(clause.attached === undefined ? {} : { attached: fill(clause.attached, row) }) }
}

function fill(text: string, { values }: ExampleRow): string {
  return text.replace(/<([^<>\n]{1,100})>/g, (all, column: string) => shown(values.get(column.trim()) ?? all))
}

/** An empty cell is an empty value, and is written so. */
function shown(value: string): string {
  return value === '' ? '""' : value
}

/** A rule as its first example row makes it, for techniques that vary something else; plain data becomes its first clause's. */
export function withFirstRow(rule: Rule): Rule {
  const [first] = outlineRows(rule)
  if (first === undefined) return rule.examples.length > 0 ? withDataTable(rule) : rule
  const all = (clauses: Clause[]): Clause[] => clauses.map((clause) => filledIn(clause, first))
  return { ...rule, given: all(rule.given), when: all(rule.when), then: all(rule.then), text: fill(rule.text, first), ...(rule.title === undefined ? {} : { title: fill(rule.title, first) }), examples: [] }
}

const mostRows = 20

/** Rows that no clause names by column are the data of the clause that announces them, else of the first one. */
export function withDataTable(rule: Rule): Rule {
  const clauses = [...rule.given, ...rule.when, ...rule.then]
  if (rule.examples.length === 0 || clauses.some((clause) => clause.attached !== undefined)) return rule
  const owner = clauses.find(({ text }) => /(?:following|below|table|siguientes?|tabla|folgende|suivant)/iu.test(text)) ?? clauses[0]
  const table = rule.examples.slice(0, mostRows + 1).map((row) => `| ${row.join(' | ')} |`).join('\n')
  const attach = (clause: Clause): Clause => (clause === owner ? { ...clause, attached: table } : clause)
  return { ...rule, given: rule.given.map(attach), when: rule.when.map(attach), then: rule.then.map(attach), examples: [] }
}
