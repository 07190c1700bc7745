import { inLanguage } from '#src/lib/language.ts'

export const languageTexts = inLanguage({
  en: {
    refused: 'The choice could not be saved: the browser storage for this site is full or blocked.',
    title: 'Change the language',
    whileGenerating: 'This reloads the page and stops the generation in progress. Unfinished test cases are lost.',
    notKept: 'This reloads the page. The test cases on this page are not in the history and would be lost.',
    confirm: 'Change the language',
  },
  es: {
    refused: 'Este navegador no guarda la elección: su almacenamiento para este sitio está lleno o bloqueado.',
    title: 'Cambiar el idioma',
    whileGenerating:
      'Para ello se vuelve a cargar la página, y eso interrumpe la generación en curso. Los casos de prueba sin terminar se pierden.',
    notKept:
      'Para ello se vuelve a cargar la página. Los casos de prueba de esta página no están en el historial y se perderían.',
    confirm: 'Cambiar el idioma',
  },
})

/** Each language is named in itself, for readers of no other. */
export const languageNames = { en: 'English', es: 'Español' } as const
