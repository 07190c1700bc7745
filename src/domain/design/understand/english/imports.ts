import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'

const rows = '(?<rows>rows|lines|records|entries|products|contacts|customers|addresses|users|items)'
const most = new RegExp(
  `(?:up to|at most|no more than|not more than|a maximum of|max\\.?|maximum) (?<count>\\d[\\d,]*) ${rows}(?!\\p{L})|limited to (?<limited>\\d[\\d,]*) ${rows.replace('rows>', 'kinds>')}(?!\\p{L})`,
  'iu',
)
const file =
  /(?<!\p{L})(?:(?<kind>CSV|XLSX|Excel|JSON|XML|text)[ -]?)?(?:files?|import|upload|list|spreadsheet)(?!\p{L})/iu

/** "CSV files with up to 1,000 rows are imported": a file with so many, and one with one more. */
export function rowsOfFile(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = most.exec(text)?.groups
  const written = found?.count ?? found?.limited
  const kind = /(?<!\p{L})(?<kind>CSV|XLSX|Excel|JSON|XML)[ -]files?/iu.exec(text)?.groups?.kind
  const noun = (found?.rows ?? found?.kinds)?.toLowerCase()
  if (written === undefined || noun === undefined || !file.test(text)) return undefined
  if (/export|download/iu.test(text) || clause.condition !== undefined) return undefined
  const count = Number(written.replaceAll(',', ''))
  const shown = (number: number): string => (written.includes(',') ? number.toLocaleString('en-US') : String(number))
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const refusal =
    /(?<!\p{L})(?:larger|longer|bigger|more|others?|otherwise|beyond|above|refused|rejected)(?!\p{L})/iu.test(tail)
  const message = /["“][^"”]{3,160}["”]/u.exec(refusal ? tail : text)?.[0]
  const one = `${kind === undefined || /^excel$/iu.test(kind) ? (kind === undefined ? 'a' : 'an Excel') : /^x/iu.test(kind) ? `an ${kind}` : `a ${kind}`} file`
  return {
    kind: 'effect',
    source: refusal && tail !== '' ? `${text}. ${tail}` : text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Import ${one} with ${shown(count)} valid ${noun}`,
        data: `${shown(count)} ${noun}`,
        outcome: `All ${shown(count)} ${noun} are imported`,
      },
      {
        what: 'action',
        words: `Import ${one} with ${shown(count + 1)} valid ${noun}`,
        data: `${shown(count + 1)} ${noun}`,
        refused: true,
        outcome: `${message === undefined ? 'The file is refused' : `${message} is displayed`}; none of its ${noun} is imported`,
      },
    ],
    outcome: '',
    title: titled(`${capitalise(one)}: ${shown(count)} ${noun} imported, ${shown(count + 1)} refused`),
  }
}

/** "If a row is invalid, it is skipped and listed in the report; the other rows are imported": one of three rows is. */
export function invalidRow(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { row, fault } =
    /^(?:if |when )?(?:an?|the|one|any) (?<row>row|line|record|entry) (?:is|has|contains) (?<fault>invalid|incorrect|incomplete|wrong|faulty|an error|errors|missing values|a missing value)/iu.exec(
      clause.condition === undefined ? text : plain(reading, clause.condition),
    )?.groups ??
    /^(?:invalid|incorrect|incomplete|faulty|wrong) (?<row>row|line|record)s (?<fault>are)/iu.exec(text)?.groups ??
    {}
  if (row === undefined || fault === undefined) return undefined
  const outcome = plain(reading, clause.main)
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const others = /^(?:all |the )*(?:other|remaining|valid|rest) /iu.test(tail) || /^the rest /iu.test(tail)
  const skipped = /(?<!\p{L})(?:skipped|ignored|left out|not imported)(?!\p{L})/iu.test(outcome)
  const kept = others || skipped
  return {
    kind: 'effect',
    source: others ? `${text}. ${tail}` : text,
    given: [`There is a file with three ${row}s: the first and the third are valid, the second is not`],
    steps: [
      {
        what: 'action',
        words: 'Import the file',
        outcome: capitalise(
          outcome
            .replace(/^(?:it|invalid \p{L}+|they|the \p{L}+)(?= (?:is|are) )/iu, `the second ${row}`)
            .replace(/ are /u, ' is '),
        ),
      },
      ...(kept
        ? [
            {
              what: 'action' as const,
              words: `Look at the imported ${row}s`,
              outcome: `The first and the third ${row} are imported; the second is not`,
            },
          ]
        : []),
    ],
    outcome: '',
    title: titled(others ? `${text}; ${tail}` : text),
  }
}
