import {
  asideTitles,
  catchAllTitles,
  observationTitles,
  reproductionTitles,
  criteriaShortTitles,
  criteriaTitles,
  criteriaTitlesUnspaced,
  excludedTitles,
  productTitles,
  remarkEnding,
  remarkOpenings,
  remarkTitles,
  requirementTitles,
  stepTitles,
  storyTitles,
} from './section-words.ts'
import { withoutColon } from './trim-signs.ts'
import { announcesCriteria, titleMeaning } from './title-meaning.ts'

/** What a title says about the part of the ticket below it. */
export type TitleKind = 'criteria' | 'requirements' | 'excluded' | 'story' | 'unknown'

const maxTitleLength = 120
const maxLineTitleLength = 60

const wholeTitles = new Map<string, TitleKind>([
  ...storyTitles.map((title): [string, TitleKind] => [title, 'story']),
  ...requirementTitles.map((title): [string, TitleKind] => [title, 'requirements']),
  ...excludedTitles.map((title): [string, TitleKind] => [title, 'excluded']),
  ...[...criteriaTitles, ...criteriaShortTitles].map((title): [string, TitleKind] => [title, 'criteria']),
])
/** Titles of a single common word say nothing when they are only a part of a longer one. */
const criteriaPhrases = criteriaTitles.filter((title) => title !== 'acceptance').map(padded)
/** Most lines hold none of these words, and need no look at the phrases. */
const criteriaOpenings = new Set(criteriaTitles.map((title) => title.split(' ', 1)[0] ?? ''))
const excludedPhrases = excludedTitles.filter((title) => title.includes(' ') || title.length > 12).map(padded)
const asides = new Set(asideTitles)
const remarks = new Set(remarkTitles)
const observations = new Set(observationTitles)
const catchAll = new Set(catchAllTitles)
const productParts = new Set(productTitles)
const unspaced = criteriaTitlesUnspaced.map(titleWords)

/** Lower case, without accents, punctuation, emoji and a leading number; 'acceptance_criteria' and 'AcceptanceCriteria' become two words. */
export function titleWords(title: string): string {
  return title
    .slice(0, maxTitleLength * 2)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{N}'/]+/gu, ' ')
    .replace(/^[\d ]+(?=\p{L})/u, '')
    .trim()
}

/** Whether a title names what is left out or undecided, whatever it stands above or beside. */
export function isAside(title: string): boolean {
  return title.length <= maxTitleLength && asides.has(titleWords(title))
}

/** What a title that usually stands above no criteria says about a group of them: nothing, little, or that it is none. */
export type GroupDoubt = 'none' | 'some' | 'full'

/**
 * How doubtful it is that a title names a group of criteria. "Links" and "Questions" may; "Risks", "Tasks" and "Next steps"
 * rather name what the team tests or does; what is left out and what a bug does are never criteria.
 */
export function groupDoubt(title: string): GroupDoubt {
  const words = titleWords(title)
  if (title.length > maxTitleLength || observations.has(words) || isReproduction(title)) return 'full'
  if (asides.has(words)) return questions.test(words) ? 'none' : nextSteps.test(words) ? 'some' : 'full'
  return wholeTitles.get(words) === 'excluded' && teamWork.test(words) ? 'some' : 'none'
}

const questions = /^(?:questions?|preguntas|dudas|duvidas|perguntas|(?:ruck)?fragen)$/
const nextSteps = /^(?:next steps|follow ups?|na?echste schritte|nachste schritte)$/
/** Words of titles about the work on a ticket. */
// biome-ignore format: a list of words is read as a block
const teamWork = new RegExp(
  `(?:^| )(?:${[
    'test|qa|prueba|pruefung|defini|dod$|dor$|ris[kcq]|riesgo|assum|supuesto|premissa|hypothes|annahme|dependenc|abhang',
    'blocke|task|sub|to ?do|things to do|tarea|tarefa|tache|aufgabe|teilaufgabe|estima|story points|rollout|release|changelog',
    'stakeholder|implement|umsetzung|architect|solution|decision|entscheid|environ|entorno|ambiente|umgebung|workaround',
    'files|mock|maquet|figma|wireframe|screenshot|prototip|tech|tecnic|stack|how|como se hace|checklist',
  ].join('|')})`,
)

/** Whether a line is nothing but the title of remarks: "obs", "N.B." */
export function isRemarkTitle(line: string): boolean {
  return line.length <= maxLineTitleLength && remarks.has(titleWords(line))
}

/** Whether a title of a part of the ticket may name a part of the product instead: "Link", "Status". */
export function namesProductPart(title: string): boolean {
  return productParts.has(titleWords(title))
}

/** Whether a title names whatever is left: "Other", "Sonstiges". */
export function isCatchAll(title: string): boolean {
  return catchAll.has(titleWords(title))
}

/** Whether a title names what a bug does instead of what was expected. */
export function isObservation(title: string): boolean {
  return observations.has(titleWords(title))
}

/** Whether a title stands above the steps of a bug; "Steps" alone does only in a ticket that tells what happens instead. */
export function isReproduction(title: string): boolean {
  return reproductionTitles.includes(titleWords(title)) || isStepTitle(title)
}

