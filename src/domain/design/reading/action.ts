import type { Language } from './language.ts'

/** A person's action out of its sentence: what to do, as an instruction, and the thing that it is done to. */
export interface Action {
  instruction: string
  object?: string
}

const person =
  /^(?:(?:if|when|whenever|once|after|upon)\s+)?(?:I|we|you|(?:(?:the|a|an|any|that|this|each|every)\s+)?(?:[\w-]+\s+){0,2}?(?:users?|customers?|visitors?|buyers?|shoppers?|testers?|persons?|people|someone|they|he|she))\s+(?:have to |has to |must |should |shall |will |can |try to |tries to |attempts? to |clicks? and holds?\b|)/i
const role =
  /^(?:(?:the|an?|any)\s+)?(?:[\w-]+\s+){0,1}?(?:admin(?:istrator)?s?|managers?|owners?|moderators?|supervisors?|editors?|operators?|agents?|teachers?|students?|employees?|members?|guests?|sellers?|vendors?|doctors?|patients?|drivers?|reviewers?|approvers?|developers?|authors?)\s+(?:can |must |should |tries to |attempts to )?(?=[a-z]+ )/i
const plural = /(?:^|\s)(?:I|we|you|they|people|can|must|should|shall|will|to|[\w-]+s)\s+$/i
const irregular: Record<string, string> = { has: 'have', does: 'do', goes: 'go', is: 'be', are: 'be', am: 'be' }
const notAnAction = new Set('be have not is are am was were do does had who whose with in on at from that which and or of to sees see receives receive gets get'.split(' '))
const instructionVerbs =
  /^(?:add|apply|approve|assign|attach|book|browse|buy|call|cancel|change|check|choose|clear|click|close|complete|configure|confirm|connect|copy|create|delete|deploy|disable|download|drag|drop|edit|enable|enter|execute|export|fill|filter|follow|import|install|invoke|list|load|log ?in|log ?out|login|logout|merge|move|navigate|open|order|pay|place|press|print|publish|query|read|register|reload|remove|rename|request|reset|restore|run|save|scan|scroll|search|select|send|set|sign ?in|sign ?out|sort|start|stop|submit|switch|sync|tap|toggle|type|update|upload|use|validate|view|visit|write)\b\s*(.*)$/i

/** Reads an action as an instruction where the language's grammar allows it safely; undefined else. */
export function readAction(text: string, language: Language): Action | undefined {
  if (language !== 'en') return undefined
  const acting = person.exec(text)
  const subject = acting ?? role.exec(text)
  if (subject === null) {
    const [first = ''] = text.split(' ', 1)
    const based = `${baseForm(first.toLowerCase())}${text.slice(first.length)}`
    const direct = instructionVerbs.exec(text) ?? instructionVerbs.exec(based)
    return direct === null ? undefined : { instruction: instructionVerbs.test(text) ? text : agreeing(based), ...objectOf(direct[1] ?? '') }
  }
  const rest = text.slice(subject[0].length)
  const match = /^([\p{L}-]+)(\s.*|$)/u.exec(rest)
  if (match?.[1] === undefined || match[2] === undefined || !/^[a-z-]{2,}$/.test(match[1])) return undefined
  const base = baseForm(match[1].toLowerCase())
  if (notAnAction.has(base) || notAnAction.has(match[1].toLowerCase()) || /(?:ed|ing)$|(?<!app|rep|re|supp|comp|f)ly$/.test(base)) return undefined
  // One person's verb ends in s: 'a visitor without an account' names no verb yet.
  if (!plural.test(subject[0]) && !/s$/.test(match[1])) return undefined
  const instruction = `${base}${agreeing(match[2])}`
  return { instruction: acting === null ? `as ${subject[0].trim().replace(/^(?:The|An?)(?=\s)/, (article) => article.toLowerCase())}, ${instruction}` : instruction, ...objectOf(match[2]) }
}

