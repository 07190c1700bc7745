import { inLanguage } from '#src/lib/language.ts'

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

const english = {
  entries: (count: number) => plural(count, 'entry', 'entries'),
  cases: (count: number) => plural(count, 'test case', 'test cases'),
} as const

const spanish = {
  entries: (count: number) => plural(count, 'entrada', 'entradas'),
  cases: (count: number) => plural(count, 'caso de prueba', 'casos de prueba'),
} as const

/** The texts of the History dialog (docs/spec.md, section 2). */
export const historyTexts = inLanguage({
  en: {
    title: 'History',
    incomplete: 'Incomplete',
    ...english,
    export: 'Export',
    exportNotAllowed: 'Your plan does not include exports.',
    clearAll: 'Clear All',
    searchLabel: 'Search history',
    searchPlaceholder: 'Search by ticket ID, title, or description',
    refresh: 'Refresh',
    loading: 'Loading history...',
    emptyTitle: 'No history entries found',
    emptyText: 'Generate some test cases to see them here',
    nothingMatches: 'No entry matches the search and filters.',
    clearFilters: 'Clear search and filters',
    showing: (shown: number, total: number) => `Showing ${shown} of ${english.entries(total)}`,
    showMore: (count: number) => `Show ${count} more ${count === 1 ? 'entry' : 'entries'}`,
    stats: (entryCount: number, caseCount: number, from: string, to: string) =>
      `${english.entries(entryCount)}, ${english.cases(caseCount)}, ${from === to ? from : `${from} to ${to}`}`,
    full: (max: number) =>
      `The history holds ${max} entries: each new one takes the place of the oldest. A backup keeps them all.`,
    damaged: (count: number) =>
      count === 1
        ? '1 entry could not be read and is set aside. A backup includes it as it is.'
        : `${count} entries could not be read and are set aside. A backup includes them as they are.`,
  },
  es: {
    title: 'Historial',
    incomplete: 'Incompleto',
    ...spanish,
    export: 'Exportar',
    exportNotAllowed: 'Su plan no incluye exportaciones.',
    clearAll: 'Borrar todo',
    searchLabel: 'Buscar en el historial',
    searchPlaceholder: 'Buscar por ID de ticket, título o descripción',
    refresh: 'Actualizar',
    loading: 'Cargando el historial...',
    emptyTitle: 'No hay entradas en el historial',
    emptyText: 'Genere casos de prueba para verlos aquí',
    nothingMatches: 'Ninguna entrada coincide con la búsqueda y los filtros.',
    clearFilters: 'Quitar la búsqueda y los filtros',
    showing: (shown: number, total: number) => `Se muestran ${shown} de ${spanish.entries(total)}`,
    showMore: (count: number) => `Mostrar ${count} ${count === 1 ? 'entrada' : 'entradas'} más`,
    stats: (entryCount: number, caseCount: number, from: string, to: string) =>
      `${spanish.entries(entryCount)}, ${spanish.cases(caseCount)}, ${from === to ? from : `del ${from} al ${to}`}`,
    full: (max: number) =>
      `El historial tiene ${max} entradas: cada entrada nueva ocupa el lugar de la más antigua. Una copia de seguridad las conserva todas.`,
    damaged: (count: number) =>
      count === 1
        ? 'No se pudo leer 1 entrada y quedó apartada. Una copia de seguridad la incluye tal como está.'
        : `No se pudieron leer ${count} entradas y quedaron apartadas. Una copia de seguridad las incluye tal como están.`,
  },
})

export const filterTexts = inLanguage({
  en: {
    filters: 'Filters',
    active: (count: number) => `${count} active`,
    type: 'Type',
    priority: 'Priority',
    from: 'From Date',
    to: 'To Date',
    allTypes: 'All types',
    allPriorities: 'All priorities',
    daysSwapped: 'To Date is before From Date',
  },
  es: {
    filters: 'Filtros',
    active: (count: number) => plural(count, 'activo', 'activos'),
    type: 'Tipo',
    priority: 'Prioridad',
    from: 'Desde',
    to: 'Hasta',
    allTypes: 'Todos los tipos',
    allPriorities: 'Todas las prioridades',
    daysSwapped: '«Hasta» es anterior a «Desde»',
  },
})

