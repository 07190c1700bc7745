import type { EffectStep } from '../rule.ts'
import type { Romance } from './grammar.ts'
import { proofWords } from './proof-words.ts'
import type { Proof, Stated } from './proofs.ts'

const act = (words: string, outcome: string): EffectStep => ({ what: 'action', words, outcome })
const lowered = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
const finished = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.;,\s]+$/u, '')}.`

const people: Record<Romance, RegExp> = {
  es: /^(?<thing>(?:el|la|los|las) [^,;]{3,70}?|\p{Lu}\p{L}+) (?:(?:está|están|es|son|queda|quedan) (?:reservad[oa]s?|accesibles? (?:solo|únicamente)|visibles? (?:solo|únicamente))|solo (?:es|son|está|están|queda|quedan) (?:accesibles?|visibles?)) (?:a|para)(?:l| el| la| los| las)? (?<who>[^,;.]{3,40})$/iu,
  pt: /^(?<thing>(?:o|a|os|as) [^,;]{3,70}?|\p{Lu}\p{L}+) (?:(?:está|estão|é|são|fica|ficam) (?:reservad[oa]s?|acessíve(?:l|is) (?:só|apenas)|visíve(?:l|is) (?:só|apenas))|(?:só|apenas) (?:é|são|está|estão|fica|ficam) (?:acessíve(?:l|is)|visíve(?:l|is))) (?:a|ao|à|aos|às|para(?: o| a| os| as)?) (?<who>[^,;.]{3,40})$/iu,
  fr: /^(?<thing>(?:le |la |les |l['’])[^,;]{3,70}?) (?:est|sont) (?:réservée?s?|(?:accessibles?|visibles?) (?:uniquement|seulement)) (?:à la |à l['’]|à |au |aux |pour (?:le |la |les |l['’]))(?<who>[^,;.]{3,40})$/iu,
}
const hidden: Record<Romance, RegExp> = {
  es: /^(?<thing>(?:el|la|los|las) [^,;]{3,70}?) (?:no|nunca) (?:se muestran?|aparecen?|es visible|son visibles) (?:nunca )?(?:a los|a las|al|a la|para los|para las) (?<who>[^,;.]{3,40})$/iu,
  pt: /^(?<thing>(?:o|a|os|as) [^,;]{3,70}?) (?:não|nunca) (?:é|são|aparecem?) (?:mostrad[oa]s? |visível |visíveis )?(?:aos|às|ao|à|para os|para as) (?<who>[^,;.]{3,40})$/iu,
  fr: /^(?<thing>(?:le |la |les |l['’])[^,;]{3,70}?) (?:n['’]est|ne sont) (?:jamais|pas) (?:montrée?s?|affichée?s?|visibles?|communiquée?s?) (?:aux|au|à la|à l['’]|pour les) ?(?<who>[^,;.]{3,40})$/iu,
}

/** "El botón aparece en gris": how it looks, not whether it is there. */
const appearance =
  /(?:aparecen?|se muestran?|apparaît|apparaissent|s['’]affichent?|é mostrad[oa]) (?:en|a|em|com|con|avec|au|ao) (?!(?:el|la|los|las|le|les|l['’]|o|os|as|una?|une?|uma?) )/iu

/** Somebody sees it, another person does not. */
export function visibleTo({ text }: Stated, language: Romance): Proof | undefined {
  const words = proofWords[language]
  const own = people[language].exec(text)?.groups
  // Two roles are two people to sign in as.
  if (own?.who !== undefined && / (?:y|e|et) /u.test(own.who)) return undefined
  if (own?.thing !== undefined && own.who !== undefined) {
    const thing = / |['’]/u.test(own.thing) ? lowered(own.thing) : `«${own.thing}»`
    return {
      given: [],
      refuses: true,
      steps: [act(words.asRole(own.who), words.nowSeen(thing)), act(words.asOther(own.who), words.notYet(thing))],
    }
  }
  const not = hidden[language].exec(text)?.groups
  if (not?.thing === undefined || not.who === undefined) return undefined
  const who = not.who.replace(/^(?:autres|otros|otras|outros|outras) /iu, '').split(' ')
  const [first = '', ...rest] = who
  const one = language === 'fr' ? first.replace(/s$/u, '') : first.replace(/(?:(?<=[rl])e)?s$/u, '')
  return { given: [], refuses: true, steps: [act(words.asRole([one, ...rest].join(' ')), finished(text))] }
}

const onlyFrom: Record<Romance, RegExp> = {
  es: /(?:[Ss]olo|[Úú]nicamente) (?:se )?(?:pasa|vuelve|se llega|cambia) (?:de|desde) (?<from>«[^»]+»|\p{Lu}[\p{L}-]+) a (?<to>«[^»]+»|\p{Lu}[\p{L}-]+)/u,
  pt: /(?:[Ss]ó|[Aa]penas) (?:passa|volta|muda) de (?<from>«[^»]+»|"[^"]+"|\p{Lu}[\p{L}-]+) (?:para|a) (?<to>«[^»]+»|"[^"]+"|\p{Lu}[\p{L}-]+)/u,
  fr: /ne passe (?:à|au) (?<to>« ?[^»]+»|\p{Lu}\p{L}+) que depuis (?<from>« ?[^»]+»|\p{Lu}\p{L}+)/u,
}
const noReturn: Record<Romance, RegExp> = {
  es: /^desde (?<from>«[^»]+»|\p{Lu}[\p{L}-]+) (?:ya )?no se (?:vuelve|puede volver) atrás/iu,
  pt: /^de (?<from>«[^»]+»|"[^"]+"|\p{Lu}[\p{L}-]+) (?:já )?não se (?:volta|pode voltar) atrás/iu,
  fr: /^depuis (?<from>« ?[^»]+»|\p{Lu}\p{L}+),? (?:on ne revient|aucun retour|pas de retour)/iu,
}

/** The two statuses of the one way that a sentence allows. */
export function onlyWay(text: string, language: Romance): [from: string, to: string] | undefined {
  const found = onlyFrom[language].exec(text)?.groups
  return found?.from === undefined || found.to === undefined ? undefined : [found.from, found.to]
}

/** "Só volta de A para B", "desde A no se vuelve atrás". */
export function oneWay({ text }: Stated, language: Romance): Proof | undefined {
  const words = proofWords[language]
  const closed = noReturn[language].exec(text)?.groups?.from
  if (closed !== undefined) return { given: [], refuses: true, steps: [act(words.backFrom(closed), words.stays)] }
  const [from, to] = onlyWay(text, language) ?? []
  if (from === undefined || to === undefined) return undefined
  return {
    given: [],
    steps: [act(words.toStatus(to, from), words.shownStatus(to)), act(words.toFromOther(to), words.stays)],
  }
}

const shows =
  /(?<!\p{L})(?:aparecen?|se muestran?|sale|surge|é mostrad[oa]|são mostrad[oa]s|mostra-se|exibe-se|aparece|s['’]affiche(?:nt)?|apparaît|apparaissent|voit)(?!\p{L})/iu
const message = /[«"“][^»"”]{3,90}[»"”]/u

/** A situation that only holds: nothing is shown before, and the message afterwards. */
export function inSituation(given: string[], outcome: string, language: Romance): EffectStep[] | undefined {
  const [condition] = given
  if (condition === undefined) return undefined
  const words = proofWords[language]
  const said = lowered(given.join('; ').replace(/\.$/u, ''))
  const text = message.exec(outcome)?.[0]
  const after = act(words.situation(said), finished(outcome))
  return text !== undefined &&
    shows.test(outcome) &&
    !appearance.test(outcome) &&
    !/(?<!\p{L})(?:no|não|ne|nunca|jamais)(?!\p{L})/iu.test(outcome.replace(text, ''))
    ? [act(words.without(said), words.notShown(text)), after]
    : [after]
}
