import { inLanguage } from '#src/lib/language.ts'

export const languageTexts = inLanguage({
  en: {
    refused: 'This browser does not keep the choice: its storage for this site is full or blocked.',
    title: 'Change the language',
    whileGenerating: 'The page is loaded again for it, which ends the generation that is under way. Test cases that are not finished are lost.',
    notKept: 'The page is loaded again for it. The test cases on this page are not in the history and would be lost.',
    confirm: 'Change the language',
  },
  es: {
    refused: 'Este navegador no guarda la elección: su almacenamiento para este sitio está lleno o bloqueado.',
    title: 'Cambiar el idioma',
    whileGenerating: 'Para ello se vuelve a cargar la página, y eso interrumpe la generación en curso. Los casos de prueba sin terminar se pierden.',
    notKept: 'Para ello se vuelve a cargar la página. Los casos de prueba de esta página no están en el historial y se perderían.',
    confirm: 'Cambiar el idioma',
  },
})

/** A language is called by its own name, for those who read no other. */
export const languageNames = { en: 'English', es: 'Español' } as const
