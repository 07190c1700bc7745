import { valueIndexes } from '../marked-text.ts'
import type { Reading } from '../reading.ts'
import { type Sentence } from './sentence.ts'

/** "La quinta se rechaza", "n'est pas accepté": something is not taken. */
export function refused({ verb, negated, passive, impersonal, modal }: Sentence, refusing: RegExp): boolean {
  return (
    (refusing.test(verb) && !negated) ||
    (negated &&
      (passive || impersonal || modal === 'can') &&
      /^(?:aceptar|admitir|guardar|aceitar|permitir|accepter|admettre|enregistrer|valider|emitir|poder|gravar|salvar|permettre|calcular|enviar)$/.test(
        verb,
      ))
  )
}

/** "la quinta", "el 61.º"; "el 24" is a day. */
export function isOrdinal({ marked }: Reading, subject: string, ordinal: RegExp): boolean {
  const [index] = valueIndexes(subject)
  return ordinal.test(subject) && (index === undefined || marked.values[index]?.measure === 'ordinal')
}
