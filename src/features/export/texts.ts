import { inLanguage } from '#src/lib/language.ts'

function cases(count: number): string {
  return `${count.toLocaleString('en')} test ${count === 1 ? 'case' : 'cases'}`
}

function casos(count: number): string {
  return `${count.toLocaleString('es')} ${count === 1 ? 'caso' : 'casos'} de prueba`
}

/** The texts of the Export dialog and its button (docs/spec.md, section 2). */
export const exportTexts = inLanguage({
  en: {
    noData: 'No data to export',
    notAllowed: 'Your plan does not include exports.',
    failed: 'The file could not be created.',
    title: 'Export Test Cases',
    description: 'Files are created in this browser; nothing is sent anywhere.',
    scope: 'Scope',
    current: 'Current Results',
    history: 'Full History',
    historyCount: (entryCount: number, caseCount: number) =>
      `${entryCount} ${entryCount === 1 ? 'entry' : 'entries'}, ${cases(caseCount)}`,
    historyHint: 'All entries of this browser',
    noCurrent: 'No results on screen',
    loadingHistory: 'Loading history...',
    cases,
    documents: 'Files',
    tools: 'Test management tools',
    entries: 'History entries',
    howTo: (label: string) => `Using ${label}`,
    areaPath: 'Area Path',
    areaPathHint: 'An area of your project that exists, such as MyProject\\Checkout. May stay empty.',
    cancel: 'Cancel',
    export: 'Export',
    exporting: 'Exporting...',
    cancelled: 'Export cancelled.',
  },
  es: {
    noData: 'No hay datos para exportar',
    notAllowed: 'Su plan no incluye exportaciones.',
    failed: 'No se pudo crear el archivo.',
    title: 'Exportar casos de prueba',
    description: 'Los archivos se crean en este navegador; no se envía nada a ninguna parte.',
    scope: 'Alcance',
    current: 'Resultados actuales',
    history: 'Todo el historial',
    historyCount: (entryCount: number, caseCount: number) =>
      `${entryCount} ${entryCount === 1 ? 'entrada' : 'entradas'}, ${casos(caseCount)}`,
    historyHint: 'Todas las entradas de este navegador',
    noCurrent: 'No hay resultados en pantalla',
    loadingHistory: 'Cargando el historial...',
    cases: casos,
    documents: 'Archivos',
    tools: 'Herramientas de gestión de pruebas',
    entries: 'Entradas del historial',
    howTo: (label: string) => `Cómo usar ${label}`,
    areaPath: 'Area Path',
    areaPathHint: 'Un área que exista en su proyecto, como MyProject\\Checkout. Puede quedar vacío.',
    cancel: 'Cancelar',
    export: 'Exportar',
    exporting: 'Exportando...',
    cancelled: 'Exportación cancelada.',
  },
})

/** The texts of the copy buttons. */
export const clipboardTexts = inLanguage({
  en: {
    instead: 'Or copy',
    markdown: 'Copy as Markdown',
    table: 'Copy as table',
    case: 'Copy test case',
    copied: 'Copied',
  },
  es: {
    instead: 'O copiar',
    markdown: 'Copiar como Markdown',
    table: 'Copiar como tabla',
    case: 'Copiar caso de prueba',
    copied: 'Copiado',
  },
})
