import type { PrivateKind } from '#domain/redaction/restore.ts'
import { inLanguage } from '#src/lib/language.ts'

interface KindNames {
  kinds: Record<PrivateKind, string>
}

const kindNames = inLanguage<KindNames>({
  en: {
    kinds: {
      secret: 'Secret',
      email: 'E-mail address',
      phone: 'Phone number',
      iban: 'IBAN',
      card: 'Card number',
      nationalId: 'National id',
      ip: 'IP address',
      word: 'Your word',
    },
  },
  es: {
    kinds: {
      secret: 'Secreto',
      email: 'Dirección de correo',
      phone: 'Número de teléfono',
      iban: 'Número IBAN',
      card: 'Número de tarjeta',
      nationalId: 'Documento de identidad',
      ip: 'Dirección IP',
      word: 'Palabra suya',
    },
  },
})

export const privateKindNames = kindNames.kinds

export const redactionTexts = inLanguage({
  en: {
    panelTitle: 'Private data',
    label: 'Hide private data from the AI',
    hint: 'Secrets, e-mail addresses, phone numbers, IBANs, card numbers, national ids and IP addresses are replaced before a ticket leaves this browser for an AI outside the machine, and put back in the test cases.',
    noNames: 'Names of people are not recognised: list below what else must be hidden.',
    words: 'Also hide these words',
    wordsHint: 'One per line or separated by commas. Whole words, in any case.',
    refused: 'This browser did not keep the choice: its storage for this site is full or blocked.',
    title: (count: number) => `Hidden from the AI (${count})`,
    nothing: 'Nothing private was found.',
    off: 'Private data is not hidden from the AI: the switch in Settings is off.',
    show: (text: string) => `Let the AI see ${text}`,
    namesNote: 'Names of people are not recognised. Add words to hide in Settings.',
  },
  es: {
    panelTitle: 'Datos privados',
    label: 'Ocultar datos privados a la IA',
    hint: 'Los secretos, correos, teléfonos, IBAN, números de tarjeta, documentos de identidad y direcciones IP se reemplazan antes de que un ticket salga de este navegador hacia una IA externa, y se reponen en los casos de prueba.',
    noNames: 'Los nombres de personas no se reconocen: indique abajo qué más debe ocultarse.',
    words: 'Ocultar también estas palabras',
    wordsHint: 'Una por línea o separadas por comas. Palabras completas, con o sin mayúsculas.',
    refused: 'Este navegador no guardó la elección: su almacenamiento para este sitio está lleno o bloqueado.',
    title: (count: number) => `Oculto para la IA (${count})`,
    nothing: 'No se encontraron datos privados.',
    off: 'Los datos privados no se ocultan a la IA: la opción está desactivada en la configuración.',
    show: (text: string) => `Permitir que la IA vea ${text}`,
    namesNote: 'Los nombres de personas no se reconocen. Agregue palabras para ocultar en la configuración.',
  },
})
