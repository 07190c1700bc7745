import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import type { Thing } from '../understand/rule.ts'
import { capital, listOf, outsideQuotes } from './text.ts'

export const q = (text: string): string => `«${text}»`
export const list = (items: string[]): string => listOf(items, 'y')
export const numbers = 'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
export const determined =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|cada|este|esta|todo|toda|todos|todas|ningún|ninguna)\s/i

/** With the article of the ticket; a word the ticket uses without one is quoted as the name it is. */
export function the({ words, label }: Thing): string {
  if (/^[«"“]/.test(words)) return words
  if (label || !determined.test(words)) return q(words)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export const of = (text: string): string => (/^el\s/i.test(text) ? `del ${text.slice(3)}` : `de ${text}`)
export const field = (name: string): string => the({ words: name, label: false })
export const bare = ({ words }: Thing): string => capital(words.replace(/^(?:el|la|los|las|un|una|cada) /i, ''))
/** "a las 10:29:59", with a day in front "el 08/06/2026 a las 09:59:00". */
export const at = (moment: string): string =>
  moment.includes(', ') ? `el ${moment.replace(', ', ' a las ')}` : `a las ${moment}`
/** The word up to its complement: "código" of "código de recogida", "paquetes pequeños" of "paquetes pequeños sin abrir". */
export const head = /^.+?(?= (?:de|del|con|para|sin|en|por|que|al?) |$)/i
export const singular = (word: string): string =>
  word
    .replace(/ones$/, 'ón')
    .replace(/([aeiouáéíóú][rlnd])es$/, '$1')
    .replace(/ces$/, 'z')
    .replace(/([aeiouáéíóú])s$/, '$1')
export const plural = (word: string): string =>
  /[aeoáéó]$/.test(word)
    ? `${word}s`
    : /s$/.test(word)
      ? word
      : /z$/.test(word)
        ? word.replace(/z$/, 'ces')
        : /ón$/.test(word)
          ? word.replace(/ón$/, 'ones')
          : `${word}es`
export const numbered = (count: string, thing: string): string => (count === '1' ? eachWord(thing, singular) : thing)
export const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(head, (words) => words.split(' ').map(change).join(' '))
/** "a ni b" outside a negated sentence. */
export const together = (words: string): string => words.replace(/ ni /g, ' y ')
/** Who signs in: one of "los socios" is a "socio". */
export const person = (role: string): string =>
  role
    .replace(/^(?:el|la|un|una|cada) /i, '')
    .replace(/^quien(?:es)? tienen? el rol (?:de )?/i, '')
    .replace(/^quien /i, 'persona que ')
    .replace(/^(?:(?:los|las) )?(\p{Ll}.*)$/u, (_, words: string) => eachWord(words, singular))
export const isPerson = (words: string): boolean =>
  pattern(
    `^(?:(?:el|la|los|las|un|una|cada) )?(?:${lexiconOf('es').cues.role})(?: (?!(?:de|del|con|para|por|a|al) )\\p{L}+){0,2}$`,
  ).test(words)
/** "con el carrito vacío" is a situation, not a clause that "que" can lead in. */
export const isSituation = (condition: string): boolean =>
  /^(?:con|sin|tras|al|antes|después|durante|en|para|transcurrid|pasad)/i.test(condition)
/** "el primer código", "la segunda entrada": one of two of the same kind. */
export function nth({ words, label }: Thing, masculine: string, feminine: string): string {
  const [, article = '', rest = words] = /^(el|la|los|las|un|una|unos|unas|cada) (.+)$/i.exec(words) ?? []
  if (label || article === '') return `${the({ words, label })} (${masculine} de los dos)`
  const one = /^(?:los|las|unos|unas)$/i.test(article) ? eachWord(rest, singular) : rest
  return /^(?:la|las|una|unas)$/i.test(article) ? `la ${feminine} ${one}` : `el ${masculine} ${one}`
}
export const irregular: Record<string, [string, string]> = {
  ser: ['es', 'son'],
  estar: ['está', 'están'],
  tener: ['tiene', 'tienen'],
  poder: ['puede', 'pueden'],
  haber: ['hay', 'hay'],
  mostrar: ['muestra', 'muestran'],
  pedir: ['pide', 'piden'],
  mantener: ['mantiene', 'mantienen'],
  contener: ['contiene', 'contienen'],
  enviar: ['envía', 'envían'],
  incluir: ['incluye', 'incluyen'],
  cerrar: ['cierra', 'cierran'],
  seguir: ['sigue', 'siguen'],
  impedir: ['impide', 'impiden'],
  volver: ['vuelve', 'vuelven'],
  advertir: ['advierte', 'advierten'],
  ver: ['ve', 'ven'],
  ir: ['va', 'van'],
  dar: ['da', 'dan'],
  empezar: ['empieza', 'empiezan'],
  comenzar: ['comienza', 'comienzan'],
  recordar: ['recuerda', 'recuerdan'],
  devolver: ['devuelve', 'devuelven'],
  elegir: ['elige', 'eligen'],
  requerir: ['requiere', 'requieren'],
  sugerir: ['sugiere', 'sugieren'],
  contar: ['cuenta', 'cuentan'],
  encontrar: ['encuentra', 'encuentran'],
  reenviar: ['reenvía', 'reenvían'],
  continuar: ['continúa', 'continúan'],
  actuar: ['actúa', 'actúan'],
  renovar: ['renueva', 'renuevan'],
  aprobar: ['aprueba', 'aprueban'],
  comprobar: ['comprueba', 'comprueban'],
  resolver: ['resuelve', 'resuelven'],
  mover: ['mueve', 'mueven'],
  perder: ['pierde', 'pierden'],
  corregir: ['corrige', 'corrigen'],
  repetir: ['repite', 'repiten'],
  servir: ['sirve', 'sirven'],
  convertir: ['convierte', 'convierten'],
  transferir: ['transfiere', 'transfieren'],
  revertir: ['revierte', 'revierten'],
  obtener: ['obtiene', 'obtienen'],
  salir: ['sale', 'salen'],
  prever: ['prevé', 'prevén'],
}
export const present = (verb: string, many: boolean): string =>
  irregular[verb.toLowerCase()]?.[many ? 1 : 0] ??
  `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'a' : verb.endsWith('uir') ? 'ye' : 'e'}${many ? 'n' : ''}`
/** What a tester sees instead of what the ticket demands: "debe mostrar el total" is seen as "muestra el total". */
export const observed = (outcome: string): string => outsideQuotes(outcome, seen)

function seen(outcome: string): string {
  return outcome
    .replace(
      /(?<!\p{L})([Dd]ebe|[Dd]eben|[Dd]eberá|[Dd]eberán|tiene que|tienen que) (\p{Ll}*[aei]r)(se)?((?: [^,;.]*?)? y) (\p{Ll}*[aei]r)(?= (?:el|la|los|las|un|una|al|su|sus) )/gu,
      (_, must: string, verb: string, reflexive: string | undefined, between: string, second: string) =>
        `${must} ${verb}${reflexive ?? ''}${between} ${present(second, /n/.test(must.slice(-3)))}`,
    )
    .replace(
      /(?<!\p{L})([Dd]ebe|[Dd]eben|[Dd]eberá|[Dd]eberán|tiene que|tienen que) (\p{Ll}*[aei]r)(se)?(?!\p{L})/gu,
      (_, must: string, verb: string, reflexive?: string) =>
        `${reflexive === undefined ? '' : 'se '}${present(verb, /^(?:deben|deberán|tienen)/i.test(must))}`,
    )
}

/** Adjectives agree with the article of the control; a bare name is that of a button. */
export function agreeing(control: string, adjective: string): string {
  const feminine = /^(?:la|las)\s/i.test(control)
  const many = /^(?:los|las)\s/i.test(control)
  return `${many ? 'están' : 'está'} ${feminine ? adjective.replace(/o$/, 'a') : adjective}${many ? 's' : ''}`
}
export const appears = (control: string): string => (/^(?:los|las)\s/i.test(control) ? 'aparecen' : 'aparece')
export function stateOf(control: string, state: 'hidden' | 'disabled' | 'shown', holds: boolean): string {
  if (state === 'disabled') return `${capital(control)} ${agreeing(control, holds ? 'deshabilitado' : 'habilitado')}.`
  return `${capital(control)} ${(state === 'shown') === holds ? '' : 'no '}${appears(control)}.`
}
