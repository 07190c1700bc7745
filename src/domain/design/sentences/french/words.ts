import type { PatternGroup, RefusalPattern, SentencePattern } from '../pattern.ts'

/** Words that French product owners choose between, as expressions for the sentences of this folder. */
export const must = '(?:doit|doivent|devra|devront|devrait|devraient|doit obligatoirement|doit impérativement)'
export const can =
  '(?:peut|peuvent|pourra|pourront|a la possibilité de|ont la possibilité de|a le droit de|ont le droit de)'
export const contain = '(?:comporter|contenir|compter|faire|avoir|être composée?s? de|comprendre|avoir une longueur de)'
export const contains =
  '(?:comporte|comportent|contient|contiennent|compte|comptent|fait|font|a|ont|se compose de|est composée? de|comprend)'
export const atMost = '(?:au maximum|au plus|maximum|max\\.?|tout au plus)'
export const atLeast = '(?:au moins|au minimum|minimum|min\\.?)'

/** Where a text is displayed. */
const place =
  "(?: (?:(?:juste )?(?:sous|dans|sur|en|à côté|au-dessus|au-dessous|en dessous|à la place|près|à)(?: (?:de|du|la|le|l'|les|des|d'))? ?[\\p{L}'-]+(?: [\\p{L}'«»-]+){0,5}))?"

/** "le message … s'affiche", "le système affiche l'erreur …", "l'utilisateur voit …" around a quoted text. */
const before =
  "(?:(?:(?:alors )?(?:le système|l'application|l'appli|l'écran|le formulaire|le site|la page|la borne|l'interface|le terminal|l'outil|le portail|le service|le logiciel) (?:affiche|indique|présente|montre|renvoie|répond)(?: alors)?|on (?:affiche|lit|voit)|s'affiche|apparaît|(?:l'utilisateur|l'utilisatrice|l'usager|le client|la cliente|l'adhérent|il|elle|le \\p{L}+|la \\p{L}+|l'\\p{L}+) (?:voit|lit|reçoit|obtient)(?: alors)?)(?: :)? ?)?(?:(?:le |un |l'|une |la |avec le |avec un )?(?:message|avertissement|texte|erreur|mention|alerte|notification|libellé|indication)(?: (?:d'erreur|d'avertissement|d'information|d'alerte|suivante?|rouge|informatif|explicatif|clair))* ?:? ?)?"
const after =
  "(?: (?:(?:lui )?(?:s'affiche|apparaît|est (?:alors )?affichée?|doit s'afficher|doit apparaître|est (?:alors )?présentée?|s'affichera|apparaîtra|est renvoyée?|doit être affichée?)(?: alors)?|en rouge))?"
export const shows = `${before}<message>${after}${place}`

/** An infinitive with what belongs to it. */
export const act = (slot = 'clause', longest = 80): string =>
  `<${slot}=(?:s'|se )?\\p{L}{1,18}(?:er|ir|re)(?: [^,;:()]{1,${String(longest)}}?)?>`

/** People in front of their verb. */
export const who = "<who=(?:(?:Le|La|Les|Un|Une|Chaque|Tout|Toute|Tous les|Toutes les|Des) |L')\\p{L}[^,;:()]{2,50}?>"

/** A thing with its article. */
export const thing = (slot = 'thing', longest = 60): string =>
  `<${slot}=(?:(?:Le|La|Les|Un|Une|Chaque|Tout|Toute|Tous les|Toutes les|Son|Sa|Ses|Ce|Cet|Cette|Des|Aucune?) |L'|[«"])[^,;:()]{2,${String(longest)}}?>`
/** A thing inside a sentence. */
export const inner = (slot = 'thing', longest = 60): string =>
  `<${slot}=(?:(?:le|la|les|un|une|son|sa|ses|leur|leurs|ce|cet|cette|des|chaque) |l')[^,;:()]{2,${String(longest)}}?>`

export const clockTo = "Régler l'horloge de l'environnement de test sur"
export const dateTo = "Régler la date de l'environnement de test sur"
export const otherFields = 'Tout le reste du formulaire est correctement rempli.'

/** An expression in which every apostrophe stands for both kinds. */
export const apostrophes = (said: string): string =>
  said.replace(/\[[^\]]*\]|'/gu, (found) => (found === "'" ? "['’]" : found.replace("'", "'’")))

export function group(cue: string, patterns: SentencePattern[]): PatternGroup {
  return { cue: apostrophes(cue), patterns: patterns.map((one) => ({ ...one, said: apostrophes(one.said) })) }
}

export function refusalsOf(list: RefusalPattern[]): RefusalPattern[] {
  return list.map((one) => ({ ...one, said: apostrophes(one.said) }))
}