export const entryTexts = inLanguage({
  en: {
    load: 'Load',
    loadEntry: (ticketId: string) => `Load ${ticketId}`,
    showDetails: 'Show details',
    hideDetails: 'Hide details',
    detailsOf: (ticketId: string) => `Details of ${ticketId}`,
    delete: (ticketId: string) => `Delete ${ticketId}`,
    description: 'Description',
    noDescription: 'The ticket has no description.',
    criteria: (count: number) => plural(count, 'acceptance criterion', 'acceptance criteria'),
    testCases: 'Test cases',
    unreadable: 'This entry could not be read. It is set aside; a backup includes it as it is.',
  },
  es: {
    load: 'Abrir',
    loadEntry: (ticketId: string) => `Abrir ${ticketId}`,
    showDetails: 'Mostrar detalles',
    hideDetails: 'Ocultar detalles',
    detailsOf: (ticketId: string) => `Detalles de ${ticketId}`,
    delete: (ticketId: string) => `Eliminar ${ticketId}`,
    description: 'Descripción',
    noDescription: 'El ticket no tiene descripción.',
    criteria: (count: number) => plural(count, 'criterio de aceptación', 'criterios de aceptación'),
    testCases: 'Casos de prueba',
    unreadable: 'No se pudo leer esta entrada. Quedó apartada; una copia de seguridad la incluye tal como está.',
  },
})

export const removalTexts = inLanguage({
  en: {
    deleteTitle: 'Delete entry',
    deleteQuestion: 'Are you sure you want to delete this entry?',
    delete: 'Delete',
    deleteFailed: (reason: string) => `Error deleting entry: ${reason}`,
    clearTitle: 'Clear history',
    clearQuestion: 'Are you sure you want to clear all history? This action cannot be undone.',
    clear: 'Clear All',
    clearFailed: (reason: string) => `Error clearing history: ${reason}`,
  },
  es: {
    deleteTitle: 'Eliminar entrada',
    deleteQuestion: '¿Seguro que desea eliminar esta entrada?',
    delete: 'Eliminar',
    deleteFailed: (reason: string) => `Error al eliminar la entrada: ${reason}`,
    clearTitle: 'Borrar el historial',
    clearQuestion: '¿Seguro que desea borrar todo el historial? Esta acción no se puede deshacer.',
    clear: 'Borrar todo',
    clearFailed: (reason: string) => `Error al borrar el historial: ${reason}`,
  },
})

export const backupTexts = inLanguage({
  en: {
    backUp: 'Back up',
    restore: 'Restore',
    file: 'History backup file',
    fileName: (day: string) => `casewright-history-${day}.json`,
    saved: 'Backup downloaded',
    tooLarge: 'This file is too large to be a history backup. Nothing was changed.',
    notReadable: 'The file could not be read. Nothing was changed.',
    restored: (count: number) =>
      count === 0 ? 'Nothing new was in the backup.' : `${english.entries(count)} restored.`,
    versions: (count: number) =>
      `${plural(count, 'earlier version', 'earlier versions')} of them ${count === 1 ? 'was' : 'were'} restored, too.`,
    versionsWithoutRoom: (count: number) =>
      `There was no room for ${plural(count, 'older version', 'older versions')}.`,
    alreadyThere: (count: number) => `${english.entries(count)} ${count === 1 ? 'was' : 'were'} already here.`,
    noRoom: (count: number, max: number) =>
      `${english.entries(count)} did not fit: the history holds ${max}. Delete some and restore again.`,
    unreadable: (count: number) => `${english.entries(count)} of the file could not be read.`,
  },
  es: {
    backUp: 'Crear copia',
    restore: 'Restaurar',
    file: 'Archivo de copia de seguridad del historial',
    fileName: (day: string) => `casewright-history-${day}.json`,
    saved: 'Copia de seguridad descargada',
    tooLarge: 'Este archivo es demasiado grande para ser una copia del historial. No se cambió nada.',
    notReadable: 'No se pudo leer el archivo. No se cambió nada.',
    restored: (count: number) =>
      count === 0
        ? 'La copia no tenía nada nuevo.'
        : `${spanish.entries(count)} ${count === 1 ? 'restaurada' : 'restauradas'}.`,
    versions: (count: number) =>
      count === 1 ? 'También se restauró 1 versión anterior.' : `También se restauraron ${count} versiones anteriores.`,
    versionsWithoutRoom: (count: number) =>
      `No hubo sitio para ${plural(count, 'versión más antigua', 'versiones más antiguas')}.`,
    alreadyThere: (count: number) => `${spanish.entries(count)} ya ${count === 1 ? 'estaba' : 'estaban'} aquí.`,
    noRoom: (count: number, max: number) =>
      `No ${count === 1 ? 'cupo' : 'cupieron'} ${spanish.entries(count)}: el historial admite ${max}. Elimine algunas y restaure otra vez.`,
    unreadable: (count: number) =>
      `No se ${count === 1 ? 'pudo' : 'pudieron'} leer ${spanish.entries(count)} del archivo.`,
  },
})

