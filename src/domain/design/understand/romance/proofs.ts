import type { EffectStep } from '../rule.ts'
import type { Romance } from './grammar.ts'
import { proofWords } from './proof-words.ts'
import { isInfinitive } from './verbs.ts'
import { oneWay, visibleTo } from './visible-to.ts'

/** What makes a statement visible: the steps with what is seen after each of them. */
export interface Proof {
  given: string[]
  steps: EffectStep[]
  refuses?: boolean
  dated?: boolean
}

/** A statement in plain words, and what it speaks of with its article (empty where that is not known). */
export interface Stated {
  text: string
  thing: string
}

const act = (words: string, outcome: string, data?: string): EffectStep => ({
  what: 'action',
  words,
  outcome,
  ...(data === undefined ? {} : { data }),
})
const finished = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.;,\s]+$/u, '')}.`

const kept: Record<Romance, RegExp> = {
  es: /(?<!no )(?<!\p{L})(?:se (?:conserva|mantiene|recuerda(?! a)|recupera)n?|queda(?:n)? guardad[oa]s?|se guarda(?:n)? (?:al|cada|automáticamente|sol[oa]))(?!\p{L})/iu,
  pt: /(?<!não )(?<!\p{L})(?:(?:fica|ficam) (?:guardad|gravad|salv|memorizad)[oa]s?|(?:é|são) (?:conservad|mantid|memorizad)[oa]s?|continuam? (?:lá|preenchid[oa]s?))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:est|sont|reste|restent) (?:conservée?s?|gardée?s?|mémorisée?s?|retrouvée?s?|préremplie?s?)|gardent? (?:les saisies|la saisie|son contenu|ses|sa|son))(?!\p{L})/iu,
}
const device = /dispositivo|aparelho|appareil|equipamento|móvil|telemóvel|ordenador|computador|ordinateur/iu

const keptFor = /\d+ (?:minut|heure|hora|jour|d[ií]a|semana|semaine|mois|mes)/iu
const reopened =
  /(?:redémarrage|reinicio|reinício) d|(?:cierr|cerrar|reinici|reabr|fech|ferm|redémarr|rouvr)\p{L}* (?:(?:el|la|o|a|le|l['’]) ?)?(?:navegador|navigateur|browser|apps?|aplica\p{L}+|application|appli|página|page|onglet|pestaña|aba)(?!\p{L})/iu

/** Entered, left, opened again. */
function persistence({ text, thing }: Stated, language: Romance): Proof | undefined {
  // "Aparece «…» y la cita original se mantiene": what stays is no entry, and the message needs its cause.
  // "Kept for 14 days": how long takes a clock.
  if (!kept[language].test(text) || keptFor.test(text) || (language !== 'fr' && /[«"“]/u.test(text))) return undefined
  const words = proofWords[language]
  return {
    given: [],
    steps: [
      act(thing === '' ? words.typed : words.change(thing), words.changed),
      act(device.test(text) ? words.otherDevice : reopened.test(text) ? words.reopen : words.comeBack, finished(text)),
    ],
  }
}

const only: Record<Romance, RegExp[]> = {
  es: [
    /^(?:solo|sólo) se (?:admite|permite|acepta) (?<one>una?) (?<thing>[^,;.]{3,40}?) por (?<key>[^,;.]{3,60})$/iu,
    /^cada (?<key>[^,;.]{3,50}?) (?:solo |sólo )?(?:tiene|puede tener) (?:como máximo |a lo sumo |solo |sólo )(?<one>una?) (?<thing>[^,;.]{3,50})/iu,
  ],
  pt: [
    /^(?:só|apenas) (?:é|se) (?:aceite|permitid[oa]|admite|aceita|permite) (?<one>uma?) (?<thing>[^,;.]{3,40}?) por (?<key>[^,;.]{3,60})$/iu,
    /^cada (?<key>[^,;.]{3,50}?) (?:só )?(?:tem|possui|pode ter) (?:no máximo |apenas |só |somente )?(?<one>uma?) (?:só |único |única )?(?<thing>[^,;.]{3,50})/iu,
  ],
  fr: [
    /^(?<one>une?) (?:seule? )(?<thing>[^,;.]{3,40}?) (?:est admise?|est acceptée?|est possible) par (?<key>[^,;.]{3,60})$/iu,
    /^chaque (?<key>[^,;.]{3,50}?) (?:ne )?(?:possède|a|compte|peut avoir) (?:qu['’]|au plus |au maximum )?(?<one>une?) (?:seule? )?(?<thing>[^,;.]{3,50})/iu,
  ],
}
const unique: Record<Romance, RegExp> = {
  es: /^(?<thing>(?:cada|el|la) [^,;.]{2,50}?) (?:es|debe ser|tiene que ser) únic[oa](?!\p{L})/iu,
  pt: /^(?<thing>(?:cada|o|a) [^,;.]{2,50}?) (?:é|deve ser|tem de ser) únic[oa](?!\p{L})/iu,
  fr: /^(?<thing>(?:chaque |le |la |l['’])[^,;.]{2,50}?) (?:est|doit être) unique(?!\p{L})/iu,
}
const definite: Record<Romance, RegExp> = {
  es: /^(?:cada|el|la) /iu,
  pt: /^(?:cada|o|a) /iu,
  fr: /^(?:chaque |le |la |l['’])/iu,
}

const anyCase = /(?<!\p{L})(?:casse|may[úu]sculas?|maiúsculas?|majuscules?)(?!\p{L})/iu
const swapped = (value: string): string => (value === value.toLowerCase() ? value.toUpperCase() : value.toLowerCase())

/** The same a second time. */
function uniqueness({ text }: Stated, language: Romance): Proof | undefined {
  const words = proofWords[language]
  const own = unique[language].exec(text)?.groups?.thing
  if (own !== undefined) {
    const bare = own.replace(definite[language], '')
    const thing = `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    const sample = { es: 'PRUEBA-1', pt: 'TESTE-1', fr: 'ESSAI-1' }[language]
    const value = /e-?mail|courriel|correo/iu.test(thing) ? `${sample.toLowerCase()}@example.com` : sample
    const again = anyCase.test(text) ? swapped(value) : value
    return {
      given: [],
      refuses: true,
      steps: [
        act(words.saveFirst(thing).replaceAll(sample, value), words.saved, value),
        act(words.saveSecond(thing).replaceAll(sample, again), words.onlyOne.replaceAll(sample, value), again),
      ],
    }
  }
  for (const shape of only[language]) {
    const found = shape.exec(text)?.groups
    if (found?.one === undefined || found.thing === undefined || found.key === undefined) continue
    // "Chaque collaborateur a un matricule unique": given out, not created beside another one.
    if (/ (?:unique|únic[oa])(?:s?)(?: |$)/iu.test(found.thing)) continue
    const thing = found.thing.replace(/ (?:por|par) .*$/u, '')
    const other = {
      es: found.one === 'una' ? 'otra' : 'otro',
      pt: found.one === 'uma' ? 'outra' : 'outro',
      fr: found.one === 'une' ? 'une autre' : 'un autre',
    }[language]
    return {
      given: [],
      refuses: true,
      steps: [
        act(words.create(`${found.one.toLowerCase()} ${thing}`), words.saved),
        act(words.createAgain(`${other} ${thing}`, found.key), finished(text)),
      ],
    }
  }
  return undefined
}

