import { inLanguage } from '#src/lib/language.ts'

export const workspaceTexts = inLanguage({
  en: {
    history: 'History',
    export: 'Export',
    ready: (count: number, ticketId: string) =>
      `${count} test ${count === 1 ? 'case' : 'cases'} for ${ticketId} ${count === 1 ? 'is' : 'are'} ready.`,
    showCases: 'Show test cases',
    toDashboard: 'Go to the dashboard',
    known: (ticketId: string, count: number) =>
      `${ticketId} is in your history, with ${count} test ${count === 1 ? 'case' : 'cases'}.`,
    knownChanges: (count: number) =>
      count === 0
        ? 'Its acceptance criteria have not changed since.'
        : `${count} acceptance ${count === 1 ? 'criterion has' : 'criteria have'} changed since.`,
    openKnown: 'Open it',
  },
  es: {
    history: 'Historial',
    export: 'Exportar',
    ready: (count: number, ticketId: string) =>
      `${count} ${count === 1 ? 'caso' : 'casos'} de prueba de ${ticketId} ${count === 1 ? 'está listo' : 'están listos'}.`,
    showCases: 'Ver los casos de prueba',
    toDashboard: 'Ir al panel',
    known: (ticketId: string, count: number) =>
      `${ticketId} está en su historial, con ${count} ${count === 1 ? 'caso' : 'casos'} de prueba.`,
    knownChanges: (count: number) =>
      count === 0
        ? 'Sus criterios de aceptación no han cambiado desde entonces.'
        : `${count === 1 ? 'Ha cambiado 1 criterio de aceptación' : `Han cambiado ${count} criterios de aceptación`} desde entonces.`,
    openKnown: 'Abrirlo',
  },
})
