import type { TablePiece, TextPiece } from './piece.ts'
import { titleKind, titleWords } from './section-title.ts'

export type ColumnRole = 'criterion' | 'given' | 'when' | 'then' | 'title' | 'id' | 'ignored' | 'detail'

const names: Record<Exclude<ColumnRole, 'detail' | 'criterion'>, string[]> = {
  id: ['id', 'ac', 'ac id', 'no', 'nr', 'n', 'number', 'ref', 'key', 'numero', 'num', 'nummer', 'criterion id', ''],
  // biome-ignore format: a list of words is read as a block
  title: [
    'title', 'name', 'scenario name', 'test case', 'titulo', 'nombre', 'nome', 'titre', 'nom', 'titel', 'case',
    'scenario title',
  ],
  // biome-ignore format: a list of words is read as a block
  given: [
    'given', 'precondition', 'preconditions', 'pre condition', 'pre conditions', 'context', 'initial state', 'state',
    'prerequisite', 'prerequisites', 'dado', 'dada', 'precondicion', 'precondiciones', 'pre condicao', 'precondicao',
    'pre condicoes', 'contexto', 'etant donne', 'precondition', 'prerequis', 'contexte', 'angenommen', 'gegeben',
    'gegeben sei', 'vorbedingung', 'voraussetzung', 'kontext',
  ],
  // biome-ignore format: a list of words is read as a block
  when: [
    'when', 'action', 'actions', 'event', 'trigger', 'step', 'steps', 'flow', 'scenario', 'input', 'condition',
    'user action', 'user does', 'if', 'case', 'situation', 'use case', 'cuando', 'accion', 'escenario', 'condicion',
    'evento', 'quando', 'acao', 'cenario', 'condicao', 'entrada', 'quand', 'lorsque', 'action', 'cas', 'si',
    'evenement', 'wenn', 'aktion', 'szenario', 'eingabe', 'bedingung', 'ereignis', 'fall',
  ],
  // biome-ignore format: a list of words is read as a block
  then: [
    'then', 'expected', 'expected result', 'expected results', 'expected outcome', 'expected outcomes',
    'expected behavior', 'expected behaviour', 'expected output', 'outcome', 'result', 'results', 'output',
    'response', 'system response', 'entonces', 'resultado', 'resultado esperado', 'resultados esperados',
    'comportamiento esperado', 'salida', 'entao', 'comportamento esperado', 'saida', 'alors', 'resultat',
    'resultat attendu', 'resultats attendus', 'comportement attendu', 'sortie', 'dann', 'ergebnis',
    'erwartetes ergebnis', 'erwartet', 'erwartetes verhalten', 'ausgabe', 'verhalten',
  ],
  // biome-ignore format: a list of words is read as a block
  ignored: [
    'status', 'state of work', 'priority', 'done', 'owner', 'assignee', 'comment', 'comments', 'notes', 'note',
    'remarks', 'estado', 'prioridad', 'prioridade', 'comentarios', 'notas', 'observacoes', 'statut', 'priorite',
    'commentaire', 'commentaires', 'prioritat', 'kommentar', 'bemerkung', 'tested', 'verified', 'jira', 'link',
    'links', 'pass fail', 'passed', 'ok',
  ],
}

const roles = new Map(
  Object.entries(names).flatMap(([role, words]) => words.map((word): [string, string] => [word, role])),
)

const ruleHeader =
  /^(?:rules?|behaviou?r|what (?:we do|happens)|reglas?|comportamiento|qu[eé] (?:pasa|ocurre)|regras?|comportamento|o que acontece|r[eè]gles?|comportement|regeln?|verhalten|was passiert)$/iu

/** Whether a column is headed as rules, however few words its cells have. */
export function namesRules(headers: string[]): boolean {
  return headers.some((header) => ruleHeader.test(header.trim()))
}

