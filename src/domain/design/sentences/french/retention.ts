import type { CasePattern } from '../pattern.ts'
import { clockTo, group, thing } from './words.ts'

const gone = '(?:supprimée?s?|effacée?s?|détruite?s?|purgée?s?|anonymisée?s?|archivée?s?)'
const since =
  "(?: (?:après|à compter de|à partir de|depuis|suivant|à dater de) (?<place>(?:le|la|l'|son|sa|leur|leurs|du|de la) ?[^,;:()]{2,60}?))"
const then = `(?:,? (?:et|puis)(?: (?:sont|est|elles sont|ils sont))? ?(?:ensuite |alors |automatiquement )*(?<state>${gone})(?: automatiquement)?|\\. (?:Elles|Ils|Il|Elle) (?:sont|est) ensuite (?<state1>${gone}))`

const kept: CasePattern = {
  title: ['{thing:bare} : là à {span:in}, plus à {span:out}', 'Conservation : là à {span:in}, plus à {span:out}'],
  type: 'Boundary',
  given: ['Un élément de ce type est prêt ; la durée commence le {start} : {thing:bare}.'],
  steps: [
    `${clockTo} {span:in} | {span:in} | L'élément est toujours affiché.`,
    `${clockTo} {span:out} | {span:out} | L'élément n'est plus trouvé, ni dans la liste ni par la recherche.`,
  ],
}
const deleted: CasePattern = {
  title: [
    '{thing:bare} : là à {span:in}, {state} à {span:out}',
    'Encore là à {span:in}, {state} à {span:out}',
    'Encore là à {span:in}, plus à {span:out}',
  ],
  type: 'Boundary',
  given: ['Pour un élément de ce type, la durée commence le {start} : {thing:bare}.'],
  steps: [
    `${clockTo} {span:in} | {span:in} | L'élément est toujours affiché, inchangé.`,
    `${clockTo} {span:out} | {span:out} | {effect}`,
  ],
}
const effects = (state: string | undefined): Record<string, string> => ({
  state: (state ?? 'supprimé').replace(/e?s?$/u, ''),
  effect: /^archiv/u.test(state ?? '')
    ? "L'élément ne figure plus parmi les éléments courants ; il figure dans les archives."
    : /^anonym/u.test(state ?? '')
      ? "L'élément ne contient plus ni nom ni adresse de la personne."
      : "L'élément n'est plus trouvé, ni dans la liste ni par la recherche.",
})

/** How long data is kept. */
export const retention = group(
  'conserv|supprim|effac|archiv|anonymis|gardé|purg|détruit|historique|pendant|durant|depuis|il y a',
  [
    {
      said: `${thing()} (?:est|sont|reste|restent) (?:conservée?s?|gardée?s?|stockée?s?|archivée?s?|disponibles?|consultables?|visibles?|accessibles?|téléchargeables?) (?:pendant |durant )?<span>${since}?${then}`,
      example: 'Les enregistrements vidéo sont conservés 30 jours puis supprimés.',
      cases: [deleted],
      derive: ({ words }) => effects(words.get('state') ?? words.get('state1')),
    },
    {
      said: `${thing()} (?:est|sont|reste|restent) (?:conservée?s?|gardée?s?|stockée?s?|disponibles?|consultables?|visibles?|accessibles?|téléchargeables?) (?:pendant |durant )?<span>${since}?`,
      example: 'Les factures restent consultables pendant 24 mois.',
      cases: [kept],
    },
  ],
)
