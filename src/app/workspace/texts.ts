import { inLanguage } from '#src/lib/language.ts'

export const workspaceTexts = inLanguage({
  en: {
    history: 'History',
    export: 'Export',
    ready: (count: number, ticketId: string) =>
      `${count} test ${count === 1 ? 'case' : 'cases'} for ${ticketId} ${count === 1 ? 'is' : 'are'} ready.`,
    showCases: 'Show test cases',
    toDashboard: 'Go to the dashboard',
  },
  es: {
    history: 'Historial',
    export: 'Exportar',
    ready: (count: number, ticketId: string) =>
      `${count} ${count === 1 ? 'caso' : 'casos'} de prueba de ${ticketId} ${count === 1 ? 'está listo' : 'están listos'}.`,
    showCases: 'Ver los casos de prueba',
    toDashboard: 'Ir al panel',
  },
})
