import { subjectOf } from './subject.ts'

/** A part of a criterion: its words on one line, and the table or text block that came with it, as data. */
export interface Clause {
  text: string
  attached?: string
}

const leadingWord = /^(?:(?:and|but|y|e|pero|mas|und|aber|et|mais|och|og|и|но|а)(?=\s)|\*(?=\s)|[-–•](?=\s))\s*/iu

/** Splits a part of a criterion, `Given a⏎And b⏎| data |`, into its clauses. */
export function clausesOf(part: string): Clause[] {
  const clauses: Clause[] = []
  let block: string[] | undefined
  for (const line of part.slice(0, longestPart).split('\n')) {
    const text = line.trim()
    const fence = /^(?:"""|''')/.test(text)
    if (block !== undefined) {
      if (fence) block = closeBlock(clauses, block)
      else block.push(text)
    } else if (fence) block = []
    else if (text.startsWith('|')) attach(clauses, text)
    else if (/[\p{L}\p{N}]/u.test(text)) clauses.push({ text: tidy(text) })
  }
  if (block !== undefined) closeBlock(clauses, block)
  return clauses.filter((clause) => clause.text !== '').slice(0, mostClauses)
}

const longestPart = 20_000
const mostClauses = 40

function closeBlock(clauses: Clause[], block: string[]): undefined {
  attach(clauses, block.join('\n').trim())
}

function attach(clauses: Clause[], data: string): void {
  const last = clauses.at(-1)
  if (last === undefined || data === '') return
  last.attached = last.attached === undefined ? data : `${last.attached}\n${data}`
}

/** Ticks, boxes and other signs in front of a line, and the number of a checklist entry. */
const marks = /^(?:[\s\uFE0F\u200D]|(?![\d#*])\p{Emoji_Presentation}|[✓✔✅❌✗✘☐☑☒⏳□■▪▶►•]|#\d{1,3}(?=\s))+/u

/**
 * Outcomes joined by 'and' that each have a subject of their own, apart: 'the status is Cancelled and the amount is
 * refunded'. Then a failure says which one it was.
 */
export function outcomesApart(clauses: Clause[]): Clause[] {
  return clauses.flatMap((clause) => {
    if (clause.attached !== undefined || clause.text.length > longestJoined || /["“«`]/.test(clause.text)) return [clause]
    const parts = clause.text.split(/,?\s(?:and|y)\s(?=(?:the|an?|its|their|all|no|each|el|la|los|las|un|una|su|sus)\s)/iu)
    return parts.length > 1 && parts.every((part) => subjectOf(part) !== undefined) ? parts.map((text) => ({ text })) : [clause]
  })
}

const longestJoined = 300

/** One line, without the joining word in front and without marks that only meant bold. */
export function tidy(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/(\*\*|__)(?=\S)([^*_]+?)\1/g, '$2').replace(marks, '').trim()
  return withoutEnd(line.replace(leadingWord, ''))
}

/** Without the full stop, comma or colon at the end. */
export function withoutEnd(text: string): string {
  return text.replace(/[\s.,;:。、，；：]+$/u, '')
}
