import { inLanguage } from '#src/lib/language.ts'

/** The texts of the dashboard (docs/spec.md, sections 2, 5 and 8). */
export const generationTexts = inLanguage({
  en: {
    headline: 'Test smarter, not harder.',
    linkLabel: 'Jira ticket URL',
    linkHint: 'Paste a ticket link, or type its key, and press Enter.',
    generate: 'Generate Test Cases',
    generating: 'Generating Test Cases...',
    several: 'Several tickets, an epic or a query',
    upgrade: 'Upgrade Plan Required',
    limitReached: 'You have reached your test case generation limit. Please upgrade your plan.',
    planWithoutRuns: 'Your plan has no runs.',
    linkMissing: 'Please enter a Jira ticket URL',
    notConfigured: 'Jira not configured. Please configure your account first.',
    seePlans: 'See the plans',
    written: (count: number) => (count === 1 ? '1 test case written so far' : `${count} test cases written so far`),
    criteriaCovered: (covered: number, total: number) => `${covered} of ${total} criteria`,
    cancel: 'Cancel',
    cancelled: 'Generation cancelled.',
    freeCancels:
      'A generation that is cancelled before its first test case is free three times a day, and counted after that.',
    left: (count: number) =>
      `${count === 1 ? 'The test case that came before is' : `The ${count} test cases that came before are`} kept as an incomplete result. The run is counted; completing it within 24 hours is free.`,
    progress: 'Progress of the generation',
    fetchFailed: 'Failed to fetch ticket data.',
    generationFailed: 'The test cases could not be generated.',
    partMissing: 'A part of the page could not be loaded.',
    reload: 'Reload the page',
    retry: 'Try again',
    openSettings: 'Open Settings',
    logIn: 'Log in again',
    lookedAt: 'Places searched for criteria',
  },
  es: {
    headline: 'Pruebe mejor, con menos esfuerzo.',
    linkLabel: 'URL del ticket de Jira',
    linkHint: 'Pegue el enlace de un ticket, o escriba su clave, y pulse Intro.',
    generate: 'Generar casos de prueba',
    generating: 'Generando casos de prueba...',
    several: 'Varios tickets, una épica o una consulta',
    upgrade: 'Se requiere un plan superior',
    limitReached: 'Alcanzó el límite de generación de casos de prueba. Mejore su plan.',
    planWithoutRuns: 'Su plan no incluye generaciones.',
    linkMissing: 'Escriba la URL de un ticket de Jira',
    notConfigured: 'Jira no está configurado. Configure primero su cuenta.',
    seePlans: 'Ver los planes',
    written: (count: number) =>
      count === 1 ? '1 caso de prueba escrito hasta ahora' : `${count} casos de prueba escritos hasta ahora`,
    criteriaCovered: (covered: number, total: number) => `${covered} de ${total} criterios`,
    cancel: 'Cancelar',
    cancelled: 'Generación cancelada.',
    freeCancels:
      'Una generación que se cancela antes de su primer caso de prueba es gratis tres veces al día; después se cuenta.',
    left: (count: number) =>
      `${count === 1 ? 'El caso de prueba que llegó antes se conserva' : `Los ${count} casos de prueba que llegaron antes se conservan`} como resultado incompleto. La generación se contó; completarla en las próximas 24 horas es gratis.`,
    progress: 'Progreso de la generación',
    fetchFailed: 'No se pudieron obtener los datos del ticket.',
    generationFailed: 'No se pudieron generar los casos de prueba.',
    partMissing: 'No se pudo cargar una parte de la página.',
    reload: 'Volver a cargar la página',
    retry: 'Reintentar',
    openSettings: 'Abrir la configuración',
    logIn: 'Iniciar sesión otra vez',
    lookedAt: 'Dónde se buscaron criterios',
  },
})

