import { columnRoles, namesCriteriaColumns } from '../../criteria/table-columns.ts'
import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { parseSentence } from './english/sentence.ts'
import { isStem } from './english/words.ts'

/** A criterion that is the row of a table, as a tester would say it; undefined for any other. */
export function spokenRow(criterion: ContextCriterion, language: Language): ContextCriterion | undefined {
  const labelled = labelledRow(criterion)
  if (labelled !== undefined) return labelled
  const row = (language === 'en' ? answeredRow(criterion) : undefined) ?? ruleRow(criterion, language)
  return row === undefined ? undefined : { id: criterion.id, given: '', when: '', then: row, text: row }
}

/** "ID: AC-1 | Scenario: User scans the code | Expected Result: The key is saved": every cell carries its column's name. */
function labelledRow({ id, text = '', title }: ContextCriterion): ContextCriterion | undefined {
  if (!text.includes(' | ') || text.includes('\n')) return undefined
  const cells = text.split(' | ').map((cell) => /^\s*(?<label>[^:|]{1,40}): +(?<value>.+)$/u.exec(cell)?.groups)
  const roles = columnRoles(cells.map((cell) => cell?.label ?? '-'))
  if (!namesCriteriaColumns(roles)) return undefined
  const read = (role: 'criterion' | 'given' | 'when' | 'then' | 'title'): string =>
    cells.flatMap((cell, at) => (roles[at] === role && cell?.value !== undefined ? [cell.value] : [])).join('\n')
  const name = read('title') || title
  const rule = read('criterion')
  return {
    id,
    given: read('given'),
    when: read('when'),
    then: read('then') || rule,
    ...(rule === '' ? {} : { text: rule }),
    ...(name === undefined ? {} : { title: name }),
  }
}

/** "Weight | per parcel 0.1 kg – 31.5 kg | 422": the row of a table of an interface's rules and answers as sentences. */
function answeredRow({ given, when, then, title }: ContextCriterion): string | undefined {
  const found =
    /^(?:Rule|Condition|Requirement|Check): (?<rule>[^;]+(?:; [^;]+)*?); (?:Answer|Response|Reply|Result|Status): (?<answer>[1-5]\d\d(?!\d).*)$/su.exec(
      then.trim(),
    )?.groups
  const topic = [when, given].find((text) => text.trim() !== '' && !text.includes('initial state')) ?? title ?? ''
  if (found?.rule === undefined || found.answer === undefined || topic === '' || topic.includes('\n')) return undefined
  const { rule, answer } = found
  // A peculiar request is answered itself; a rule for a value tells how every other value is answered.
  if (!/^[45]/.test(answer) || situations.test(topic))
    // "Repeat | same key and same body": the rule says what the request is like.
    return /^(?:the )?(?:same|different|another|other|more than|fewer than|no|without|missing) /iu.test(rule) &&
      parseSentence(rule) === undefined
      ? `${capital(rule)} → ${answer}.`
      : `${topic} → ${answer}. ${/\d$/.test(answer) ? capital(rule) : rule}.`
  const [first = ''] = rule.split(' ')
  const subject = first.toLowerCase() === topic.toLowerCase() || parseSentence(rule) !== undefined ? '' : `${topic}: `
  return `${subject}${rule}. Anything else → ${answer.replace(/ otherwise$/iu, '')}.`
}

const ruleColumn =
  /^(?:rules?|requirements?|regeln?|anforderung(?:en)?|reglas?|requisitos?|règles?|exigences?|regras?) ?: /iu
const answerColumn =
  /^(?:answers?|responses?|repl(?:y|ies)|results?|status|error(?: message)?|message|antwort|meldung|fehler|respuesta|resultado|mensaje|réponse|résultat|message|resposta|mensagem) ?: /iu
const topicColumn = /^(?:area|topic|field|feature|parameter|what) ?: /iu
/** "Missing or malformed: 400": what is missing stands in another column. */
const bareState =
  /^(?:(?:missing|malformed|expired|duplicate|invalid|unknown|wrong|revoked|empty|unsupported)(?: or |, )?)+(?=:)/iu
const otherwise: Record<Language, string> = {
  en: 'Anything else',
  de: 'Sonst',
  es: 'En otro caso',
  fr: 'Sinon',
  pt: 'Caso contrário',
}

/** "Area: Weight", "Rule: 50 to 31500", then "422 weight": the cells of a table that states a rule and how its breach is answered. */
function ruleRow({ given, when, then }: ContextCriterion, language: Language): string | undefined {
  const cells = given.split('\n')
  const rule = cells.find((cell) => ruleColumn.test(cell))?.replace(ruleColumn, '')
  if (rule === undefined || when.includes('\n')) return undefined
  const answer = then.trim().replace(answerColumn, '')
  const topic =
    /^(?<name>\p{Lu}[\p{L} -]{2,30}),/u.exec(rule)?.groups?.name ??
    cells.find((cell) => topicColumn.test(cell))?.replace(topicColumn, '') ??
    ''
  const answers = answer.split(/(?<=[^\s.]{2})[.;] +/u).map((text) =>
    // Neither a condition in front of the status nor one behind it: every other value.
    /^(?:[1-5]\d\d(?!\d)[^:]*|["“„«].*)$/u.test(text)
      ? `${otherwise[language]}: ${text}`
      : capital(
          language === 'en' ? text.replace(bareState, `$& ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`) : text,
        ),
  )
  return `${rule.replace(/\.$/u, '')}. ${answers.join('. ').replace(/\.$/u, '')}.`
}

const situations =
  /(?<!\p{L})(?:missing|unknown|revoked|expired|invalid|too many|repeat(?:ed)?|conflict(?:ing)?|duplicate|wrong|unauthori[sz]ed|forbidden|not found|valid|empty|without)(?!\p{L})/iu

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Site staff | See registration and time": the first cell of a row names its topic, and is the subject where the rule has none. */
export function withoutTopic(text: string): string {
  const { topic, rest } = /^\s*(?<topic>[^|.:;]{2,40}) \| (?<rest>\p{L}[^|]{12,})$/u.exec(text)?.groups ?? {}
  if (topic === undefined || rest === undefined) return text
  const [first = ''] = rest.split(' ')
  return /^\p{Lu}\p{Ll}+$/u.test(first) && isStem(first) && parseSentence(rest.split(/[.;]/)[0] ?? '') === undefined
    ? `${topic} ${first.toLowerCase()}${rest.slice(first.length)}`
    : rest
}

/** "3 | Season | Low or high": the row's number says nothing, its first cell names what the second is about. */
export function withoutNumber(text: string): string {
  return text
    .replace(/^\s*\d{1,3} \| (?<label>[^|\n]{2,80}) \| (?=[^|]+$)/u, '$<label>: ')
    .replace(/^\s*(?<label>\p{Lu}[^|\n:.]{1,40}) \| (?=[^|\n]+$)/u, '$<label>: ')
}

/** "3 | The name is unique": the first column only counts the rows. */
export function withoutRowNumber(criterion: ContextCriterion): ContextCriterion {
  const rest = /^\s*(?:[A-Z]{1,4}-?)?\d{1,3}[.)]? \| (?<rest>[^|\n]{8,})$/u.exec(criterion.text ?? '')?.groups?.rest
  return rest === undefined ? criterion : { ...criterion, given: '', when: '', then: rest, text: rest }
}
