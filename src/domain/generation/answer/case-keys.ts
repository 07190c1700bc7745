/**
 * The words that providers use for the fields of a test case, in the languages of the product's users. Keys are
 * compared without case, accents, spaces, dashes and underscores. More specific words come first in each list.
 */
export const caseKeys = {
  id: ['id', 'testcaseid', 'tcid', 'caseid', 'testid', 'key', 'identificador', 'codigo'],
  // biome-ignore format: a list of words is read as a block
  title: [
    'title', 'testcasetitle', 'testtitle', 'casetitle', 'name', 'testcasename', 'testname', 'casename', 'summary',
    'testcase', 'scenario', 'testscenario', 'scenarioname', 'scenariotitle', 'headline', 'titulo', 'nombre',
    'titulodelcaso', 'casodeprueba', 'escenario', 'resumen', 'nome', 'resumo', 'casodeteste', 'cenario', 'titre',
    'nom', 'intitule', 'resume', 'titel', 'bezeichnung', 'testfall', 'szenario', 'titolo', 'название', 'заголовок',
    'タイトル', '标题', '標題',
  ],
  // biome-ignore format: a list of words is read as a block
  description: [
    'description', 'desc', 'testdescription', 'details', 'objective', 'testobjective', 'purpose', 'goal',
    'descripcion', 'objetivo', 'detalle', 'descricao', 'detalhes', 'objectif', 'beschreibung', 'ziel', 'descrizione',
    'описание', '説明', '描述',
  ],
  // biome-ignore format: a list of words is read as a block
  steps: [
    'steps', 'teststeps', 'stepslist', 'steplist', 'testcasesteps', 'procedure', 'testprocedure', 'gherkin',
    'workflow', 'actions', 'instructions', 'pasos', 'pasosdeprueba', 'passos', 'passosdeteste', 'etapas', 'etapes',
    'schritte', 'testschritte', 'passi', 'passaggi', 'шаги', '手順', '步骤', '步驟',
  ],
  // biome-ignore format: a list of words is read as a block
  preconditions: [
    'preconditions', 'precondition', 'prerequisites', 'prerequisite', 'setup', 'given', 'precondiciones',
    'precondicion', 'precondicoes', 'precondicao', 'prerrequisitos', 'prerequis', 'conditionsprealables',
    'vorbedingungen', 'vorbedingung', 'voraussetzungen', 'dado',
  ],
  type: ['type', 'testtype', 'category', 'testcategory', 'kind', 'tipo', 'categoria', 'typ', 'kategorie', 'categorie'],
  priority: [
    'priority',
    'prio',
    'importance',
    'severity',
    'prioridad',
    'prioridade',
    'priorite',
    'prioritat',
    'prioritaet',
    'priorita',
  ],
  // biome-ignore format: a list of words is read as a block
  criterionIds: [
    'criterionids', 'criteriaids', 'criterionid', 'criteriaid', 'acceptancecriteriaids', 'acceptancecriterionids',
    'acceptancecriteria', 'acceptancecriterion', 'criteria', 'criterion', 'acids', 'acid', 'acs', 'ac', 'covers',
    'coveredcriteria', 'covered', 'requirementids', 'requirements', 'requirement', 'traceability', 'criterios',
    'criteriosdeaceptacion', 'criteriosdeaceitacao', 'criteres', 'kriterien', 'akzeptanzkriterien',
  ],
  technique: ['technique', 'testtechnique', 'designtechnique', 'testdesigntechnique', 'tecnica', 'technik'],
  priorityReason: ['priorityreason', 'reasonforpriority', 'priorityrationale', 'rationale', 'motivoprioridad'],
  assumptions: ['assumptions', 'assumption', 'supuestos', 'suposiciones', 'pressupostos', 'hypotheses', 'annahmen'],
  replaces: ['replaces'],
} as const