export function isStepTitle(title: string): boolean {
  return stepTitles.includes(titleWords(title))
}

/** Reads a heading, a panel or expand title, or a field's display name. */
export function titleKind(title: string): TitleKind {
  const known = knownKind(title)
  return known === 'unknown' && title.length <= maxTitleLength ? titleMeaning(titleWords(title)) : known
}

/** What a title of the lists says; other titles are read by their meaning alone, and may be wrong. */
export function knownKind(title: string): TitleKind {
  if (title.length > maxTitleLength) return 'unknown'
  const words = titleWords(title)
  const whole = wholeTitles.get(words)
  if (whole) return whole
  const spaced = padded(words)
  if (excludedPhrases.some((phrase) => spaced.startsWith(phrase))) return 'excluded'
  if (isRemarks(words)) return 'excluded'
  if (criteriaPhrases.some((phrase) => spaced.includes(phrase)) || unspaced.some((phrase) => words.includes(phrase)))
    return 'criteria'
  return qualifiedKind(title)
}

/** "Partner notes" or "Hinweise zur Umsetzung": a longer title that is still one of remarks. */
function isRemarks(words: string): boolean {
  const all = words.split(' ')
  if (all.length > 1 && remarkOpenings.includes(all[0] ?? '')) return true
  return all.length <= 4 && remarkEnding.test(words)
}

/** "Expected behaviour – pagination", "Rules (tickets)", "Checklist – criteria": a known title and what it is about. */
function qualifiedKind(title: string): TitleKind {
  const parts = title.split(/\s[–—-]\s|[:(|]/)
  if (parts.length < 2) return 'unknown'
  const [head = '', ...rest] = parts.map((part) => wholeTitles.get(titleWords(part)))
  if (head === 'requirements') return 'requirements'
  return namesChecklist(parts[0] ?? '') && rest.includes('criteria') ? 'criteria' : 'unknown'
}

/** "Checklist", "Smart Checklist Items", "Lista de verificación": says how its items are written down, not what they are. */
export function namesChecklist(name: string): boolean {
  return (
    name.length <= maxTitleLength &&
    /^(?:(?:smart|issue|jira) )?(?:check ?lists?|checkliste|prufliste|lista de (?:verificacion|comprobacion|control|verificacao|controle)|liste de (?:controle|verification))(?: (?:items?|text|view only|elementos|itens|punkte|for jira))*$/.test(
      titleWords(name),
    )
  )
}

/**
 * Reads a line that is no real heading: bold, or ending in a colon. It is a title only when it is nothing but the words of
 * a known one, or begins with the criteria's title; what follows a colon on the same line is given back as `rest`.
 */
export function lineTitle(text: string): { kind: TitleKind; title: string; rest: string } | undefined {
  const colon = text.slice(0, maxTitleLength).search(/[:：]/)
  const head = colon < 0 ? text : text.slice(0, colon)
  const rest = colon < 0 ? '' : text.slice(colon + 1).trim()
  if (head.length > maxLineTitleLength) return undefined
  const words = titleWords(head)
  const whole = wholeTitles.get(words) ?? wholeTitles.get(titleWords(head.replace(/\([^()]*\)\s*$/, '')))
  if (whole) return { kind: whole, title: head.trim(), rest }
  return namesCriteria(words) && !/[.!?]$/.test(head.trim())
    ? { kind: 'criteria', title: head.trim(), rest }
    : undefined
}

/**
 * Reads a line by its meaning: for a line that stands out as a title, or leads to the list right below it. A sentence that
 * ends in a full stop is none.
 */
export function impliedTitle(text: string): { kind: TitleKind; title: string; rest: string } | undefined {
  if (text.length > maxTitleLength || /[.!]$/.test(text) || /[:：]\s*\S/u.test(text)) return undefined
  const words = titleWords(text)
  const kind = announcesCriteria(words)
    ? 'criteria'
    : text.length <= maxLineTitleLength
      ? titleMeaning(words)
      : 'unknown'
  return kind === 'unknown' ? undefined : { kind, title: withoutColon(text), rest: '' }
}

/** 'Acceptance Criteria (MVP)' names them; 'Acceptance criteria were agreed with the team on Monday' is a sentence. */
function namesCriteria(words: string): boolean {
  const spaced = padded(words)
  const may = words.split(' ').some((word) => criteriaOpenings.has(word))
  const phrase =
    (may ? criteriaPhrases.find((title) => spaced.includes(title)) : undefined) ??
    unspaced.find((title) => words.startsWith(title))
  if (phrase === undefined) return false
  const others = spaced
    .replace(phrase, ' ')
    .split(' ')
    .filter((word) => word !== '')
  return others.length <= 3 && !others.some((word) => verbs.has(word))
}

/** A head with one of these says something about the criteria instead of naming them. */
// biome-ignore format: a list of words is read as a block
const verbs = new Set([
  'are', 'is', 'was', 'were', 'must', 'should', 'will', 'have', 'has', 'need', 'see', 'per', 'met', 'all', 'no',
  'without', 'ver', 'son', 'deben', 'sao', 'devem', 'voir', 'sont', 'sind', 'siehe',
])

/** With a space at either end, so that a phrase is found as whole words. */
function padded(words: string): string {
  return ` ${words} `
}
