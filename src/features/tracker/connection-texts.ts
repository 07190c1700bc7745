import { inLanguage } from '#src/lib/language.ts'

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
