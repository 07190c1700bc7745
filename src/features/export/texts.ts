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
    queue: 'Results of the queue',
    byTicket: 'A section for each ticket',
    byTicketHint: 'Each ticket has its own sheet or section, and a matrix lists the test cases of every criterion.',
    sheetsByTicket:
      'Sheet Matrix: the test cases of every criterion. Then one sheet for each ticket, with one row per step.',
    noCurrent: 'No results on screen',
    loadingHistory: 'Loading history...',
    cases,
    documents: 'Files',
    tools: 'Test management tools',
    entries: 'History entries',
    howTo: (label: string) => `Using ${label}`,
    areaPath: 'Area Path',
    areaPathHint: 'An area of your project that exists, such as MyProject\\Checkout. May stay empty.',
    assignedTo: 'Assigned To',
    assignedToHint: 'An e-mail address of your organization. May stay empty.',
    ticketTags: 'Tag for the ticket',
    ticketTagKey: 'The key: @SHOP-42',
    ticketTagRequirement: 'With prefix, for Xray: @REQ_SHOP-42',
    fileOptions: 'File options',
    specColumns: 'Only the basic columns',
    specColumnsHint: 'Leaves out ids, types, priorities, preconditions, criteria, tickets and findings.',
    columns: 'Columns',
    columnsHint: 'The import needs the columns that cannot be left out.',
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`,
    delimiter: 'Between columns',
    delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' },
    priorityNames: 'Names of the priorities',
    priorityNamesHint: 'As your team calls them. An empty field keeps the usual name.',
    levels: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
    usualOptions: 'Reset options',
    fieldMapping: 'Download field mapping',
    keepFromExcel:
      'Do not open this file in Excel before the import: Excel evaluates texts such as =1+1 and changes numbers such as +49 170 1234567.',
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
    queue: 'Resultados de la cola',
    byTicket: 'Una sección por ticket',
    byTicketHint:
      'Cada ticket tiene su propia hoja o sección, y una matriz indica los casos de prueba de cada criterio.',
    sheetsByTicket:
      'Hoja Matrix: los casos de prueba de cada criterio. Después, una hoja por ticket, con una fila por paso.',
    noCurrent: 'No hay resultados en pantalla',
    loadingHistory: 'Cargando el historial...',
    cases: casos,
    documents: 'Archivos',
    tools: 'Herramientas de gestión de pruebas',
    entries: 'Entradas del historial',
    howTo: (label: string) => `Cómo usar ${label}`,
    areaPath: 'Area Path',
    areaPathHint: 'Un área que exista en su proyecto, como MyProject\\Checkout. Puede quedar vacío.',
    assignedTo: 'Assigned To',
    assignedToHint: 'Una dirección de correo de su organización. Puede quedar vacía.',
    ticketTags: 'Etiqueta del ticket',
    ticketTagKey: 'La clave: @SHOP-42',
    ticketTagRequirement: 'Con prefijo, para Xray: @REQ_SHOP-42',
    fileOptions: 'Opciones del archivo',
    specColumns: 'Solo las columnas básicas',
    specColumnsHint: 'Omite ID, tipos, prioridades, precondiciones, criterios, tickets y observaciones.',
    columns: 'Columnas',
    columnsHint: 'La importación necesita las columnas que no se pueden omitir.',
    moveUp: (name: string) => `Subir ${name}`,
    moveDown: (name: string) => `Bajar ${name}`,
    moved: (name: string, place: number, count: number) => `${name}: lugar ${place} de ${count}`,
    delimiter: 'Entre columnas',
    delimiters: { ',': 'Coma', ';': 'Punto y coma', '\t': 'Tabulador' },
    priorityNames: 'Nombres de las prioridades',
    priorityNamesHint: 'Como los llama su equipo. Un campo vacío conserva el nombre habitual.',
    levels: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja' },
    usualOptions: 'Restablecer opciones',
    fieldMapping: 'Descargar asignación de campos',
    keepFromExcel:
      'No abra este archivo en Excel antes de importarlo: Excel evalúa textos como =1+1 y cambia números como +49 170 1234567.',
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
