import { romanceContrary } from '../../phrase/romance-contrary.ts'
import type { Slots } from '../slots.ts'
import { actIn, crossing } from './clauses.ts'
import { nounOf } from './french-forms.ts'

/** A clause denied, in words that a tester would use. */
function contrary(clause: string): string {
  // "au moins un", "tous": the verb denied says something else than their contrary.
  if (/^(?:au moins|tous|toutes|plusieurs|toute?)(?!\p{L})/iu.test(clause.trim())) return ''
  return romanceContrary(clause, 'fr')
    .replace(/\.$/u, '')
    .replace(/ne reste pas (?=\p{L}+é|gris|inacti|vide|bloqu)/giu, "n'est plus ")
    .replace(/n['’](est|était) pas impossible(s?)/giu, '$1 possible$2')
    .replace(/ne sont pas impossibles/giu, 'sont possibles')
    .replace(
      /((?:n['’]a|n['’]ont|ne (?:contient|comporte|reçoit|contiennent|comportent|possède|compte|affiche|propose|voit|crée|envoie|génère)) (?:pas|plus)) (?:des|du|de la|une?) /giu,
      '$1 de ',
    )
    .replace(/(?<= pas| plus) de (?=[aeiouéèêh])/giu, " d'")
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const plainEnd = (text: string): string =>
  text
    .replace(/^(?:alors|automatiquement) /u, '')
    .replace(/(?<!\p{L})doit être(?!\p{L})/u, 'est')
    .replace(/(?<!\p{L})doivent être(?!\p{L})/u, 'sont')
    .replace(/(?<!\p{L})doit s['’]afficher(?!\p{L})/u, "s'affiche")
    .replace(/[.;,]+$/u, '')

/** The outcome denied; undefined where it cannot be denied with certainty. */
function deniedOf(outcomeText: string): string | undefined {
  const denied = contrary(plainEnd(outcomeText))
  // "Réessaie trois fois puis affiche": only the first of two predicates would be denied, or only the second.
  return denied === '' || /rien|aucun|seul| puis /iu.test(outcomeText) ? undefined : denied
}

/** An outcome that was cut in front of its own condition, or that only makes sense together with it. */
export const cutShort =
  /(?:même|sauf|comme|et|ou|que|seulement|uniquement|n[’']est|jamais)$|(?<!\p{L})l['’]est(?!\p{L})/iu

/** One clause only: a condition with its own comma in front of a pronoun is left to others. */
export const hard = (clause: string): boolean =>
  /(?<!\p{L})(?:sinon|sauf|alors que|mais|(?:ou|et) (?:si|que|lorsque|quand))(?!\p{L})|(?<!\p{L})(?:ou|et) (?:s['’]il|lorsqu['’]|qu['’])|(?:moins|plus) de \d+ (?:jours?|heures?|minutes?|mois|ans|semaines?|secondes?)(?!\p{L})|, (?:et|puis|ou) |, (?:le|la|les|un|une) .*, /iu.test(
    clause,
  )

export function limit(slots: Slots): Record<string, string> | undefined {
  const found = crossing(slots.words.get('clause') ?? '')
  const rest = slots.words.get('rest')
  if (found === undefined || rest === undefined || cutShort.test(rest)) return undefined
  const denied = deniedOf(rest)
  return {
    thing: found.thing,
    before: found.before,
    after: found.after,
    seen: capital(plainEnd(rest)),
    unseen: denied === undefined ? 'Rien ne change encore' : capital(denied),
  }
}

export function event(slots: Slots): Record<string, string> | undefined {
  const clause = slots.words.get('clause') ?? ''
  const found = hard(clause) ? undefined : actIn(clause)
  // "Par deux personnes": not one tester in one role.
  if (found?.who !== undefined && /^(?:deux|trois|plusieurs) /u.test(found.who)) return undefined
  const outcomeText = slots.words.get('rest')
  const rest = outcomeText === undefined ? undefined : withSubject(outcomeText, clause)
  if (found === undefined || (rest !== undefined && cutShort.test(rest))) return undefined
  return {
    do: found.who === undefined ? found.act : `${found.act} (rôle : ${found.who})`,
    short: found.act,
    ...(rest === undefined ? {} : { seen: capital(plainEnd(rest)) }),
  }
}

/** "il" in an outcome behind its condition is who the condition is about. */
export function withSubject(rest: string, clause: string): string {
  const pronoun = /^(?:il|elle) (?=\p{L}|n['’])/u.exec(rest)?.[0]
  const subject =
    /^(?<article>le |la |l['’]|une? |cet |cette |chaque )(?<noun>\p{L}+(?: (?:de |d['’]|du )\p{L}+)?) /iu.exec(
      clause,
    )?.groups
  if (pronoun === undefined || subject?.noun === undefined || subject.article === undefined) return rest
  const female = /^elle/u.test(pronoun)
  if (/^(?:la|une|cette) $/iu.test(subject.article) !== female && !/^(?:l['’]|chaque )$/iu.test(subject.article))
    return rest
  return `${/^[aeiouéèêh]/iu.test(subject.noun) ? "l'" : female ? 'la ' : 'le '}${subject.noun} ${rest.slice(pronoun.length)}`
}

/** "elle" in a condition behind its outcome is what the outcome is about. */
export function named(clause: string, rest: string): string {
  const pronoun =
    /^(?:il|elle|celui-ci|celle-ci) (?!existe|y a|n['’]y a|n['’]existe|faut|s['’]agit|reste)(?=\p{L}|n['’])/u.exec(
      clause,
    )?.[0]
  if (pronoun === undefined) return clause
  const female = /^(?:elle|celle)/u.test(pronoun)
  const owner = new RegExp(
    `(?:d['’]${female ? 'une' : 'un'} |${female ? 'de la' : 'du'} )(?<noun>\\p{L}+(?: \\p{L}+)?) (?:est|sont|reste|devient|n['’]|ne)`,
    'u',
  ).exec(rest)?.groups?.noun
  const subject =
    /^(?:une?|le|la|l['’]|chaque) ?(?<noun>\p{L}+(?: \p{L}+)?) (?:est|reste|devient|n['’]|ne|passe|peut)/iu.exec(rest)
      ?.groups?.noun
  const noun = owner ?? subject
  if (noun === undefined || nounOf(noun).female !== female) return clause
  return `${/^[aeiouéèêh]/iu.test(noun) ? "l'" : female ? 'la ' : 'le '}${noun} ${clause.slice(pronoun.length)}`
}

/** Only of these is it sure that they fail without the condition. */
const shownOrRefused =
  /affich|apparaî|visible|(?<!\p{L})(?:voit|voient|lit)(?!\p{L})|bouton|message|bandeau|badge|mention|propos|gris|masqu|refus|rejet|bloqu|impossible|désactiv|[«"]/iu

export function state(slots: Slots): Record<string, string> | undefined {
  const outcomeText = slots.words.get('rest')
  const rest = outcomeText === undefined ? undefined : withSubject(outcomeText, slots.words.get('clause') ?? '')
  const clause = named(slots.words.get('clause') ?? '', rest ?? '')
  if (
    hard(clause) ||
    actIn(clause) !== undefined ||
    /(?<!\p{L})(?:tente|essaie)(?!\p{L})/u.test(clause) ||
    (rest !== undefined && cutShort.test(rest)) ||
    /(?<!\p{L})(?:doit|doivent|peut|peuvent)(?!\p{L})/u.test(clause)
  )
    return undefined
  const denied = rest === undefined || !shownOrRefused.test(rest) ? undefined : deniedOf(rest)
  const otherwise = contrary(clause)
  if (otherwise === '' || (rest !== undefined && denied === undefined)) return undefined
  return {
    state: capital(clause),
    other: capital(otherwise),
    ...(rest === undefined ? {} : { seen: capital(plainEnd(rest)), unseen: capital(denied ?? '') }),
  }
}

export function bare(slots: Slots): Record<string, string> | undefined {
  const clause = slots.words.get('clause') ?? ''
  const rest = withSubject(slots.words.get('rest') ?? '', clause)
  return hard(clause) ||
    /(?<!\p{L})(?:tente|essaie)(?!\p{L})/u.test(clause) ||
    cutShort.test(rest) ||
    rest.length > 110 ||
    /^(?:il|elle|ils|elles|celui-ci|celle-ci) |(?<!\p{L})(?:doit|doivent|peut|peuvent)(?!\p{L})|;/iu.test(rest) ||
    /(?<!\p{L})(?:était|étaient|deux)(?!\p{L})/u.test(clause)
    ? undefined
    : { state: capital(clause), seen: capital(plainEnd(rest)) }
}
