import { inLanguage } from '#src/lib/language.ts'

/** Not in texts.ts, whose texts for Settings the dashboard must not load. */
export const connectionTexts = inLanguage({
  en: {
    checking: 'Checking connection…',
    connected: 'Connected',
    notConnected: 'Not connected',
    openSettings: 'Connect your Jira account',
  },
  es: {
    checking: 'Comprobando la conexión…',
    connected: 'Conectado',
    notConnected: 'No conectado',
    openSettings: 'Conectar su cuenta de Jira',
  },
})
