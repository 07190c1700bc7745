import { inLanguage } from '#src/lib/language.ts'

export const trackerTexts = inLanguage({
  en: {
    panelTitle: 'Tracker account',
    panelDescription:
      'Casewright reads tickets with your own Jira account. The credentials are stored encrypted in this browser. Each request passes them through our server to Jira; the server keeps nothing of them.',
    encrypted: 'Encrypted',
    encryptedHint: 'Stored in this browser, encrypted with a key that cannot be copied out of it.',
    baseUrl: 'Base URL',
    baseUrlPlaceholder: 'https://your-company.atlassian.net',
    email: 'Email',
    emailHint: 'The address of your Atlassian account.',
    apiToken: 'API Token',
    revealToken: 'API token',
    save: 'Save Configuration',
    saving: 'Saving…',
    testing: 'Testing the connection…',
    clear: 'Clear',
    clearTitle: 'Clear configuration',
    clearQuestion: 'Are you sure you want to clear the configuration? This action cannot be undone.',
    saved: 'Configuration saved successfully!',
    cleared: 'The configuration was removed from this browser.',
    draftRestored: 'These are your unsaved changes. Save them, or they stay here as a draft.',
    unreadable: 'The saved credentials can no longer be read in this browser. Enter them again.',
    saveFailed: 'The configuration was not saved.',
    connectedAs: (name: string) => `Connected to Jira as ${name}.`,
    testFailed: 'Connection test failed.',
    savedAnyway: 'Your entries are saved; correct them and save again.',
    draftFailed: 'Changes on this page are not kept if you leave it before saving.',
  },
  es: {
    panelTitle: 'Cuenta de Jira',
    panelDescription:
      'Casewright lee los tickets con su propia cuenta de Jira. Las credenciales se guardan cifradas en este navegador. Cada solicitud las pasa a Jira a través de nuestro servidor, que no guarda nada de ellas.',
    encrypted: 'Cifrado',
    encryptedHint: 'Guardado en este navegador, cifrado con una clave que no se puede copiar fuera de él.',
    baseUrl: 'URL base',
    baseUrlPlaceholder: 'https://your-company.atlassian.net',
    email: 'Correo electrónico',
    emailHint: 'La dirección de su cuenta de Atlassian.',
    apiToken: 'Token de API',
    revealToken: 'el token de API',
    save: 'Guardar configuración',
    saving: 'Guardando…',
    testing: 'Probando la conexión…',
    clear: 'Borrar',
    clearTitle: 'Borrar la configuración',
    clearQuestion: '¿Seguro que desea borrar la configuración? Esta acción no se puede deshacer.',
    saved: '¡Configuración guardada correctamente!',
    cleared: 'La configuración se eliminó de este navegador.',
    draftRestored: 'Estos son sus cambios sin guardar. Guárdelos, o quedan aquí como borrador.',
    unreadable: 'Las credenciales guardadas ya no se pueden leer en este navegador. Escríbalas otra vez.',
    saveFailed: 'No se guardó la configuración.',
    connectedAs: (name: string) => `Conectado a Jira como ${name}.`,
    testFailed: 'La prueba de conexión falló.',
    savedAnyway: 'Sus datos quedaron guardados; corríjalos y guarde otra vez.',
    draftFailed: 'Los cambios de esta página no se conservan si sale antes de guardar.',
  },
})

export const tokenHelpTexts = inLanguage({
  en: {
    question: 'How do I get an API token?',
    steps: [
      'Open the API tokens page of your Atlassian account.',
      'Choose “Create API token”, name it, and set an expiry date.',
      'Copy the token at once, Atlassian shows it only this time, and paste it here.',
    ],
    link: 'Open Atlassian API tokens',
    expiry:
      'A token lasts between 1 and 365 days. When it has expired, Jira answers as if it were wrong: make a new one and save it here.',
    scopes: 'A token with scopes needs the classic scope read:jira-work.',
  },
  es: {
    question: '¿Cómo obtengo un token de API?',
    steps: [
      'Abra la página de tokens de API de su cuenta de Atlassian.',
      'Elija «Create API token», póngale un nombre y una fecha de vencimiento.',
      'Copie el token enseguida, porque Atlassian solo lo muestra esa vez, y péguelo aquí.',
    ],
    link: 'Abrir los tokens de API de Atlassian',
    expiry:
      'Un token dura entre 1 y 365 días. Cuando vence, Jira responde como si fuera incorrecto: cree uno nuevo y guárdelo aquí.',
    scopes: 'Un token con permisos limitados («scopes») necesita el permiso clásico read:jira-work.',
  },
})

export const tokenPage = 'https://id.atlassian.com/manage-profile/security/api-tokens'
