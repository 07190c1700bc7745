import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { isActor, roleOf } from './actors.ts'
import { arranged } from './arranged.ts'
import { grammarOf, type Romance } from './grammar.ts'
import { parseRomance, tokensOf } from './sentence.ts'
import { indicative } from './moods.ts'
import { infinitiveOfGerund, infinitiveOfParticiple, isInfinitive } from './verbs.ts'

/** What must hold before an outcome can be seen, and what is done for it. */
export interface Cause {
  given: string[]
  steps: EffectStep[]
}

/** Things that happen to the thing whoever tests it: no step of the tester. */
export const happens =
  /^(?:ganar|ganhar|gagner|pasar|passar|obtener|obtenir|obter|ser|estar|haber|tener|poder|deber|quedar|aparecer|existir|faltar|caducar|vencer|expirar|perder|caer|fallar|superar|exceder|llegar|coincidir|cumplir|interrumpir|ir|ver|querer|ter|haver|ficar|dever|existir|faltar|cair|falhar|ultrapassar|atingir|acabar|être|avoir|pouvoir|devoir|rester|apparaître|exister|manquer|expirer|dépasser|atteindre|échouer|tomber|passer|devenir|voir|aller|recibir|receber|recevoir|terminar|terminer|sair|salir|permanecer|necesitar|precisar|seguir|continuar|continuer|comptar|contar|valoir|valer|durer|durar|tenir|detenir|détenir|pertenecer|pertencer|contener|conter|contenir)$/i

const purpose: Partial<Record<Romance, RegExp>> = {
  es: /^para \p{L}+[aeií]r(?:l[oae]s?|se)?(?!\p{L})/iu,
  pt: /^para \p{L}+[aei]r(?:-l[oa]s?|-se)?(?!\p{L})/iu,
}

/** "To confirm, the customer enters a code": what confirming takes, not what follows from it. */
export function withoutPurpose(cause: Cause, condition: string, language: Romance): void {
  if (purpose[language]?.test(condition) !== true) return
  cause.steps = []
  cause.given = [capitalise(condition)]
}

const behind = (text: string, sign: RegExp): string => text.replace(sign, '').trim()

/** The condition of a clause, and what its label or its end says. */
export function causeOf(reading: Reading, clause: Clause, language: Romance): Cause {
  const cause: Cause = { given: [], steps: [] }
  if (clause.condition === undefined) return cause
  const { sign, text } = signOf(clause, language)
  const made = stepOf(reading, text, sign, language) ?? arranged(plain(reading, text), language)
  if (made !== undefined) cause.steps.push(made)
  else cause.given.push(stateOf(reading, text, sign, language))
  return cause
}

