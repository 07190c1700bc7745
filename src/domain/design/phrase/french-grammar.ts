import { lexiconOf, pattern } from '../understand/lexicon/lexicon.ts'
import type { Thing } from '../understand/rule.ts'
import { capital, listOf } from './text.ts'

export const q = (text: string): string => `« ${text} »`
export const list = (items: string[]): string => listOf(items, 'et')
export const numbers = 'aucun un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
export const determined =
  /^(?:le |la |les |l['’]|un |une |des |chaque |son |sa |ses |leur |leurs |ce |cette |tout |toute |aucun |aucune )/i

/** With the article of the ticket; a word the ticket uses without one is quoted as the name it is. */
export function the({ words, label }: Thing): string {
  if (/^[«"“]/.test(words)) return words
  if (label || !determined.test(words)) return q(words)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export const field = (name: string): string => the({ words: name, label: false })
export const bare = ({ words }: Thing): string =>
  capital(words.replace(/^(?:le |la |les |l['’]|un |une |des |chaque )/i, ''))
/** "à 10:29:59", with a day in front "le 08/06/2026 à 09:59:00". */
export const at = (moment: string): string =>
  moment.includes(', ') ? `le ${moment.replace(', ', ' à ')}` : `à ${moment}`
/** "de" runs together with the article or vowel behind it. */
export const from = (text: string): string =>
  `de ${text}`
    .replace(/^de le /i, 'du ')
    .replace(/^de les /i, 'des ')
    .replace(/^de (?=[aeiouyéèêhâîô])/i, "d'")
/** "que" loses its vowel before another one: "qu'elle". */
export const that = (clause: string): string => (/^[aeiouyéèêâîô]/i.test(clause) ? `qu'${clause}` : `que ${clause}`)
/** The words up to their complement, each in the singular. */
export const singular = (text: string): string =>
  text.replace(/^.+?(?= (?:de|du|des|d['’]|à|au|aux|avec|sans|en|pour|par|qui|que) ?|$)/i, (words) =>
    words
      .split(' ')
      .map((word) =>
        word
          .replace(/eaux$/, 'eau')
          .replace(/aux$/, 'al')
          .replace(/(?<=[^s])s$/, ''),
      )
      .join(' '),
  )
export const numbered = (count: string, thing: string): string =>
  count === '1' || count === '0' ? singular(thing) : thing
/** "a ni b" outside a negated sentence. */
export const together = (words: string): string => words.replace(/ ni /g, ' et ')
/** Who signs in: one of "les membres connectés" is a "membre connecté". */
export const than = (role: string): string => (/^[aeiouéèêhâîôy]/iu.test(role) ? `qu'${role}` : `que ${role}`)
export const person = (role: string): string =>
  role
    .replace(/^(?:le |la |l['’]|une? |chaque )/i, '')
    .replace(/^(?:les )?(\p{Ll}.*)$/u, (_, words: string) => singular(words))
export const isPerson = (words: string): boolean =>
  pattern(
    `^(?:(?:le|la|les|une?|chaque) |l['’])?(?:${lexiconOf('fr').cues.role})(?: (?!(?:de|du|des|avec|pour|par|à|au) )\\p{L}+){0,2}$`,
  ).test(words)
/** "avec un panier vide" is a situation, not a clause that "que" can lead in. */
export const isSituation = (condition: string): boolean =>
  /^(?:avec|sans|après|avant|en cas|à |au |lors|pendant|pour|l['’]|la |le |les )/i.test(condition) &&
  !/ (?:est|sont|a|ont|dépasse|n'est|reste|contient|atteint|devient) /.test(condition)
/** "le premier lien", "la seconde réservation": one of two of the same kind. */
export function nth({ words, label }: Thing, masculine: string, feminine: string): string {
  const [, article = '', rest = words] = /^(le |la |les |l['’]|une? |des |chaque )(.+)$/i.exec(words) ?? []
  if (label || !/^(?:le|la|une?) $/i.test(article)) return `${the({ words, label })} (${masculine} des deux)`
  return /^(?:la|une) $/i.test(article) ? `la ${feminine} ${rest}` : `le ${masculine} ${rest}`
}
export const irregular: Record<string, [string, string]> = {
  être: ['est', 'sont'],
  avoir: ['a', 'ont'],
  pouvoir: ['peut', 'peuvent'],
  permettre: ['permet', 'permettent'],
  apparaître: ['apparaît', 'apparaissent'],
  recevoir: ['reçoit', 'reçoivent'],
  contenir: ['contient', 'contiennent'],
  tenir: ['tient', 'tiennent'],
  envoyer: ['envoie', 'envoient'],
  rester: ['reste', 'restent'],
  faire: ['fait', 'font'],
  mettre: ['met', 'mettent'],
  prendre: ['prend', 'prennent'],
  voir: ['voit', 'voient'],
  ouvrir: ['ouvre', 'ouvrent'],
  offrir: ['offre', 'offrent'],
  disparaître: ['disparaît', 'disparaissent'],
  rappeler: ['rappelle', 'rappellent'],
  afficher: ['affiche', 'affichent'],
  comprendre: ['comprend', 'comprennent'],
  garantir: ['garantit', 'garantissent'],
  avertir: ['avertit', 'avertissent'],
  fournir: ['fournit', 'fournissent'],
}
export const present = (verb: string, many: boolean): string =>
  irregular[verb.toLowerCase()]?.[many ? 1 : 0] ??
  (verb.endsWith('er') ? `${verb.slice(0, -2)}e${many ? 'nt' : ''}` : '')
/** What a tester sees instead of what the ticket demands: "doit être affiché" is seen as "est affiché". */
export function observed(outcome: string): string {
  return outcome
    .replace(
      /(?<!\p{L})([Dd]oit|[Dd]oivent|[Dd]evra|[Dd]evront) (pas |jamais |plus |aussi |toujours )?(s['’]|se )?(\p{Ll}+(?:er|ir|re|oir))(?!\p{L})/gu,
      (whole: string, must: string, adverb: string | undefined, reflexive: string | undefined, verb: string) => {
        const seen = present(verb, /^(?:doivent|devront)$/i.test(must))
        return seen === '' ? whole : `${reflexive ?? ''}${seen}${adverb === undefined ? '' : ` ${adverb.trim()}`}`
      },
    )
    .replace(
      /(?<!\p{L})ne (?=(?:est|a|ont|apparaît|affiche|ouvre|offre|envoie|avertit)(?!\p{L}))/giu,
      (ne: string, offset: number, whole: string) =>
        /^[aeiou]/i.test(whole.slice(offset + ne.length)) ? `${ne.charAt(0)}'` : ne,
    )
}
/** Participles agree with the article of the control; a bare name is that of a button. */
export function agreeing(control: string, participle: string): string {
  const feminine = /^(?:la|une) /i.test(control)
  const many = /^les /i.test(control)
  return `${many ? 'sont' : 'est'} ${participle}${feminine ? 'e' : ''}${many ? 's' : ''}`
}
export function stateOf(control: string, state: 'hidden' | 'disabled' | 'shown', holds: boolean): string {
  const said = agreeing(control, state === 'disabled' ? (holds ? 'désactivé' : 'activé') : 'affiché')
  const denied = state !== 'disabled' && (state === 'shown') !== holds
  return `${capital(control)} ${denied ? said.replace(/^est /, "n'est pas ").replace(/^sont /, 'ne sont pas ') : said}.`
}