const state =
  '(?:«[^»]{2,30}»|"[^"]{2,30}"|\\p{Lu}[\\p{L}-]*(?: (?:de|en|em|a|à|da|do|du) \\p{L}+| (?!(?:y|e|o|ou|et|por|pel[oa]|par|con|com|avec|solo|só|sin|sem|sans|si|se|cuando|quando|quand) )\\p{Ll}+)?)'
const statuses: Record<Romance, RegExp> = {
  es: new RegExp(
    `^(?<thing>[^,;.:]{3,40}?)(?: (?:es|está|estará|puede estar|pasa por|tiene los estados)|:) (?<names>${state}(?:, ${state}){1,7},? (?:o|u|y|e) ${state}|${state}(?:, ${state}){2,7})`,
    'u',
  ),
  pt: new RegExp(
    `^(?<thing>[^,;.:]{3,40}?)(?: (?:é|está|pode estar|passa por|tem os estados)|:) (?<names>${state}(?:, ${state}){1,7},? (?:ou|e) ${state}|${state}(?:, ${state}){2,7})`,
    'u',
  ),
  fr: new RegExp(
    `^(?<thing>[^,;.:]{3,40}?)(?: (?:est|peut être|passe par)| :) (?<names>${state}(?:, ${state}){1,7},? (?:ou|et|puis) ${state}|${state}(?:, ${state}){2,7})`,
    'u',
  ),
}