/** What to do next, for failures whose message does not say. */
export const adviceTexts = inLanguage({
  en: {
    link: 'Copy the address of the ticket from your browser, for example …/browse/PROJECT-123.',
    criteria:
      'Add acceptance criteria to the ticket: Given / When / Then lines, a list under a heading “Acceptance criteria”, or a table. Then try again.',
    session: 'Log in again to continue.',
    reload:
      'The connection was lost, or a new version was published while the page was open. Reload the page to continue; nothing was counted.',
    timeout: 'Try again. A run that times out before its first test case is not counted.',
    server: 'Try again in a moment. A run that fails before the AI has answered is not counted.',
    answered: 'A run is counted once the AI has answered, even where no test case can be read from the answer.',
  },
  es: {
    link: 'Copie la dirección del ticket desde su navegador, por ejemplo …/browse/PROJECT-123.',
    criteria:
      'Agregue criterios de aceptación al ticket: líneas Dado / Cuando / Entonces, una lista bajo un título «Criterios de aceptación» o una tabla. Después, vuelva a intentarlo.',
    session: 'Inicie sesión otra vez para continuar.',
    reload:
      'Se cortó la conexión o se publicó una versión nueva mientras la página estaba abierta. Vuelva a cargar la página para continuar; no se contó nada.',
    timeout: 'Vuelva a intentarlo. Una generación cuyo tiempo se agota antes del primer caso de prueba no se cuenta.',
    server: 'Vuelva a intentarlo en un momento. Una generación que falla antes de que la IA responda no se cuenta.',
    answered:
      'Una generación se cuenta en cuanto la IA responde, aunque de la respuesta no se pueda leer ningún caso de prueba.',
  },
})

export const criteriaTexts = inLanguage({
  en: {
    title: (count: number) => (count === 1 ? '1 acceptance criterion found' : `${count} acceptance criteria found`),
    given: 'Given',
    when: 'When',
    then: 'Then',
  },
  es: {
    title: (count: number) =>
      count === 1 ? '1 criterio de aceptación encontrado' : `${count} criterios de aceptación encontrados`,
    given: 'Dado',
    when: 'Cuando',
    then: 'Entonces',
  },
})

export const howItWorksTexts = inLanguage({
  en: {
    title: 'How it works',
    dismiss: 'Hide How it works',
    show: 'How it works',
    steps: [
      {
        title: 'Paste the ticket URL',
        text: 'Any Jira link that names a ticket will do: its page, a board, a backlog.',
      },
      {
        title: 'Click Generate',
        text: 'Casewright reads the ticket, finds its acceptance criteria and writes test cases for each.',
      },
      { title: 'Review and export', text: 'Check steps, data and expected results, then export them to CSV or Excel.' },
      { title: 'Come back later', text: 'Every run is kept in this browser. Open it with the History button.' },
    ],
  },
  es: {
    title: 'Cómo funciona',
    dismiss: 'Ocultar Cómo funciona',
    show: 'Cómo funciona',
    steps: [
      {
        title: 'Pegue la URL del ticket',
        text: 'Sirve cualquier enlace de Jira que nombre un ticket: su página, un tablero, un backlog.',
      },
      {
        title: 'Pulse Generar',
        text: 'Casewright lee el ticket, encuentra sus criterios de aceptación y escribe casos de prueba para cada uno.',
      },
      { title: 'Revise y exporte', text: 'Revise pasos, datos y resultados esperados, y expórtelos a CSV o Excel.' },
      { title: 'Vuelva más tarde', text: 'Cada generación queda en este navegador. Ábrala con el botón Historial.' },
    ],
  },
})

export const enrichmentTexts = inLanguage({
  en: {
    panelTitle: 'Feature Settings',
    label: 'Test Case Enrichment',
    hint: 'Adds negative, edge and boundary cases to each generation.',
    needsPlan: (plan: string) => `Enrichment is part of the Pro and Admin plans. Your plan is ${plan}.`,
    unknownPlan: 'Enrichment is part of the Pro and Admin plans. Your plan could not be read yet.',
    refused: 'This browser did not keep the choice: its storage for this site is full or blocked.',
  },
  es: {
    panelTitle: 'Funciones',
    label: 'Enriquecimiento de casos de prueba',
    hint: 'Agrega a cada generación casos negativos, extremos y de valores límite.',
    needsPlan: (plan: string) => `El enriquecimiento es parte de los planes Pro y Administrador. Su plan es ${plan}.`,
    unknownPlan: 'El enriquecimiento es parte de los planes Pro y Administrador. Aún no se pudo leer su plan.',
    refused: 'Este navegador no guardó la elección: su almacenamiento para este sitio está lleno o bloqueado.',
  },
})

export const bannerTexts = inLanguage({
  en: { title: 'Generating test cases...' },
  es: { title: 'Generando casos de prueba...' },
})
