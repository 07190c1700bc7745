import { fillMessage, type Finding, type ReviewField, type ReviewRule } from '#domain/review/finding.ts'
import { inLanguage, language } from '#src/lib/language.ts'

/** The texts of the review of test cases. */
export const reviewTexts = inLanguage({
  en: {
    findings: 'Review findings',
    count: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
    filter: 'Review findings',
    all: 'All cases',
    any: 'With findings',
    fix: 'Fix',
    fixName: (message: string) => `Fix: ${message}`,
    addBoundary: 'Add a boundary case',
    addBoundaryName: (message: string) => `Add a boundary case: ${message}`,
    step: (number: number) => `Step ${number}`,
    fixed: 'Fixed. Undo brings the case back.',
  },
  es: {
    findings: 'Observaciones de la revisión',
    count: (count: number) => (count === 1 ? '1 observación' : `${count} observaciones`),
    filter: 'Observaciones de la revisión',
    all: 'Todos los casos',
    any: 'Con observaciones',
    fix: 'Corregir',
    fixName: (message: string) => `Corregir: ${message}`,
    addBoundary: 'Añadir un caso límite',
    addBoundaryName: (message: string) => `Añadir un caso límite: ${message}`,
    step: (number: number) => `Paso ${number}`,
    fixed: 'Corregido. Deshacer recupera el caso.',
  },
})

/** Short names of the rules, for the filter. */
export const ruleNames: Record<ReviewRule, string> = inLanguage({
  en: {
    'missing-oracle': 'No expected result',
    'vague-oracle': 'Vague expected result',
    'copied-oracle': 'Copied expected result',
    'misplaced-precondition': 'Precondition as a step',
    'misplaced-action': 'Action as a result',
    'misplaced-check': 'Check as a step',
    'compound-step': 'Several actions in a step',
    'conditional-step': 'Conditional step',
    'ambiguous-words': 'Ambiguous words',
    'placeholder-data': 'Placeholder data',
    'ungrounded-name': 'Not in the ticket',
    unlinked: 'No criterion',
    'limit-untested': 'Limit not tested',
    duplicate: 'Duplicate',
    'wrong-type': 'Wrong type',
    title: 'Title',
    'house-title': 'Title pattern of the team',
    'house-priority': 'Priority of the team',
    'house-steps': 'Step style of the team',
    'house-language': 'Language of the team',
    'house-words': 'Words the team does not use',
  },
  es: {
    'missing-oracle': 'Sin resultado esperado',
    'vague-oracle': 'Resultado esperado vago',
    'copied-oracle': 'Resultado esperado copiado',
    'misplaced-precondition': 'Precondición como paso',
    'misplaced-action': 'Acción como resultado',
    'misplaced-check': 'Comprobación como paso',
    'compound-step': 'Varias acciones en un paso',
    'conditional-step': 'Paso condicional',
    'ambiguous-words': 'Palabras ambiguas',
    'placeholder-data': 'Datos de relleno',
    'ungrounded-name': 'No está en el ticket',
    unlinked: 'Sin criterio',
    'limit-untested': 'Límite sin probar',
    duplicate: 'Duplicado',
    'wrong-type': 'Tipo equivocado',
    title: 'Título',
    'house-title': 'Modelo de título del equipo',
    'house-priority': 'Prioridad del equipo',
    'house-steps': 'Estilo de pasos del equipo',
    'house-language': 'Idioma del equipo',
    'house-words': 'Palabras que el equipo no usa',
  },
})

const spanishMessages: Record<ReviewRule, string> = {
  'missing-oracle': 'El paso no tiene resultado esperado: nadie puede decidir si se cumplió.',
  'vague-oracle': '«{quote}» no se puede ver ni medir. Diga qué observa quien prueba.',
  'copied-oracle': 'El resultado esperado repite {detail}. Diga qué se ve, con el valor calculado.',
  'misplaced-precondition': 'El primer paso describe un estado. Su lugar son las precondiciones.',
  'misplaced-action': 'El resultado esperado pide una acción. Es un paso propio.',
  'misplaced-check': 'El paso solo comprueba. Lo que comprueba es el resultado esperado del paso anterior.',
  'compound-step': 'El paso contiene varias acciones. Divídalo, para que un fallo muestre dónde ocurre.',
  'conditional-step': 'Quien prueba no puede decidir «{quote}». Escriba un caso por cada rama.',
  'ambiguous-words': '«{quote}» significa algo distinto para cada persona. Nombre el valor o la cosa.',
  'placeholder-data': '«{quote}» es un dato de relleno. Indique el valor que se usa.',
  'ungrounded-name': '«{quote}» no está ni en el ticket ni entre los supuestos.',
  unlinked: 'El caso no cubre ningún criterio del ticket.',
  'limit-untested': 'El límite «{quote}» de {detail} no se prueba a ambos lados.',
  duplicate: 'El caso comprueba lo mismo que {detail}.',
  'wrong-type': 'El resultado no corresponde al tipo «{quote}».',
  title: 'El título {detail}.',
  'house-title': 'Su equipo escribe los títulos así: «{detail}».',
  'house-priority': '«{quote}» no es una prioridad de su equipo: {detail}.',
  'house-steps': 'Su equipo empieza los pasos con Dado, Cuando o Entonces.',
  'house-language': 'Su equipo escribe los casos en otro idioma ({detail}).',
  'house-words': 'Su equipo no usa «{quote}».',
}

/** Details that are words and not ids. */
const spanishDetails: Record<string, string> = {
  step: 'el paso',
  'is missing': 'falta',
  'does not say what is checked': 'no dice qué se comprueba',
}

/** The message of a finding in the reader's language. */
export function findingMessage(finding: Finding): string {
  if (language !== 'es') return finding.message
  const { detail = '' } = finding
  const same = /^is the same as that of (.*)$/s.exec(detail)?.[1]
  const length = /^has (\d+) characters/.exec(detail)?.[1]
  const spanish =
    spanishDetails[detail] ??
    (same === undefined ? undefined : `es igual que el de ${same}`) ??
    (length === undefined ? detail : `tiene ${length} caracteres; en una lista caben 80`)
  return fillMessage(spanishMessages[finding.rule], { quote: finding.quote, detail: spanish })
}

/** Where in the case a finding is. */
export const fieldNames: Record<ReviewField, string> = inLanguage({
  en: {
    title: 'Title',
    type: 'Type',
    priority: 'Priority',
    preconditions: 'Preconditions',
    criterionIds: 'Criteria',
    step: 'Action',
    data: 'Data',
    expected: 'Expected',
  },
  es: {
    title: 'Título',
    type: 'Tipo',
    priority: 'Prioridad',
    preconditions: 'Precondiciones',
    criterionIds: 'Criterios',
    step: 'Acción',
    data: 'Datos',
    expected: 'Resultado esperado',
  },
})