/** What the columns of a table hold. Beside a column of actions, one called 'Scenario' or 'Case' holds titles. */
export function columnRoles(headers: string[]): (ColumnRole | undefined)[] {
  const known = headers.map(columnRole)
  // "Situação" is a status, unless it is all that stands beside the outcomes.
  const found =
    known.includes('then') && !known.includes('when') && !known.includes('given')
      ? known.map((role, at) => (/^situac(?:ao|ion)$/.test(titleWords(headers[at] ?? '')) ? 'when' : role))
      : known
  const acts = found.some((role, at) => role === 'when' && !situations.has(titleWords(headers[at] ?? '')))
  return found.map((role, at) =>
    acts && role === 'when' && situations.has(titleWords(headers[at] ?? '')) ? 'title' : role,
  )
}

/** Whether the columns hold criteria: one of whole criteria, or outcomes beside actions or circumstances. */
export function namesCriteriaColumns(roles: (ColumnRole | undefined)[]): boolean {
  return roles.includes('criterion') || (roles.includes('then') && (roles.includes('when') || roles.includes('given')))
}

const situations = new Set([
  'scenario',
  'case',
  'use case',
  'situation',
  'escenario',
  'cenario',
  'cas',
  'szenario',
  'fall',
])

/** Headers of columns that say something about a criterion: how urgent it is, who asked for it, what somebody thinks of it. */
const remarkHeader =
  /^(?:mo ?sco ?w|prio\p{L}*|wichtigkeit|importan\p{L}+|dringlichkeit|estad[oa]s?|status|stand|statut|etat|situacao|(?:de )?(?:comment|coment|kommentar|bemerk|anmerk|remark|remarq|observa|nota|notiz|hinweis)\p{L}*|(?:source|fuente|quelle|fonte|origen|origem|origine|herkunft)s?|(?:who|quien|quem|qui|wer|owner|author|autor|auteur|verantwortlich|respons)\p{L}*|(?:version|sprint|release|phase|fase|estim|schatzung|aufwand|esfuerzo|esforco|effort|punkte|points|pts|tested by|qa|reviewer|ticket|issue|weight|peso)\p{L}*)$/u

/**
 * The one column of a headed table that can hold the criteria: all others number them or remark on them. undefined where
 * there are more such columns, or none.
 */
export function onlyColumn(found: (ColumnRole | undefined)[]): number | undefined {
  const left = found.flatMap((role, at) => (role === undefined || role === 'detail' ? [at] : []))
  const others = found.filter((role) => role === 'id' || role === 'ignored').length
  return left.length === 1 && others === found.length - 1 && others > 0 ? left[0] : undefined
}

/** What a column holds by its header's words; undefined for a header that says nothing about it. */
export function columnRole(header: string): ColumnRole | undefined {
  const words = titleWords(header)
  if (titleKind(header) === 'criteria' || /^(?:criteri(?:on|o)|critere|kriterium)$/.test(words)) return 'criterion'
  const role = roles.get(words) ?? (remarkHeader.test(words) ? 'ignored' : undefined)
  return role === 'given' ||
    role === 'when' ||
    role === 'then' ||
    role === 'title' ||
    role === 'id' ||
    role === 'ignored'
    ? role
    : undefined
}

/** The table that rows between bars write; the first row is its header. A bar after a backslash is a part of its cell. */
export function tableOf(rows: TextPiece[]): TablePiece {
  return {
    kind: 'table',
    depth: 0,
    rows: rows.map(({ text }, at) =>
      text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => ({ text: cell.trim().replaceAll('\\|', '|'), header: at === 0, pieces: [] })),
    ),
  }
}

/** A table inside a list item holds the data of that item, unless its columns name the parts of criteria. */
export function isDataTable({ rows, depth }: TablePiece): boolean {
  return depth > 0 && !namesCriteriaColumns(columnRoles((rows[0] ?? []).map((cell) => cell.text)))
}

const answer = /^(?:yes|no|y|n|x|ja|nein|s[ií]|sim|não|oui|non|all|own|none|read|write|[✓✔✗✘❌✅☑☐–—-]\ufe0f?)?$/iu

/** A table of who may do what: a yes or a no for each of several columns. */
export function isMatrix({ rows: [head = [], ...body] }: TablePiece): boolean {
  return (
    head.length > 2 &&
    body.length > 1 &&
    body.every((row) => row.slice(1).every(({ text }) => answer.test(text.trim())))
  )
}
