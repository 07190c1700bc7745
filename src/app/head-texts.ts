import { inLanguage } from '#src/lib/language.ts'

/** One or two sentences for each page, as search engines show them. */
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
      home: 'Casewright lee un ticket de Jira, encuentra sus criterios de aceptación y diseña casos de prueba que puede revisar, buscar y exportar.',
      login: 'Inicie sesión en Casewright y convierta su próximo ticket de Jira en casos de prueba.',
      signUp: 'Cree una cuenta de Casewright para generar casos de prueba a partir de sus tickets de Jira.',
      forgot: 'Pida un enlace para definir una contraseña nueva en su cuenta de Casewright.',
      privacy: 'Qué guarda Casewright, qué envía y a quién, y qué puede hacer al respecto. En inglés.',
      terms: 'Qué puede esperar de Casewright y qué espera de usted. En inglés.',
      authCallback: 'Casewright completa su inicio de sesión.',
      resetPassword: 'Defina una contraseña nueva para su cuenta de Casewright.',
      dashboard: 'Pegue el enlace de un ticket de Jira y genere casos de prueba.',
      settings: 'Su plan, su cuenta de Jira y cómo se generan los casos de prueba.',
      admin: 'Los usuarios de Casewright y sus roles.',
      notFound: 'No hay ninguna página en esta dirección.',
    },
  },
})
