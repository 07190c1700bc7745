import { finiteVerb } from '../../understand/romance/verbs.ts'
import { infinitiveOf, namesPerson, nounOf } from './french-forms.ts'

/** Verbs of what happens to people and things, which a tester cannot do. */
const happens =
  /^(?:être|avoir|obtenir|pouvoir|devoir|rester|apparaître|disparaître|exister|manquer|expirer|dépasser|atteindre|échouer|tomber|devenir|recevoir|détenir|appartenir|contenir|compter|valoir|durer|coûter|figurer|correspondre|dépendre|arriver|bénéficier|posséder|disposer|perdre|voir|descendre|monter|augmenter|diminuer|finir|commencer|passer|cumuler|porter|concerner|nécessiter|totaliser|répondre|excéder)$/u

/** Finite verbs of the third person that the lists of verbs may lack. */
const more: Record<string, string> = {
  clôt: 'clôturer',
  clique: 'cliquer',
  appuie: 'appuyer',
  déplace: 'déplacer',
  efface: 'effacer',
  saisit: 'saisir',
  rejoint: 'rejoindre',
  prolonge: 'prolonger',
  scanne: 'scanner',
  résilie: 'résilier',
  échange: 'échanger',
  renouvelle: 'renouveler',
  emprunte: 'emprunter',
  rend: 'rendre',
  restitue: 'restituer',
  oublie: 'oublier',
  survole: 'survoler',
  ferme: 'fermer',
  ouvre: 'ouvrir',
  règle: 'régler',
  paie: 'payer',
  paye: 'payer',
  badge: 'badger',
  pointe: 'pointer',
  désinscrit: 'désinscrire',
  désactive: 'désactiver',
  suspend: 'suspendre',
  réinitialise: 'réinitialiser',
  duplique: 'dupliquer',
  reporte: 'reporter',
  relit: 'relire',
  délivre: 'délivrer',
  livre: 'livrer',
  expédie: 'expédier',
  emballe: 'emballer',
  pèse: 'peser',
  désélectionne: 'désélectionner',
  atteste: 'attester',
  complète: 'compléter',
  dépose: 'déposer',
  lance: 'lancer',
  démarre: 'démarrer',
  arrête: 'arrêter',
  interrompt: 'interrompre',
  rejette: 'rejeter',
  refuse: 'refuser',
  accepte: 'accepter',
}