/** "si", "al": what introduces the condition. Lexicon shapes leave a conjunction out and a preposition in. */
function signOf(clause: Clause, language: Romance): { sign: string; text: string } {
  const condition = clause.condition ?? ''
  const at = clause.text.indexOf(condition)
  const before = clause.text.slice(0, Math.max(0, at)).trim().split(/\s+/u).slice(-3).join(' ').toLowerCase()
  const preposition =
    /^(?:al|ao|tras|después de|antes de|depois d[eoa]s?|antes d[eoa]s?|après|avant|lors d[eu]|lors de l['’]|en cas d['e’]|en caso de|em caso de|sin|sem|sans|con|com|avec|para|pour|durante|pendant|à|au|en|transcurrid[oa]s?|pasad[oa]s?|passad[oa]s?|passé)(?![\p{L}])/iu.exec(
      condition,
    )?.[0]
  if (preposition !== undefined && !/(?:si|cuando|se|quando|lorsque|dès que|s['’])$/iu.test(before))
    return { sign: preposition.toLowerCase(), text: condition }
  return { sign: before, text: indicative(condition, language) }
}

/** A condition as the tester's step; undefined where it is a state or an event of the product. */
export function stepOf(reading: Reading, text: string, sign: string, language: Romance): EffectStep | undefined {
  const act = (words: string): EffectStep => ({ what: 'action', words: capitalise(plain(reading, words.trim())) })
  const unless = /(?:salvo|menos|excepto|exceto|sauf|moins|hasta|até|jusqu)/iu.test(sign)
  if (unless) return undefined
  const grammar = grammarOf(language)
  const bare = behind(text, /^(?:al|ao|tras|después de|antes de|depois de|après|lors de|para|pour|en)(?= )/iu)
  const [first] = tokensOf(bare)
  const status = /^(?:pasar|passar|passer) (?:a|para|à|au) (?<status>[\p{Lu}\uF000-\uF7FF].*)$/u.exec(bare)?.groups
    ?.status
  if (status !== undefined)
    return act(`${{ es: 'cambiar el estado a', pt: 'mudar o estado para', fr: "passer l'état à" }[language]} ${status}`)
  if (first !== undefined && bare !== text && !/^(?:antes|avant)/iu.test(text)) {
    const infinitive = first.word.replace(language === 'es' ? /(?<=[aeií]r)(?:se|l[oae]s?)$/u : /-.*$/u, '')
    if (isInfinitive(infinitive, language)) return happens.test(infinitive) ? undefined : act(bare)
  }
  // "Al enviar la inscripción": the sign may stand outside of the condition.
  if (
    first !== undefined &&
    /(?:^|\s)(?:al|ao|tras|después de|depois de|para|pour|après)$/iu.test(sign) &&
    isInfinitive(first.word, language) &&
    !happens.test(first.word)
  )
    return act(text)
  const gerund = first === undefined ? undefined : infinitiveOfGerund(first.word.split('-')[0] ?? '', language)
  if (gerund !== undefined && first !== undefined && !happens.test(gerund))
    return act(`${gerund}${bare.slice(first.end)}`)
  const sentence = parseRomance(text, language)
  if (sentence === undefined || sentence.negated || sentence.modal !== '') return undefined
  const { subject, impersonal, passive, verb, rest, object } = sentence
  if (happens.test(verb)) return undefined
  const couple =
    / (?:y|e|et) (?:el |la |los |las |o |a |os |as |le |la |les |l['’])/iu.test(subject) &&
    isActor(reading, subject, language)
  if (grammar.two.test(plain(reading, subject)) || couple)
    return { what: 'action', words: grammar.twoSessions(plain(reading, `${verb} ${rest}`)) }
  if (passive) {
    // "Si el correo ya está registrado": it has been done before.
    if (/(?<!\p{L})(?:ya|já|déjà)(?!\p{L})/iu.test(text)) return undefined
    if (subject === '' || /^(?:être|estar)$/i.test(verb) || !isDoing(verb)) return undefined
    const by =
      /^(?:par|por) (?<who>(?:[\uE000-\uE7FF]|deux|dos|duas|dois|plusieurs|varias|varios|várias|vários) .*)$/iu.exec(
        rest,
      )
    if (by !== null) return { what: 'action', words: grammar.twoSessions(plain(reading, `${verb} ${lower(subject)}`)) }
    const or = language === 'fr' ? /^(?:ou|et) (\p{L}+)/iu : /^(?:ou|e|o|u|y) (\p{L}+)/iu
    const second = infinitiveOfParticiple(or.exec(rest)?.[1] ?? '', language)
    const verbs = second === undefined ? verb : `${verb} ${language === 'es' ? 'o' : 'ou'} ${second}`
    const tail = second === undefined ? rest : rest.replace(or, '').trim()
    return act(`${verbs} ${lower(subject)} ${tail}`)
  }
  if (impersonal)
    return act(
      subject === ''
        ? `${verb} ${rest}`
        : isActor(reading, subject, language)
          ? `${verb} ${rest}`
          : `${verb} ${lower(subject)} ${rest}`,
    )
  // "quando valida um bilhete": whoever the scenario starts with does it.
  // "Reserva ainda não paga": a noun that could be a verb.
  if (
    subject === '' &&
    /^(?:ainda|já|não|todavía|aún|ya|no|con|sem|sin|com|de|do|da|dos|das|del)(?!\p{L})/iu.test(rest)
  )
    return undefined
  if (subject === '' && sign === 'when') return object === '' ? act(`${verb} ${rest}`) : undefined
  if (
    subject !== '' &&
    (isActor(reading, subject, language) ||
      /^(?:il|elle|ele|ela|él|ella|alguien|alguém|quelqu['’]un|on)(?!\p{L})/iu.test(subject))
  )
    return object === ''
      ? act(
          `${verb} ${rest}${/sesión|sessão|connect/iu.test(`${verb} ${rest}`) ? '' : asRole(reading, subject, language)}`,
        )
      : undefined
  return undefined
}

/** Whoever just uses the product. */
const anybody: Record<Romance, RegExp> = {
  es: /^(?:usuari[oa]|persona|cliente|alguien|quien|él|ella)/iu,
  pt: /^(?:utilizador|usuári[oa]|pessoa|cliente|alguém|quem|ele|ela)/iu,
  fr: /^(?:utilisat|personne|client|quelqu|on$|il$|elle$|usager|ce(?:lui|lle|ux))/iu,
}

/** "… (como monitor)": who takes the step, where it is somebody in particular. */
function asRole(reading: Reading, subject: string, language: Romance): string {
  const role = plain(reading, roleOf(subject, language))
  if (anybody[language].test(role) || role.split(' ').length > 4) return ''
  return { es: ` (como ${role})`, pt: ` (como ${role})`, fr: ` (rôle : ${role})` }[language]
}

/** Participles that describe rather than report: "la case est cochée" can be done, "le compte est inactif" cannot. */
function isDoing(verb: string): boolean {
  return !/^(?:conocer|connaître|conhecer|permettre|permitir|cerrar sesión|vencer|expirer|caducar|indisponible|situer|situar|comprendre|comprender|inclure|incluir|prévoir|prever|vincular|lier)$/i.test(
    verb,
  )
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}*(?=[\s'’])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A condition as a state to prepare. */
export function stateOf(reading: Reading, text: string, sign: string, language: Romance): string {
  const said = plain(reading, text)
  const unless = /(?:salvo|menos que|excepto|exceto|sauf|moins)/iu.test(sign)
  if (unless)
    return language === 'fr'
      ? `Ce cas ne se présente pas : ${said}`
      : language === 'es'
        ? `No se da este caso: ${said}`
        : `Não se verifica este caso: ${said}`
  // "Hasta que el titular la desbloquee": until then it has not happened.
  if (/(?:hasta|até|jusqu['’]à ce) qu[e'’]?$/iu.test(sign.trim()))
    return {
      es: `Aún no se ha llegado a este punto: hasta que ${said}`,
      pt: `Ainda não se chegou a este ponto: até que ${said}`,
      fr: `Ce moment n'est pas encore venu : jusqu'à ce que ${said}`,
    }[language]
  return capitalise(said)
}
