import { romanceContrary } from '../../phrase/romance-contrary.ts'

/** A clause denied, in words that a tester would use. */
export function contrary(clause: string): string {
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
