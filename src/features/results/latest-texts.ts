import { inLanguage } from '#src/lib/language.ts'

/** The way back to the latest result: on the dashboard, which loads the results view only when it is opened. */
export const latestTexts = inLanguage({
  en: {
    caseCount: (count: number) => `${count} test ${count === 1 ? 'case' : 'cases'}`,
    showAgain: 'Show test cases',
    incomplete: 'Incomplete',
    complete: 'Complete the test cases',
    notKeptAdvice: 'Show the test cases and export them before you leave the page.',
  },
  es: {
    caseCount: (count: number) => `${count} ${count === 1 ? 'caso' : 'casos'} de prueba`,
    showAgain: 'Ver los casos de prueba',
    incomplete: 'Incompleto',
    complete: 'Completar los casos de prueba',
    notKeptAdvice: 'Vea los casos de prueba y expórtelos antes de salir de la página.',
  },
})