/** A clause as a tester's act, with who acts: "le livreur confirme la remise" → "confirmer la remise", "livreur". */
export function actIn(clause: string): { act: string; who?: string } | undefined {
  const text = clause.trim()
  if (/(?<!\p{L})(?:ne |n['’]|pas |plus de|moins de|jamais)/iu.test(text)) return undefined
  const passive =
    /^(?<thing>(?:le|la|les|un|une|des|son|sa|cette|ce|l['’]) ?[^,;:()]{2,50}?) (?:est|sont|a été|ont été|vient d['’]être) (?<done>\p{L}+)(?<rest>.*)$/iu.exec(
      text,
    )?.groups
  if (passive?.done !== undefined && passive.thing !== undefined) {
    const verb = infinitiveOf(passive.done)
    if (
      verb === undefined ||
      happens.test(verb) ||
      /^(?:connecter|bloquer|verrouiller|fermer|ouvrir|remplir|limiter|activer|désactiver|masquer|expirer|associer|lier|situer|épuiser|occuper|absenter|âger|engager|abonner|inscrire|dater|estimer|classer)$/u.test(
        verb,
      )
    )
      return undefined
    const others = /^(?:, (?<one>\p{L}+))? (?:ou|et) (?<two>\p{L}+)$/u.exec(passive.rest ?? '')?.groups
    const more = [others?.one, others?.two].flatMap((word) => (word === undefined ? [] : [infinitiveOf(word)]))
    if (more.length > 0 && !more.includes(undefined))
      return {
        act: `${verb} ${lower(passive.thing)} (${more.length > 1 ? 'autres essais' : 'second essai'} : ${more.join(', ')})`,
      }
    const by = /^ par (?:(?:le|la|les|un|une) |l['’])?(?<who>[^,;:()]{2,40})$/iu.exec(passive.rest ?? '')?.groups?.who
    const act = `${verb} ${lower(passive.thing)}${by === undefined ? (passive.rest ?? '') : ''}`
    return by === undefined ? { act } : { act, who: by }
  }
  const active =
    /^(?<subject>(?:(?:le|la|les|un|une|tout|toute|chaque|son|sa) |l['’])\p{L}[^,;:()]{1,50}?|on|l['’]on) (?<self>se |s['’])?(?<verb>\p{L}+)(?<rest>(?: .*)?)$/iu
  for (let from = 0, tries = 0; tries < 8; tries += 1) {
    // The first word behind the subject that is a verb.
    const at = text.indexOf(' ', from + 1)
    if (at < 0) return undefined
    from = at
    const found = active.exec(text)
    const subject = text.slice(0, at)
    const behind = /^(?<self>se |s['’])?(?<verb>\p{L}+)(?<rest>(?: .*)?)$/iu.exec(text.slice(at + 1))?.groups
    if (
      found === null ||
      behind === undefined ||
      !/^(?:(?:le|la|les|un|une|tout|toute|chaque|son|sa) \p{L}|l['’]\p{L}|on$)/iu.test(subject)
    )
      continue
    if (/ (?:le|la|les|lui|leur|l|en|y|ne|se)$/iu.test(subject)) return undefined
    const word = (behind.verb ?? '').toLowerCase()
    const finite = more[word] ?? finiteVerb(word, 'fr')?.infinitive
    if (finite === undefined) continue
    if (happens.test(finite)) return undefined
    const next = / (?:et|ou|puis) (?<verb>\p{L}+)/u.exec(behind.rest ?? '')?.groups?.verb
    if (next !== undefined && finiteVerb(next.toLowerCase(), 'fr') !== undefined && !/ que /u.test(behind.rest ?? ''))
      return undefined
    const nobody = /^(?:l['’])?(?:on|utilisateur|utilisatrice)$/iu.test(subject)
    if (!nobody && !namesPerson(subject)) return undefined
    const self = behind.self === undefined ? '' : /^[aeiouyéèêh]/iu.test(finite) ? "s'" : 'se '
    const act = `${self}${finite}${behind.rest ?? ''}`
    return nobody ? { act } : { act, who: nounOf(subject).bare }
  }
  return undefined
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A step that brings a clause about: done by the tester where that is possible, else arranged. */
export function doing(clause: string): string {
  const found = actIn(clause)
  if (found === undefined) return `Provoquer cette situation : ${clause}`
  return found.who === undefined ? found.act : `${found.act} (rôle : ${found.who})`
}

/** A limit that a value crosses in a clause: the last value on this side of it and the first on the other. */
export function crossing(clause: string): { thing: string; before: string; after: string } | undefined {
  const found =
    /^(?<thing>(?:le|la|les|l['’]|son|sa|une?) ?[^,;:()\d]{2,50}?) (?:(?<down>(?:passe|descend|tombe|est|sont|devient)(?: strictement)? (?:sous|en dessous d[eu]|à moins de|inférieure?s? à|sous le seuil de|sous la barre des?))|(?<up>dépasse(?:nt)?|excède(?:nt)?|(?:est|sont|devient|passe)(?: strictement)? (?:supérieure?s? à|au-dessus de|à plus de))|(?<reach>atteint|atteignent|arrive à|(?:est|sont) (?:supérieure?s? ou égale?s? à|d'au moins))) ?(?:les? |la )?(?<number>\d[\d   ]*(?:,\d{1,2})?) ?(?<unit>[€%°]C?|\p{L}{1,15})?$/u.exec(
      clause
        .trim()
        .replace(
          /^(?:(?:le|la|l['’]|un|une) ?[^,;:()\d]{2,30}?) (?:obtient|a|fait|possède|totalise|saisit|demande|commande) (?<thing>une?) (?<name>\p{L}+(?: de \p{L}+)?) (?=inférieure?|supérieure?|d['’]au moins|de plus|de moins)/u,
          '$<thing> $<name> est ',
        ),
    )?.groups
  const counted =
    /^(?<count>\d{1,5}|deux|trois|quatre|cinq|six|dix) (?<things>\p{L}[^,;:()\d]{2,40}?) (?:sont|ont été) (?<state>\p{L}+(?:ée?s|ie?s|ue?s|is|ises|ites?|its|erts|ertes|ints))(?<rest>(?: [^,;:()]{2,40})?)$/u.exec(
      clause.trim(),
    )?.groups
  if (counted?.count !== undefined && counted.things !== undefined) {
    const words: Record<string, number> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10 }
    const count = words[counted.count] ?? Number(counted.count)
    return count < 2
      ? undefined
      : {
          thing: `le nombre de ${counted.things} ${counted.state ?? ''}${counted.rest ?? ''}`,
          before: String(count - 1),
          after: String(count),
        }
  }
  if (found?.number === undefined || found.thing === undefined) return undefined
  const amount = Number(found.number.replace(/[\s  ]/gu, '').replace(',', '.'))
  const unit = found.unit ?? ''
  if (/^(?:jour|heure|minute|seconde|mois|an|semaine|caract)/u.test(unit) || Number.isNaN(amount)) return undefined
  const by = /^(?:€|euro)/u.test(unit) ? 0.01 : /,/u.test(found.number) ? 0.1 : 1
  const text = (value: number): string =>
    `${value
      .toFixed(Number.isInteger(value) ? 0 : by === 0.1 ? 1 : 2)
      .replace('.', ',')
      .replace(/\B(?=(?:\d{3})+(?!\d))/gu, ' ')}${unit === '' ? '' : ` ${unit}`}`
  const [before, after] =
    found.reach !== undefined
      ? [amount - by, amount]
      : found.up !== undefined
        ? [amount, amount + by]
        : [amount, amount - by]
  return after < 0 ? undefined : { thing: found.thing, before: text(before), after: text(after) }
}
