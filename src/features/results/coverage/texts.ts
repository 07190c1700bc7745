import { inLanguage } from '#src/lib/language.ts'

export const coverageTexts = inLanguage({
  en: {
    toggle: (covered: number, total: number) => `Coverage ${covered}/${total}`,
    toggleName: (covered: number, total: number) => `Coverage ${covered}/${total}: acceptance criteria with test cases`,
    title: 'Coverage of the acceptance criteria',
    matrix: 'Criteria and the test cases that cover them',
    covered: (covered: number, total: number) => `${covered} of ${total} acceptance criteria have a test case.`,
    firstColumns: (count: number) => `The columns are the first ${count} test cases; the counts are of all.`,
    help: 'Choose a criterion, a test case or a check mark to see only those test cases. Arrow keys move, Enter chooses.',
    criterion: 'Criterion',
    cases: 'Cases',
    none: 'None',
    changed: { edited: 'Edited by you', added: 'Added by you' },
    caseName: (id: string, title: string) => `${id}: ${title}`,
    coveredRow: (id: string, text: string, count: number) =>
      `${id}, ${count} test ${count === 1 ? 'case' : 'cases'}: ${text}`,
    uncoveredRow: (id: string, text: string) => `${id}, no test case: ${text}`,
    covers: (caseId: string, criterionId: string) => `${caseId} covers ${criterionId}`,
    coversNot: (caseId: string, criterionId: string) => `${caseId} does not cover ${criterionId}`,
    only: (name: string) => `Only ${name}`,
    showAll: (name: string) => `Stop showing only ${name}`,
    nothingCovers: (criterionId: string) => `No test case covers ${criterionId}.`,
  },
  es: {
    toggle: (covered: number, total: number) => `Cobertura ${covered}/${total}`,
    toggleName: (covered: number, total: number) =>
      `Cobertura ${covered}/${total}: criterios de aceptación con casos de prueba`,
    title: 'Cobertura de los criterios de aceptación',
    matrix: 'Criterios y los casos de prueba que los cubren',
    covered: (covered: number, total: number) =>
      `${covered} de ${total} criterios de aceptación tienen un caso de prueba.`,
    firstColumns: (count: number) =>
      `Las columnas son los primeros ${count} casos de prueba; los totales son de todos.`,
    help: 'Elija un criterio, un caso de prueba o una marca para ver solo esos casos de prueba. Las flechas mueven, Intro elige.',
    criterion: 'Criterio',
    cases: 'Casos',
    none: 'Ninguno',
    changed: { edited: 'Editado por usted', added: 'Agregado por usted' },
    caseName: (id: string, title: string) => `${id}: ${title}`,
    coveredRow: (id: string, text: string, count: number) =>
      `${id}, ${count} ${count === 1 ? 'caso' : 'casos'} de prueba: ${text}`,
    uncoveredRow: (id: string, text: string) => `${id}, sin caso de prueba: ${text}`,
    covers: (caseId: string, criterionId: string) => `${caseId} cubre ${criterionId}`,
    coversNot: (caseId: string, criterionId: string) => `${caseId} no cubre ${criterionId}`,
    only: (name: string) => `Solo ${name}`,
    showAll: (name: string) => `Dejar de mostrar solo ${name}`,
    nothingCovers: (criterionId: string) => `Ningún caso de prueba cubre ${criterionId}.`,
  },
})