const spanishInfinitives =
  /^(?:crear|editar|eliminar|borrar|agregar|añadir|ver|listar|filtrar|buscar|descargar|subir|exportar|importar|registrar|iniciar|cerrar|enviar|guardar|actualizar|modificar|cambiar|asignar|desasignar|desactivar|activar|generar|consultar|seleccionar|notificar|ordenar|marcar|configurar|copiar|mover|abrir|ingresar|completar|confirmar|cancelar|aprobar|rechazar|obtener|recuperar|calcular|imprimir|adjuntar|compartir|publicar|bloquear|transferir|pagar|comprar|reservar|criar|excluir|adicionar|salvar|alterar|baixar|pesquisar|selecionar|cadastrar)\s/iu

/** Whether a sentence is itself what to do: 'Export the list', 'Crear nueva categoría'. */
export function isInstruction(text: string): boolean {
  return instructionVerbs.test(text) || spanishInfinitives.test(text)
}

/** clicks → click, tries → try, passes → pass; what is no third person stays. */
function baseForm(verb: string): string {
  const known = irregular[verb]
  if (known !== undefined) return known
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2)
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb
}

/** 'clicks and holds', 'opens the list and selects': verbs behind a leading 'and' follow the first. */
function agreeing(rest: string): string {
  const known = rest.replace(/((?:,| and| or| then| and then) )([a-z]{3,14}s)(?=[\s,.;]|$)/g, (all, joint: string, verb: string) => (instructionVerbs.test(`${baseForm(verb)} `) ? `${joint}${baseForm(verb)}` : all))
  return known.replace(/( (?:and|or|then|and then|,) )([a-z]{3,14}s)(?= (?:the|a|an|on|in|it|their|his|her|to|my|one|another|at|any|for)\b)/g, (_all, joint: string, verb: string) => `${joint}${baseForm(verb)}`)
}

function objectOf(rest: string): { object?: string } {
  const words = rest
    .replace(/^\s*(?:(?:on|in|to|for|into|at|through|with|via|out|up|off|from|about|over|all|any)(?:\s+|$))*/i, '')
    .split(/,|;|\s(?:and|or|that|which|who|when|where|while|after|before|because|so|by|for|from|to|in|on|at|with|without|into|within|until|is|are|has)\s/i, 1)[0]
    ?.trim()
  return words === undefined || words.length < 3 || words.length > 60 || /^(?:it|them|this|that)$/i.test(words) ? {} : { object: words }
}

const anyPerson = /^(?:(?:el|la|los|las|un|una|the|a|an) )?(?:[\p{L}-]+ ){0,2}?(?:I|we|user|users|usuari[oa]s?|clientes?|administrador(?:es|a|as)?|admins?|emplead[oa]s?|customers?|visitors?|operators?|managers?|tester|persona|yo)\s(?!(?:is|are|am|was|were|has|have|had|es|son|est[áa]n?|soy|tiene|tienen|tengo|who|with|sees?|receives?|que|con)(?!\p{L}))/iu
const infinitive = /^[\p{L}]{2,}(?:ar|er|ir)(?:se|lo|la|le|los|las)?\s/iu

/** 'elimino un equipo', 'hace clic en', 'inicia sesión': what somebody does, with no word for who. */
const firstPerson = /^(?:yo )?(?!no |cuando |solo |cada )[\p{L}]{2,}[oyae]\s(?:clic(?:\s|$)|sesión(?:\s|$)|un|una|unos|unas|el|la|los|las|mi|mis|en|a|al|con|sobre|todos|todas|dos)(?!\p{L})/iu

/** Whether a clause is something that a person does, not something that comes about. */
export function isDoing(text: string, language: Language): boolean {
  return readAction(text, language) !== undefined || (language === 'en' && /^[\p{L}]{2,}ing\s/iu.test(text)) || anyPerson.test(text) || (language === 'es' && (infinitive.test(text) || firstPerson.test(text)))
}