/** A list of statuses without an order: one example in each. */
function statusList({ text }: Stated, language: Romance): Proof | undefined {
  const found = statuses[language].exec(text)?.groups
  if (found?.thing === undefined || found.names === undefined) return undefined
  const words = proofWords[language]
  const names = found.names.replace(/,? (?:o|u|y|e|ou|et|puis) (?=[\p{Lu}«"])/gu, ', ')
  const thing = `${found.thing.charAt(0).toLowerCase()}${found.thing.slice(1)}`
  return {
    given: [words.eachStatus(thing)],
    steps: [act(words.readStatuses, words.statusesShown(names), names)],
  }
}

const never: Record<Romance, RegExp> = {
  es: /^(?:(?<thing>(?:[Ee]l|[Ll]a|[Uu]na?) [^,;.]{3,60}?) )?(?:no|nunca|ya no) (?:vuelve|pasa|puede volver) (?:nunca )?a(?:l estado)? (?<status>(?:«[^»]+»|"[^"]+"|\p{Lu}\p{L}+))/u,
  pt: /^(?:(?<thing>(?:[Oo]|[Aa]|[Uu]ma?) [^,;.]{3,60}?) )?(?:não|nunca|já não) (?:volta|passa|pode voltar) (?:nunca )?(?:ao estado|a|para(?: o estado)?) (?<status>(?:«[^»]+»|"[^"]+"|\p{Lu}\p{L}+))/u,
  fr: /^(?:(?<thing>(?:[Ll]e |[Ll]a |[Uu]ne? |[Ll]['’])[^,;.]{3,60}?) )?ne (?:(?:redevient|repasse|revient) (?:jamais|pas|plus)|peut (?:jamais|pas|plus) (?:redevenir|repasser|revenir)) (?:à (?:l['’]état )?|au statut )?(?<status>(?:« ?[^»]+»|\p{Lu}\p{L}+))/u,
}

function noWayBack({ text }: Stated, language: Romance): Proof | undefined {
  const found = never[language].exec(text)?.groups
  if (found?.thing === undefined || found.status === undefined) return undefined
  const words = proofWords[language]
  const thing = `${found.thing.charAt(0).toLowerCase()}${found.thing.slice(1)}`
  return {
    given: [words.prepared(thing)],
    refuses: true,
    steps: [act(words.putBack(thing, found.status), words.stays)],
  }
}

const until: Record<Romance, RegExp[]> = {
  es: [
    /^(?<thing>(?:el|la|los|las) [^,;]{3,60}?) (?:solo|sólo|únicamente|no) (?:aparecen?|se muestran?|se ven?|son visibles?|es visible) (?:hasta (?:que )?|después de |tras |cuando |una vez )(?<event>[^,;]{4,80})$/iu,
  ],
  pt: [
    /^(?<thing>(?:o|a|os|as) [^,;]{3,60}?) (?:só|somente|apenas) (?:aparecem?|é visível|são visíveis|(?:é|são) mostrad[oa]s?|fica visível) (?:depois d[eoa]s? |após |quando |a partir d[eoa] )(?<event>[^,;]{4,80})$/iu,
  ],
  fr: [
    /^(?<thing>(?:le |la |les |l['’])[^,;]{3,60}?) (?:n['’]apparaît|n['’]apparaissent|ne s['’]affiche(?:nt)?|n['’]est visible|ne sont visibles)(?: (?:au|à la|aux) [^,;]{3,30}?)? (?:qu['’]après |que lorsque |qu['’]une fois |qu['’]à partir d[eu] |que quand )(?<event>[^,;]{4,80})$/iu,
  ],
}

const behind: Record<Romance, RegExp> = {
  es: /^hasta que (?<event>[^,]{4,60}?),? no (?:se ven?|se muestran?|aparecen?|es visible) (?<thing>[^,;]{4,60})$/iu,
  pt: /^(?:até que|enquanto não) (?<event>[^,]{4,60}?),? não (?:se veem?|se vê|aparecem?|é mostrad[oa]|é visível) (?<thing>[^,;]{4,60})$/iu,
  fr: /^(?:jusqu['’]à) (?<event>[^,]{4,60}), on ne voit pas (?<thing>[^,;]{4,60})$/iu,
}

/** Not there before, there afterwards. */
function appears({ text }: Stated, language: Romance): Proof | undefined {
  for (const shape of [...until[language], behind[language]]) {
    const found = shape.exec(text)?.groups
    if (found?.thing === undefined || found.event === undefined) continue
    const words = proofWords[language]
    const thing = `${found.thing.charAt(0).toLowerCase()}${found.thing.slice(1)}`
    return {
      given: [],
      steps: [act(words.before(found.event), words.notYet(thing)), act(words.after(found.event), words.nowSeen(thing))],
    }
  }
  return undefined
}

const initially: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:por defecto|de inicio|inicialmente|(?<!\p{L} )de entrada|de serie)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:por omissão|por padrão|por defeito|inicialmente)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:par défaut|initialement)(?!\p{L})/iu,
}
const field: Record<Romance, string> = {
  es: 'el valor inicial del campo',
  pt: 'o valor inicial do campo',
  fr: 'la valeur initiale du champ',
}

const created = /(?<!\p{L})(?:se crean?|(?:é|são) criad[oa]s?|(?:est|sont) créée?s?)(?!\p{L})/iu

function initial({ text, thing }: Stated, language: Romance): Proof | undefined {
  // "New users are created active": seen once one of them is created, not in an empty form.
  if (!initially[language].test(text) || created.test(text)) return undefined
  const named = /^(?:el campo|o campo|le champ)?$/iu.test(thing) || /^[«"]/u.test(thing) ? field[language] : thing
  return { given: [], steps: [act(proofWords[language].fresh(named), finished(text))] }
}

/** "si no se toca", "si rien n'est précisé": what a new form holds. */
export const untouched =
  /^(?:(?:.{3,40} )?(?:no se (?:toca|indica|elige|rellena|especifica)|não (?:se|é|está) (?:toca|indica|escolhe|indicad[oa]|escolhid[oa]|preenchid[oa]|informad[oa])|n['’]est pas (?:précisée?|indiquée?|choisie?|renseignée?))(?: nada)?|nada é (?:indicado|escolhido|informado)|rien n['’]est (?:précisé|indiqué|choisi|saisi|renseigné)|(?:sans choix|sin elegir|sin elección|sem escolh\p{L}+)(?: .{2,30})?)$/iu

export function leftAlone({ text, thing }: Stated, language: Romance): Proof {
  return {
    given: [],
    steps: [act(proofWords[language].fresh(thing === '' ? field[language] : thing), finished(text))],
  }
}

const happening =
  /^(?:(?:un|una|uma|une|el|la|o|a|le) )?(?:doble clic|duplo clique|double clic|panne|coupure|corte|caída|falha|fallo|queda|renvoi|retour arrière|reenvío|reenvio|recarga|rafraîchissement)(?!\p{L})/iu

/** The subject is itself what happens: "un double clic … ne crée jamais de seconde fiche". */
function event({ text, thing }: Stated, language: Romance): Proof | undefined {
  if (happening.test(thing)) return { given: [], steps: [act(proofWords[language].provoke(thing), finished(text))] }
  const [first = ''] = text.split(' ')
  if (!isInfinitive(first.toLowerCase(), language)) return undefined
  // "Recalcular un mes las veces que haga falta da siempre lo mismo".
  const again =
    /^(?<action>\p{L}+ (?:un|una|el|la|uma?|o|a|une?|le) \p{L}+) (?:las veces|varias veces|várias vezes|quantas vezes|plusieurs fois|dos veces|duas vezes|deux fois)/iu.exec(
      text,
    )?.groups?.action
  if (again === undefined) return undefined
  const twice = { es: 'por segunda vez', pt: 'pela segunda vez', fr: 'une seconde fois' }[language]
  return { given: [], steps: [{ what: 'action', words: again }, act(`${again} ${twice}`, finished(text))] }
}

const day =
  /(?:^|[^\p{L}])(?:el|le|no|o|al|dia|día) (?:día |dia )?(?<day>\d{1,2})(?![\d.,:/%]|\s*(?:%|€|h(?:oras)?(?!\p{L})|px|min|días|dias|jours|veces|vezes))/iu

/** A reminder on a day of the month: not the day before, but on it. */
export function onDay(text: string, outcome: string, recipient: string, language: Romance): Proof | undefined {
  const found = Number(day.exec(text)?.groups?.day ?? '0')
  if (found < 2 || found > 31) return undefined
  const words = proofWords[language]
  const set = (number: number): string =>
    words.setDay(String(number), recipient).replace(/por (?=(?:o|a|os|as) )/u, language === 'pt' ? 'pel' : 'por ')
  return {
    given: [],
    dated: true,
    steps: [act(set(found - 1), words.nothingYet), act(set(found), finished(outcome))],
  }
}

/** The proof of a statement, by the kind of thing it states. */
export function proofOf(stated: Stated, language: Romance): Proof | undefined {
  for (const prove of [statusList, noWayBack, oneWay, visibleTo, uniqueness, appears, persistence, event, initial]) {
    const proof = prove(stated, language)
    if (proof !== undefined) return proof
  }
  return undefined
}
