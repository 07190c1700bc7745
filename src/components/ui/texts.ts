import { inLanguage } from '#src/lib/language.ts'

export const uiTexts = inLanguage({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    password: 'password',
    show: (what: string) => `Show ${what}`,
    hide: (what: string) => `Hide ${what}`,
  },
  es: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    password: 'la contraseña',
    show: (what: string) => `Mostrar ${what}`,
    hide: (what: string) => `Ocultar ${what}`,
  },
})
