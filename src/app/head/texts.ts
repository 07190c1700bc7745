import { inLanguage } from '#src/lib/language.ts'

/** One sentence or two a page, as a search engine shows them. */
export const headTexts = inLanguage({
  en: {
    homeTitle: 'Casewright · Test cases from Jira tickets',
    descriptions: {
      home: 'Casewright reads a Jira ticket, finds its acceptance criteria and designs test cases you can review, search and export.',
      login: 'Log in to Casewright and turn your next Jira ticket into test cases.',
      signUp: 'Create a Casewright account to generate test cases from your own Jira tickets.',
      forgot: 'Ask for a link that lets you set a new password for your Casewright account.',
      privacy: 'What Casewright stores, what it sends and to whom, and what you can do about it.',
      terms: 'What you can expect of Casewright, and what it expects of you.',
      authCallback: 'Casewright completes your sign in.',
      resetPassword: 'Set a new password for your Casewright account.',
      dashboard: 'Paste a Jira ticket link and generate test cases for it.',
      settings: 'Your plan, your Jira account and how test cases are generated.',
      admin: 'The users of Casewright and their roles.',
      notFound: 'There is no page at this address.',
    },
  },
  es: {
    homeTitle: 'Casewright · Casos de prueba a partir de tickets de Jira',
    descriptions: {
      home: 'Casewright lee un ticket de Jira, encuentra sus criterios de aceptación y diseña casos de prueba que puedes revisar, buscar y exportar.',
      login: 'Inicia sesión en Casewright y convierte tu próximo ticket de Jira en casos de prueba.',
      signUp: 'Crea una cuenta de Casewright para generar casos de prueba a partir de tus tickets de Jira.',
      forgot: 'Pide un enlace para establecer una contraseña nueva en tu cuenta de Casewright.',
      privacy: 'Qué guarda Casewright, qué envía y a quién, y qué puedes hacer al respecto. En inglés.',
      terms: 'Qué puedes esperar de Casewright y qué espera de ti. En inglés.',
      authCallback: 'Casewright completa tu inicio de sesión.',
      resetPassword: 'Establece una contraseña nueva para tu cuenta de Casewright.',
      dashboard: 'Pega el enlace de un ticket de Jira y genera casos de prueba.',
      settings: 'Tu plan, tu cuenta de Jira y cómo se generan los casos de prueba.',
      admin: 'Los usuarios de Casewright y sus roles.',
      notFound: 'No hay ninguna página en esta dirección.',
    },
  },
})