/** Relative dates (docs/spec.md, section 2). */
export const dateTexts = inLanguage({
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    daysAgo: (days: number) => `${days} days ago`,
    weeksAgo: (weeks: number) => `${plural(weeks, 'week', 'weeks')} ago`,
    monthsAgo: (months: number) => `${plural(months, 'month', 'months')} ago`,
  },
  es: {
    today: 'Hoy',
    yesterday: 'Ayer',
    daysAgo: (days: number) => `Hace ${days} días`,
    weeksAgo: (weeks: number) => `Hace ${plural(weeks, 'semana', 'semanas')}`,
    monthsAgo: (months: number) => `Hace ${plural(months, 'mes', 'meses')}`,
  },
})

/** The comparison of all entries with their tickets. */
export const checkTexts = inLanguage({
  en: {
    checkAll: 'Check all',
    notConnected: 'Connect your Jira account in Settings to compare the entries with their tickets.',
    progress: 'Comparing the entries with their tickets',
    done: (done: number, total: number) => `${done} of ${plural(total, 'ticket', 'tickets')}`,
    waiting: (seconds: number) => `Jira is getting too many requests. Going on in ${seconds} seconds.`,
    cancel: 'Cancel',
    cancelled: 'The check was cancelled. What was compared is marked.',
    failed: 'The tickets could not be compared.',
    changed: (changed: number, total: number) =>
      changed === 0
        ? 'No acceptance criteria have changed.'
        : `The acceptance criteria of ${changed} of ${english.entries(total)} have changed.`,
    absent: (keys: string) => `Jira did not return ${keys}: deleted, moved or not visible to your account.`,
    changedCriteria: (count: number) => plural(count, 'changed criterion', 'changed criteria'),
  },
  es: {
    checkAll: 'Comprobar todo',
    notConnected: 'Conecte su cuenta de Jira en Configuración para comparar las entradas con sus tickets.',
    progress: 'Comparando las entradas con sus tickets',
    done: (done: number, total: number) => `${done} de ${plural(total, 'ticket', 'tickets')}`,
    waiting: (seconds: number) => `Jira recibe demasiadas solicitudes. Se sigue en ${seconds} segundos.`,
    cancel: 'Cancelar',
    cancelled: 'La comprobación se canceló. Lo comparado queda marcado.',
    failed: 'No se pudieron comparar los tickets.',
    changed: (changed: number, total: number) =>
      changed === 0
        ? 'Ningún criterio de aceptación ha cambiado.'
        : `Cambiaron los criterios de aceptación de ${changed} de ${spanish.entries(total)}.`,
    absent: (keys: string) => `Jira no devolvió ${keys}: eliminado, movido o no visible para su cuenta.`,
    changedCriteria: (count: number) => plural(count, 'criterio cambiado', 'criterios cambiados'),
  },
})