export const stepKeys = {
  // biome-ignore format: a list of words is read as a block
  step: [
    'action', 'stepdescription', 'stepaction', 'step', 'teststep', 'instruction', 'description', 'text', 'do', 'when',
    'details', 'title', 'name', 'accion', 'paso', 'descripcion', 'acao', 'passo', 'descricao', 'etape', 'aktion',
    'schritt', 'beschreibung', 'azione', 'cuando', 'quando', 'действие', 'шаг', '操作', 'アクション',
  ],
  // biome-ignore format: a list of words is read as a block
  data: [
    'data', 'testdata', 'stepdata', 'inputdata', 'input', 'inputs', 'value', 'values', 'parameters', 'datos',
    'datosdeprueba', 'dato', 'entrada', 'dados', 'dadosdeteste', 'donnees', 'jeudedonnees', 'daten', 'testdaten',
    'eingabe', 'dati', 'данные', 'データ', '数据',
  ],
  // biome-ignore format: a list of words is read as a block
  expected: [
    'expected', 'expectedresult', 'expectedresults', 'expectedoutcome', 'expectedbehavior', 'expectedbehaviour',
    'result', 'results', 'outcome', 'then', 'verification', 'validation', 'verify', 'assertion', 'check',
    'resultadoesperado', 'resultadosesperados', 'esperado', 'resultado', 'resultatattendu', 'resultatsattendus',
    'attendu', 'resultat', 'erwartetesergebnis', 'erwartet', 'ergebnis', 'risultatoatteso', 'atteso', 'entonces',
    'entao', 'ожидаемыйрезультат', '期待結果', '预期结果',
  ],
} as const

/** Names of lists of cases in wrapper objects. */
// biome-ignore format: a list of words is read as a block
export const caseListKeys: ReadonlySet<string> = new Set([
  'testcases', 'cases', 'tests', 'testcaselist', 'testscenarios', 'scenarios', 'casosdeprueba', 'casosdeprova',
  'casos', 'pruebas', 'casosdeteste', 'testes', 'casdetest', 'casdetests', 'testfalle', 'testfaelle', 'casiditest',
])

/** A key without case, accents, spaces, dashes and underscores. */
export function plainKey(key: string): string {
  if (/^[a-z0-9]*$/.test(key)) return key
  return key
    .normalize('NFD')
    .replace(/[\p{M}\s_\-.:#*`"'“”]/gu, '')
    .toLowerCase()
}

/** Whether a plain key is one of the words, or starts or ends with one long enough to be specific: `casetitletext`. */
export function keyMatcher(words: readonly string[]): (key: string) => boolean {
  const exact = new Set(words.map(plainKey))
  const telling = [...exact].filter((word) => word.length >= tellingLength)
  const known = new Map<string, boolean>()
  return (key) => {
    const seen = known.get(key)
    if (seen !== undefined) return seen
    const matches =
      exact.has(key) ||
      (key.length <= 40 && !counter.test(key) && telling.some((word) => key.startsWith(word) || key.endsWith(word)))
    if (known.size < 500) known.set(key, matches)
    return matches
  }
}

const tellingLength = 5
/** `testCaseId` and `stepNumber` are counters, not content. */
const counter = /(?:ids?|no|nr|number|count|key)$/

/**
 * Reads fields of an object by these words: first the values under the words themselves in their order, otherwise under
 * similar keys.
 */
export function fieldReader(words: readonly string[]): (fields: ReadonlyMap<string, unknown>) => unknown[] {
  const keys = words.map(plainKey)
  const matches = keyMatcher(words)
  return (fields) => {
    const exact = keys.filter((key) => fields.has(key)).map((key) => fields.get(key))
    return exact.length > 0 ? exact : [...fields].filter(([key]) => matches(key)).map(([, value]) => value)
  }
}

/** No test case has more fields; an object with more is a list in disguise. */
const maxFields = 200

/** The first fields of an object by plain key. If two keys are equal when plain, the first wins. */
export function plainFields(value: object): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const key of Object.keys(value).slice(0, maxFields)) {
    const plain = plainKey(key)
    if (!fields.has(plain)) fields.set(plain, Reflect.get(value, key))
  }
  return fields
}

export const isTitleKey = keyMatcher(caseKeys.title)
export const isStepsKey = keyMatcher(caseKeys.steps)
