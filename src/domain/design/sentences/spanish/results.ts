import { isFeminine, isPluralNoun, spanishForm } from './spanish-forms.ts'

const irregular: Record<string, string> = {
  abrir: 'abiert',
  reabrir: 'reabiert',
  devolver: 'devuelt',
  resolver: 'resuelt',
  inscribir: 'inscrit',
  suscribir: 'suscrit',
  escribir: 'escrit',
  poner: 'puest',
  imprimir: 'impres',
}

/** "cancelar" → "cancelad", to which the ending of the noun is added. */
export function participleStem(infinitive: string): string {
  const verb = infinitive.replace(/se$/u, '')
  return irregular[verb] ?? `${verb.replace(/ar$/u, 'a').replace(/[ei]r$/u, 'i')}d`
}

const creating =
  /^(?:crear|añadir|adjuntar|subir|registrar|dar|insertar|agregar|publicar|guardar|introducir|duplicar|copiar|escribir|enviar|solicitar|pedir|reservar|inscribir|comentar|valorar|cargar)$/u
const removing = /^(?:eliminar|borrar|suprimir|quitar|retirar|vaciar|descartar)$/u
const changing =
  /^(?:editar|modificar|cambiar|actualizar|corregir|mover|reasignar|ajustar|configurar|personalizar|ampliar|renombrar|reordenar|ordenar)$/u
const looking = /^(?:ver|consultar|leer|abrir|visualizar|revisar|acceder)$/u
const exporting = /^(?:descargar|exportar|imprimir|bajar)$/u
const turning =
  /^(?:cancelar|anular|aprobar|rechazar|confirmar|cerrar|reabrir|bloquear|desbloquear|archivar|pausar|reanudar|activar|desactivar|validar|firmar|asignar|pagar|devolver|aceptar|autorizar|justificar|ocultar|restaurar|resolver|suspender|verificar|completar|finalizar|denegar|fijar|destacar|compartir|renovar|reclamar|prorrogar|marcar)$/u

/** What is seen after an action: "Queda cancelada; tras recargar sigue así." */
export function resultOf(act: string): string {
  const [first = '', ...others] = act.split(' ')
  const verb = first.replace(/(?:se|l[oa]s?)$/u, '')
  const object =
    /^(?<thing>(?:(?:el|la|los|las|un|una|cada|sus?|varios|varias|cualquier) )?[\p{L}-]{3,}(?: (?:de la|de los|de las|del|de) [\p{L}-]+)?)/iu.exec(
      others.join(' '),
    )?.groups?.thing
  const named =
    object === undefined || /^(?:a|al|en|con|por|para|de|del|entre|sin|desde|hasta|como|sobre) /iu.test(object)
      ? undefined
      : object
  if (named === undefined) return 'Se admite; el resultado se ve también tras recargar'
  const the = spanishForm(named.replace(/ (?:para|a) .*$/u, ''), 'the') ?? named
  const many = isPluralNoun(named)
  const n = many ? 'n' : ''
  if (creating.test(verb)) return `Figura${n} ${the}, también tras recargar`
  if (removing.test(verb)) return `Ya no figura${n} ${the}, tampoco tras recargar`
  if (changing.test(verb)) return `El cambio se ve en ${the}, también tras recargar`
  if (looking.test(verb)) return `Se ve${n} ${the}`
  if (exporting.test(verb)) return `Se obtiene${n} ${the}, sin ningún error`
  if (turning.test(verb)) {
    const ending = `${isFeminine(named) ? 'a' : 'o'}${many ? 's' : ''}`
    return `Queda${n} ${participleStem(verb)}${ending} ${the}, también tras recargar`
  }
  return 'Se admite; el resultado se ve también tras recargar'
}
