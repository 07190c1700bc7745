import type { EffectStep, Rule, RuleOf } from '../rule.ts'
import type { Romance } from './grammar.ts'
import { proofWords } from './proof-words.ts'

const net: Record<Romance, { lost: RegExp; back: RegExp; power: RegExp; tail: RegExp }> = {
  es: {
    lost: /(?<!\p{L})(?:sin|pierd\p{L}+|pérdida|cae|caída|cort\p{L}+|fall\p{L}+|interrump\p{L}+)(?!\p{L}).{0,24}?(?:conexión|red|internet|cobertura)(?!\p{L})/iu,
    back: /(?<!\p{L})(?:vuelve|recupera\p{L}*|regresa|volver)(?!\p{L}).{0,20}?(?:conexión|red|cobertura)(?!\p{L})|(?:conexión|red) (?:vuelve|se recupera|regresa)/iu,
    power:
      /batería (?:se )?(?:agot|acab|descarg|muer)\p{L}*|sin batería|(?:agota|acaba)\p{L}* la batería|apag\p{L}+ (?:el|la|solo)/iu,
    tail: / (?:durante|en mitad de|a mitad de|en medio de|en pleno|en plena) .{3,60}$/iu,
  },
  pt: {
    lost: /(?<!\p{L})(?:sem|perd\p{L}+|cai|caindo|cair|falh\p{L}+|cort\p{L}+|interromp\p{L}+|queda|quebra)(?!\p{L}).{0,24}?(?:conexão|ligação|rede|internet)(?!\p{L})|(?:conexão|ligação|rede|internet) (?:cai|falha|é interrompida)/iu,
    back: /(?<!\p{L})(?:volta|recuper\p{L}+|regressa|haja|retorna)(?!\p{L}).{0,20}?(?:conexão|ligação|rede)(?!\p{L})|(?:conexão|ligação|rede|internet) (?:volta|regressa|retorna|é reposta)/iu,
    power: /bateria (?:se )?(?:acab|esgot|descarreg|morr)\p{L}*|sem bateria|(?:acab|esgot)\p{L}* a bateria/iu,
    tail: / (?:durante|a meio d[eoa]|no meio d[eoa]|em pleno|em plena) .{3,60}$/iu,
  },
  fr: {
    lost: /(?<!\p{L})(?:sans|perd\p{L}*|perte|coup\p{L}+|panne|interrup\p{L}+|interromp\p{L}*|échou\p{L}+)(?!\p{L}).{0,24}?(?:connexion|réseau|internet)(?!\p{L})|(?:connexion|réseau) (?:est coupée?|tombe|échoue|se coupe)/iu,
    back: /(?<!\p{L})(?:revient|rétabli\p{L}*|retrouv\p{L}+)(?!\p{L}).{0,20}?(?:connexion|réseau)(?!\p{L})|(?:connexion|réseau) (?:revient|est rétablie?)/iu,
    power: /batterie (?:est |se )?(?:vide|épuis|décharg|lâch|tomb)\p{L}*|panne de batterie|sans batterie/iu,
    tail: / (?:pendant|au milieu d[eu]|en plein|en pleine|en cours d[e']) ?.{3,60}$/iu,
  },
}

const phone: Record<Romance, RegExp> = {
  es: /^(?:en|desde)(?: el| un| los)? (?:móvil(?:es)?|teléfonos?|celular(?:es)?|smartphones?)$/iu,
  pt: /^(?:em|no|num|nos)(?: um)? (?:telemóve(?:l|is)|celular(?:es)?|smartphones?|telefones?)$/iu,
  fr: /^sur (?:le |un )?(?:mobiles?|téléphones?|smartphones?)$/iu,
}
const tablet: Record<Romance, RegExp> = {
  es: /^(?:en|desde)(?: la| una)? (?:tabletas?|tablets?)$/iu,
  pt: /^(?:em|no|num) (?:tablets?)$/iu,
  fr: /^sur (?:la |une )?tablettes?$/iu,
}
/** Nouns of something that is done: "depois da submissão". */
const deed: Record<Romance, RegExp> = {
  es: /^(?:tras|después de|una vez hecha)(?<join>l| el| la| los| las) (?<noun>\p{L}+(?:ción|sión|miento|pago|envío|registro|alta|reserva|compra|firma|entrega|cierre|cambio)(?: [^\d,;]{2,50})?)$/iu,
  pt: /^(?:após|depois d)(?<join>o|a|os|as| o| a| os| as) (?<noun>\p{L}*(?:ção|são|mento|envio|registo|registro|reserva|compra|assinatura|entrega|fecho|pedido)(?: [^\d,;]{2,50})?)$/iu,
  fr: /^après (?<join>le |la |l['’])(?<noun>\p{L}*(?:tion|sion|ment|envoi|dépôt|achat|signature|clôture|commande|saisie)(?: [^\d,;]{2,50})?)$/iu,
}

const small = '390 × 844'
const middle = '820 × 1180'

/** A situation that the tester can bring about: the network is cut, a phone is used, a deed is done. */
export function arranged(text: string, language: Romance, thing = ''): EffectStep | undefined {
  const words = proofWords[language]
  const { lost, back, power, tail } = net[language]
  const act = (said: string, data?: string): EffectStep => ({
    what: 'action',
    words: said,
    ...(data === undefined ? {} : { data }),
  })
  const page =
    thing === ''
      ? { es: 'la página correspondiente', pt: 'a página em causa', fr: 'la page concernée' }[language]
      : thing
  if (phone[language].test(text)) return act(words.onPhone(page), words.window(small))
  if (tablet[language].test(text)) return act(words.onTablet(page), words.window(middle))
  if (/^(?:para|pour) (?:los|las|os|as|les|tous les) (?:demás|demais|otr[oa]s|outr[oa]s|autres)$/iu.test(text))
    return act(words.asNobody)
  if (/["«“]/u.test(text) && !lost.test(text)) return undefined
  if (back.test(text)) return act(words.restoreNetwork)
  if (lost.test(text)) return act(words.cutNetwork(tail.exec(text)?.[0] ?? ''))
  if (power.test(text)) return act(words.powerOff(tail.exec(text)?.[0] ?? ''))
  const done = deed[language].exec(text)?.groups
  if (done?.noun === undefined || done.join === undefined) return undefined
  const article = done.join.trim() === 'l' && language === 'es' ? 'el' : done.join.trim()
  return act(words.complete(`${article}${/['’]$/.test(article) ? '' : ' '}${done.noun}`))
}

const comesBack: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:al (?:recuperar|volver|restablecer)|cuando (?:vuelva|vuelve|se recupera|haya)|en cuanto (?:vuelva|haya))/iu,
  pt: /(?<!\p{L})(?:ao (?:voltar|recuperar|restabelecer)|quando (?:volta|voltar|houver)|logo que|assim que)/iu,
  fr: /(?<!\p{L})(?:dès (?:que|le retour|le rétablissement)|au retour|une fois (?:le réseau|la connexion)|à la reconnexion)/iu,
}

/** An outcome that comes with the network's return needs the network back. */
export function withReturn(steps: EffectStep[], outcome: string, language: Romance): EffectStep[] {
  const words = proofWords[language]
  const last = steps.at(-1)
  return last?.words.startsWith(words.cutNetwork('')) === true && comesBack[language].test(outcome)
    ? [...steps, { what: 'action', words: words.restoreNetwork }]
    : steps
}

/** "En prácticas no se devenga antigüedad": one of the values that a field of the criterion offers. */
export function withChoice(effect: RuleOf<'effect'>, rules: Rule[], language: Romance): RuleOf<'effect'> {
  const options = rules.find((rule) => rule.kind === 'options')
  const [only] = effect.steps
  const outcome = only?.outcome ?? effect.outcome
  if (options?.kind !== 'options' || only === undefined || effect.steps.length > 1 || outcome === '') return effect
  const looks = only.what === 'look' || /^(?:Consultar|Consulter|Preparar|Préparer) /u.test(only.words)
  const said = `${/: (.*)$/u.exec(only.words)?.[1] ?? ''} ${effect.given.join(' ')} ${outcome}`.trim().toLowerCase()
  const value = options.values.find((one) =>
    new RegExp(
      `^(?:en|em|para|con|com|pour|avec|si|se|el|la|o|a|le) ?(?:el |la |o |a |le )?["«“]? ?${escaped(one.toLowerCase())}(?!\\p{L})`,
      'u',
    ).test(said),
  )
  if (!looks || value === undefined) return effect
  const named = options.thing.label ? `«${options.thing.words}»` : options.thing.words
  return {
    ...effect,
    given: effect.given.filter((text) => !text.toLowerCase().includes(value.toLowerCase())),
    steps: [
      {
        what: 'action',
        outcome,
        words: proofWords[language].pick(value, `${named.charAt(0).toLowerCase()}${named.slice(1)}`),
      },
    ],
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
