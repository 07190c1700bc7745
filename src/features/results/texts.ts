import { inLanguage } from '#src/lib/language.ts'

/** The texts of the results view (docs/spec.md, section 2). */
export const resultsTexts = inLanguage({
  en: {
    errorTitle: 'An error occurred',
    noValidData: 'No valid data received from the AI service.',
    emptyTitle: 'No test cases found',
    emptyText: 'No test cases were generated. Please check your input or try again.',
    close: 'Close',
    layout: 'Layout',
    cards: 'Cards',
    table: 'Table',
    showDetails: 'Show Details',
    hideDetails: 'Hide Details',
    stepLayout: 'Step layout',
    consolidated: 'One step',
    separate: 'Separate steps',
    searchLabel: 'Search test cases',
    searchPlaceholder: 'Search test cases...',
    type: 'Type',
    priority: 'Priority',
    allTypes: 'All types',
    allPriorities: 'All priorities',
    clear: 'Clear',
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} test cases`,
    showMore: (count: number) => `Show ${count} more test ${count === 1 ? 'case' : 'cases'}`,
    nothingMatches: 'No test case matches the search and filters.',
    saved: 'Saved to history',
    saveFailedAdvice: 'The test cases stay on this screen. Export them, or make room in the history and try again.',
    retrySave: 'Try again',
    exportUnsaved: 'Export these test cases',
  },
  es: {
    errorTitle: 'Ocurrió un error',
    noValidData: 'No se recibieron datos válidos del servicio de IA.',
    emptyTitle: 'No se encontraron casos de prueba',
    emptyText: 'No se generaron casos de prueba. Revise los datos ingresados o vuelva a intentarlo.',
    close: 'Cerrar',
    layout: 'Vista',
    cards: 'Tarjetas',
    table: 'Tabla',
    showDetails: 'Mostrar detalles',
    hideDetails: 'Ocultar detalles',
    stepLayout: 'Presentación de los pasos',
    consolidated: 'Un paso',
    separate: 'Pasos separados',
    searchLabel: 'Buscar casos de prueba',
    searchPlaceholder: 'Buscar casos de prueba...',
    type: 'Tipo',
    priority: 'Prioridad',
    allTypes: 'Todos los tipos',
    allPriorities: 'Toda prioridad',
    clear: 'Limpiar',
    showing: (shown: number, total: number) => `Se muestran ${shown} de ${total} casos de prueba`,
    showMore: (count: number) => `Mostrar ${count} ${count === 1 ? 'caso' : 'casos'} de prueba más`,
    nothingMatches: 'Ningún caso de prueba coincide con la búsqueda y los filtros.',
    saved: 'Guardado en el historial',
    saveFailedAdvice:
      'Los casos de prueba siguen en esta pantalla. Expórtelos, o haga sitio en el historial e inténtelo de nuevo.',
    retrySave: 'Intentar de nuevo',
    exportUnsaved: 'Exportar estos casos de prueba',
  },
})

export const tileTexts = inLanguage({
  en: {
    total: 'Total Test Cases',
    types: 'Test Types',
    criteria: 'Acceptance Criteria',
    generatedAt: 'Generated At',
    byType: 'By type',
    byPriority: 'By priority',
  },
  es: {
    total: 'Total de casos de prueba',
    types: 'Tipos de prueba',
    criteria: 'Criterios de aceptación',
    generatedAt: 'Fecha de generación',
    byType: 'Por tipo',
    byPriority: 'Por prioridad',
  },
})

export const connectionBadgeTexts = inLanguage({
  en: { connecting: 'Connecting...', connected: 'Connected', disconnected: 'Disconnected' },
  es: { connecting: 'Conectando...', connected: 'Conectado', disconnected: 'Desconectado' },
})

export const caseTexts = inLanguage({
  en: {
    steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
    noSteps: 'This test case has no steps.',
    noId: '—',
    copyId: 'Copy ID',
    copied: 'Copied',
    ai: 'AI',
    aiHint: 'Written by an AI. Check it before you rely on it.',
    warning: (message: string) => `Warning: ${message}`,
    preconditions: 'Preconditions',
    standIn: 'Built-in designer',
    standInHint: 'The AI wrote no test case here, so the built-in test designer did. It is not AI: review it closely.',
    assumptions: 'Assumptions, not in the ticket',
    covers: 'Covers',
    sentTo: 'Sent to',
    technique: 'Technique',
    expand: (title: string) => `Show the steps of ${title}`,
    collapse: (title: string) => `Hide the steps of ${title}`,
    columns: { number: '#', step: 'Step', data: 'Data', expected: 'Expected' },
    tableColumns: { id: 'ID', title: 'Title', type: 'Type', priority: 'Priority', steps: 'Steps', actions: 'Actions' },
    stepsOf: (title: string) => `Steps of ${title}`,
  },
  es: {
    steps: (count: number) => (count === 1 ? '1 paso' : `${count} pasos`),
    noSteps: 'Este caso de prueba no tiene pasos.',
    noId: '—',
    copyId: 'Copiar ID',
    copied: 'Copiado',
    ai: 'IA',
    aiHint: 'Escrito por una IA. Revíselo antes de confiar en él.',
    warning: (message: string) => `Advertencia: ${message}`,
    preconditions: 'Precondiciones',
    standIn: 'Diseñador integrado',
    standInHint:
      'La IA no escribió aquí ningún caso de prueba, así que lo hizo el diseñador integrado. No es IA: revíselo con cuidado.',
    assumptions: 'Supuestos que no están en el ticket',
    covers: 'Cubre',
    sentTo: 'Enviado a',
    technique: 'Técnica',
    expand: (title: string) => `Mostrar los pasos de ${title}`,
    collapse: (title: string) => `Ocultar los pasos de ${title}`,
    columns: { number: '#', step: 'Paso', data: 'Datos', expected: 'Resultado esperado' },
    tableColumns: {
      id: 'ID',
      title: 'Título',
      type: 'Tipo',
      priority: 'Prioridad',
      steps: 'Pasos',
      actions: 'Acciones',
    },
    stepsOf: (title: string) => `Pasos de ${title}`,
  },
})

export const detailTexts = inLanguage({
  en: {
    incomplete: 'This result is incomplete: its generation broke off after these test cases',
    incompleteAdvice:
      'The run is counted. Completing it within 24 hours is free, up to three times. Test cases that you corrected stay.',
    unanswered: (count: number) =>
      count === 1
        ? 'The AI did not answer for 1 acceptance criterion'
        : `The AI did not answer for ${count} acceptance criteria`,
    standIns: (count: number) =>
      count === 1
        ? '1 test case comes from the built-in test designer, because the AI wrote none there.'
        : `${count} test cases come from the built-in test designer, because the AI wrote none there.`,
    title: 'Acceptance Criteria Processed',
    none: 'No acceptance criteria found.',
    given: 'Given',
    when: 'When',
    then: 'Then',
    assumed: 'not said in the ticket',
    tokens: 'AI tokens used:',
    uncovered: (count: number) =>
      count === 1 ? '1 acceptance criterion has no test case' : `${count} acceptance criteria have no test case`,
    unreadable:
      'The built-in designer could not read these well enough, or had no room left. Write the cases yourself, or use an AI.',
    openPoints: (count: number) =>
      count === 1
        ? '1 point to clarify: the test cases take it for granted, the ticket does not say it'
        : `${count} points to clarify: the test cases take them for granted, the ticket does not say them`,
    warnings: 'About the answer',
    dropped: (count: number) => (count === 1 ? '1 test case was left out' : `${count} test cases were left out`),
    untitled: 'Untitled',
  },
  es: {
    incomplete: 'Este resultado está incompleto: la generación se interrumpió después de estos casos de prueba',
    incompleteAdvice:
      'La generación se contó. Completarla en las próximas 24 horas es gratis, hasta tres veces. Los casos de prueba que usted corrigió se conservan.',
    unanswered: (count: number) =>
      count === 1
        ? 'La IA no respondió para 1 criterio de aceptación'
        : `La IA no respondió para ${count} criterios de aceptación`,
    standIns: (count: number) =>
      count === 1
        ? '1 caso de prueba es del diseñador integrado, porque la IA no escribió ninguno allí.'
        : `${count} casos de prueba son del diseñador integrado, porque la IA no escribió ninguno allí.`,
    title: 'Criterios de aceptación procesados',
    none: 'No se encontraron criterios de aceptación.',
    given: 'Dado',
    when: 'Cuando',
    then: 'Entonces',
    assumed: 'no se dice en el ticket',
    tokens: 'Tokens de IA usados:',
    uncovered: (count: number) =>
      count === 1
        ? '1 criterio de aceptación no tiene caso de prueba'
        : `${count} criterios de aceptación no tienen caso de prueba`,
    unreadable:
      'El diseñador integrado no los entendió lo suficiente o no le quedaba espacio. Escriba los casos usted mismo o use una IA.',
    openPoints: (count: number) =>
      count === 1
        ? '1 punto por aclarar: los casos de prueba lo dan por hecho, el ticket no lo dice'
        : `${count} puntos por aclarar: los casos de prueba los dan por hechos, el ticket no los dice`,
    warnings: 'Sobre la respuesta',
    dropped: (count: number) =>
      count === 1 ? '1 caso de prueba quedó fuera' : `${count} casos de prueba quedaron fuera`,
    untitled: 'Sin título',
  },
})
