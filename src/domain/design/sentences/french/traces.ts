import type { CasePattern } from '../pattern.ts'
import { group } from './words.ts'

const simultaneous = '(?:en même temps|simultanément|à la même seconde|au même moment|au même instant|à la fois)'
const last: CasePattern = {
  title: ['Deux demandes à la fois : une seule aboutit', 'Une seule des deux demandes aboutit'],
  type: 'Negative',
  technique: 'Error guessing',
  given: [
    "Il ne reste qu'un exemplaire : {thing:one}. Deux personnes l'ont ouvert sur deux postes, prêtes à confirmer.",
  ],
  steps: [
    'Confirmer sur les deux postes au même instant | Poste 1 et poste 2 | {seen}',
    'Ouvrir la liste concernée | | Un seul enregistrement existe pour cet exemplaire.',
  ],
}

/** What happens when two act at once, what is recorded, what stays secret and what can be exported. */
export const traces = group(
  'même|simultan|concurr|histori|journal|trac|masqu|clair|jamais|confidentiel|export|télécharg|CSV|Excel|colonne|chiffr|anonym|derniers|format|au moins',
  [
    {
      said: `(?:Si|Lorsque|Quand) deux (?<word>[^,;:()]{3,40}?) (?:\\p{L}{3,15}ent|tentent de \\p{L}+|essaient de \\p{L}+|veulent \\p{L}+) (?<thing>(?:le|la|un|une|l'|les) ?[^,;:()]{2,50}?) ${simultaneous},? (?<clause>[^;()]{4,160}?)`,
      example: 'Si deux clients réservent la même table au même moment, seule la première réservation est enregistrée.',
      cases: [last],
      derive: ({ words }) => {
        const clause = (words.get('clause') ?? '').replace(/^(?:alors )/u, '')
        return {
          seen: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
          thing: (words.get('thing') ?? '').replace(/^(le|la) (?:même|dernière?) /u, '$1 '),
        }
      },
    },
    {
      said: `(?:Toute|Chaque|Les|La|Une|Toutes les) (?:modifications?|suppressions?|actions?|connexions?|changements?|consultations?|opérations?|interventions?)(?: (?:d[eu']|des|sur|de la|de l') ?(?<thing>[^,;:()]{2,50}?))? (?:est|sont) (?:automatiquement )?(?:journalisée?s?|enregistrée?s?|tracée?s?|historisée?s?|consignée?s?|conservée?s?|notée?s?)(?: (?:dans|au|à) (?<place>(?:le |l'|un |la )?(?:journal|historique|registre)[^,;:()]{0,30}?))? (?:avec|en indiquant|en précisant|y compris) (?<list>[^;:()]{3,140}?)`,
      example: "Chaque modification d'un tarif est historisée avec la date, l'heure et l'auteur.",
      cases: [
        {
          title: ['Une modification, une ligne : {list}', "Une action, une seule ligne de plus dans l'historique"],
          given: ["Un compte connu est connecté (Anna Weber) ; le nombre de lignes de l'historique est noté."],
          steps: [
            "Faire l'action tracée une fois, en notant l'heure | Ancienne et nouvelle valeur notées | L'action est enregistrée.",
            "Ouvrir l'historique | | Il y a une seule ligne de plus.",
            "Lire dans cette ligne : {item} | {item} | La donnée y figure ; elle correspond à l'action d'Anna Weber à l'heure notée.",
          ],
          assume: ["Un écran d'historique est accessible au testeur."],
        },
      ],
    },
    {
      said: `(?:L'historique|Le journal|Un historique|Un journal|Le fil d'activité)(?: (?:de |du |des |de la |d'une? )[^,;:()]{2,40}?)? (?:indique|affiche|montre|conserve|enregistre|contient|mentionne|liste|présente|recense) (?!.*(?: derni| de l[ae] plus | du plus |\\d))(?<list>[^;:()]{5,160}?(?:,| et) [^;:()]{2,60}?)`,
      example: "L'historique affiche la date, l'auteur et l'ancienne valeur.",
      cases: [
        {
          title: ['Historique : {list}', 'Historique : une ligne complète par modification'],
          given: ['Un compte connu est connecté (Anna Weber).'],
          steps: [
            "Modifier une valeur, en notant l'heure ainsi que l'ancienne valeur | Ancienne valeur : Essai 1 ; nouvelle : Essai 2 | « Essai 2 » est affiché après rechargement.",
            "Lire dans la nouvelle ligne de l'historique : {item} | {item} | La donnée y figure ; elle correspond à cette modification.",
          ],
        },
      ],
    },
  ],
)
