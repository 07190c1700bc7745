import type { CasePattern } from '../pattern.ts'
import { can, group, thing } from './words.ts'

const simultaneous = '(?:en même temps|simultanément|à la même seconde|au même moment|au même instant|à la fois)'
const secret =
  /mots? de passe|codes?(?!\p{L})|secret|jeton|clé|numéro|carte|IBAN|adresse|mail|téléphone|naissance|donnée|salaire|revenu/iu
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
      said: `(?:Deux|Plusieurs) <word=\\p{L}[^,;:()\\d]{2,40}?> ne (?:peuvent|doivent) (?:pas )?(?<clause>\\p{L}{2,15}(?:er|ir|re)) (?<thing>(?:le|la|un|une|l') ?[^,;:()]{2,50}?) ${simultaneous}`,
      example: 'Deux agents ne peuvent pas modifier le même dossier en même temps.',
      cases: [
        {
          title: ['Second à vouloir {clause} {object} : refus', 'Le second est refusé, le premier peut continuer'],
          type: 'Negative',
          technique: 'Error guessing',
          given: [
            'Deux comptes du type « {one} » sont connectés sur deux postes.',
            'Un élément connu des deux existe : {object}.',
          ],
          steps: [
            "Commencer sur le poste 1 : {clause} {object} | Poste 1 | C'est possible.",
            'Essayer la même action sur le poste 2, sans avoir rien terminé sur le poste 1 | Poste 2 | {beyond}',
            'Terminer sur le poste 1 | Poste 1 | Les données du poste 1 sont enregistrées.',
            "Essayer de nouveau sur le poste 2 | Poste 2 | C'est possible ; les données du poste 1 y figurent.",
          ],
        },
      ],
      derive: ({ words }) => ({
        object: (words.get('thing') ?? '').replace(/^(?:le|la) même /u, (found) =>
          /^la/u.test(found) ? 'la ' : 'le ',
        ),
        one: (words.get('word') ?? '').replace(/s$/u, ''),
      }),
    },
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
      said: `(?:L'historique|Le journal|Un historique|Un journal|Le fil d'activité)(?: (?:de |du |des |de la |d'une? )[^,;:()]{2,40}?)? (?:indique|affiche|montre|conserve|enregistre|contient|mentionne|liste|présente|recense) (?<list>[^;:()]{5,160}?(?:,| et) [^;:()]{2,60}?)`,
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
    {
      said: `(?<thing>(?:Le|La|Les|L') ?[^,;:()]{2,50}?) (?:est|sont|reste|restent) (?:toujours )?(?:masquée?s?|affichée?s? (?:en |sous forme de |par des )?(?:masquée?|points|astérisques|étoiles))(?: (?:par des (?:points|étoiles|astérisques)|à l'écran|lors de la saisie|pendant la saisie|à la saisie|dès la saisie))*`,
      example: 'Le mot de passe est masqué pendant la saisie.',
      cases: [
        {
          title: ["{thing:bare} : masqué{thing:e} à l'écran", "Masqué à l'écran"],
          type: 'Negative',
          steps: [
            "Saisir une valeur reconnaissable pour {thing:le} | Kestrel-4711 | « Kestrel-4711 » n'est lisible nulle part à l'écran.",
          ],
        },
      ],
      derive: ({ words }) =>
        /mot de passe|code|numéro|pin|secret|clé|carte/iu.test(words.get('thing') ?? '') ? {} : undefined,
    },
    {
      said: `(?:Seuls|Uniquement) les (?<n>\\d|deux|trois|quatre|cinq|six) derniers (?<word>chiffres|caractères) (?:de |du |de la |de l'|d')(?<thing>[^,;:()]{2,50}?) (?:sont affichés|apparaissent|sont visibles|s'affichent)`,
      example: 'Seuls les 4 derniers chiffres de la carte bancaire sont affichés.',
      cases: [
        {
          title: ['{thing} : seulement « {tail} » affiché', 'Seulement « {tail} » affiché'],
          type: 'Negative',
          given: ['Un numéro connu est enregistré ({thing}) : 4970 1234 5678 9012.'],
          steps: [
            "Ouvrir l'écran où figure ce numéro | | Le numéro se termine par {tail} ; aucun autre chiffre n'est lisible.",
            'Rechercher le numéro entier dans le code source de la page | 4970123456789012 | Aucun résultat.',
          ],
        },
      ],
      derive: ({ values }) => {
        const n = values.get('n')?.amount ?? 0
        return n < 1 || n > 8 ? undefined : { tail: '4970123456789012'.slice(-n) }
      },
    },
    {
      said: `(?<thing>(?:Le|La|Les|L'|Aucune?) ?[^,;:()]{2,60}?) (?:n'est|ne sont|n'apparaît|n'apparaissent|ne figure|ne figurent|ne doit|ne doivent|ne s'affiche|ne s'affichent) (?:jamais|pas|en aucun cas) ?(?:être )?(?:affichée?s?|visibles?|communiquée?s?|transmise?s?|montrée?s?|publiée?s?|stockée?s?|enregistrée?s?|apparaître|figurer)? ?(?:en clair )?(?:(?:aux?|à|pour) (?<word>[^,;:()]{2,40}?)|(?<place>(?:dans|sur|en|publiquement) ?[^,;:()]{0,50}?))?`,
      example: "L'adresse du vendeur n'est jamais affichée dans l'annonce.",
      cases: [
        {
          title: [
            '{thing:bare} : introuvable ({where})',
            'Donnée introuvable ({where})',
            "La donnée n'est trouvée nulle part",
          ],
          type: 'Negative',
          given: ['Une valeur reconnaissable est enregistrée ({thing:bare}) : Kestrel-4711.'],
          steps: [
            "Ouvrir l'endroit concerné ({where}) | | « Kestrel-4711 » n'y figure pas.",
            'Rechercher cette valeur dans le code source de la page | Kestrel-4711 | Aucun résultat.',
          ],
        },
      ],
      derive: ({ words }) => {
        const place = words.get('place')
        const to = words.get('word')
        const thing = words.get('thing') ?? ''
        if (/^Aucun/iu.test(thing)) return undefined
        // A record that a list leaves out: only a secret is looked for everywhere.
        if (place === undefined && to === undefined && !secret.test(thing)) return undefined
        return { where: place ?? (to === undefined ? 'écrans et fichiers' : `vu par : ${to}`) }
      },
    },
    {
      said: `${thing()} (?:peut|peuvent) être (?:exportée?s?|téléchargée?s?|enregistrée?s?) (?:en|au format|aux formats|sous forme de fichier|sous forme d'un fichier|dans un fichier) (?<list>(?:un fichier )?[A-Z][A-Za-z]{2,5}(?:(?:, | et | ou )[A-Z][A-Za-z]{2,5}){0,4})`,
      example: 'La liste des adhérents peut être exportée au format CSV ou XLSX.',
      cases: [
        {
          title: ['{thing:bare} : export en {list}', 'Export en {list}'],
          given: ['Deux éléments existent : « Kestrel » et « Milan ».'],
          steps: [
            "Exporter dans ce format : {item} | {item} | Un fichier {item} est téléchargé ; il s'ouvre et contient « Kestrel » et « Milan », rien d'autre.",
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:est|sont|peut être|peuvent être) (?:générée?s?|envoyée?s?|imprimée?s?|produite?s?|fournie?s?|téléchargeables?|disponibles?|exportables?)(?: (?:automatiquement|(?:au|aux|à la|à l') ?[^,;:()]{3,40}?|par e-mail))? (?:en|au format|aux formats) (?<list>[A-Z][A-Za-z]{2,5}(?:(?:, | et | ou )[A-Z][A-Za-z]{2,5}){0,4})`,
      example: 'Le devis est envoyé au client au format PDF.',
      cases: [
        {
          title: ['{thing:bare} : fichier {list}', 'Fichier {list}'],
          given: ['{thing:un} dont les données sont connues est prêt{thing:f}.'],
          steps: [
            "Obtenir {thing:le} dans ce format : {item} | {item} | Le fichier {item} s'ouvre ; il contient les données connues.",
          ],
        },
      ],
    },
    {
      said: `(?:L'utilisateur|Le \\p{L}+(?: \\p{L}+)?|La \\p{L}+|Les \\p{L}+|L'\\p{L}+|Un \\p{L}+|Une \\p{L}+) ${can} (?:exporter|télécharger) (?<thing>(?:le|la|les|son|sa|ses|l') ?[^,;:()]{2,50}?) (?:en|au format|aux formats|dans un fichier) (?<list>[A-Z][A-Za-z]{2,5}(?:(?:, | et | ou )[A-Z][A-Za-z]{2,5}){0,4})`,
      example: 'Le trésorier peut exporter les écritures au format CSV.',
      cases: [
        {
          title: ['{thing:bare} : export en {list}', 'Export en {list}'],
          given: ['Deux éléments existent : « Kestrel » et « Milan ».'],
          steps: [
            "Exporter dans ce format : {item} | {item} | Un fichier {item} est téléchargé ; il s'ouvre et contient « Kestrel » et « Milan », rien d'autre.",
          ],
        },
      ],
    },
    {
      said: `(?:Le fichier(?: exporté| d'export| CSV| Excel)?|L'export(?:ation)?(?: CSV| Excel)?) (?:contient|comporte|comprend|reprend) (?:les colonnes|une colonne pour|les champs|les données suivantes|les informations suivantes) ?:? ?(?<list>[^;()]{3,160}?)`,
      example: 'Le fichier exporté contient les colonnes nom, montant et date.',
      cases: [
        {
          title: ['Export : colonnes {list}', 'Export : exactement les colonnes prévues'],
          given: ['Un élément dont toutes les valeurs sont connues existe.'],
          steps: [
            'Ouvrir le fichier exporté | | Les colonnes sont exactement : {list}.',
            "Lire la ligne de l'élément connu dans la colonne : {item} | {item} | La valeur connue y figure.",
          ],
        },
      ],
    },
    {
      said: `(?:L'export(?:ation)?|Le fichier exporté) (?:tient compte|respecte|reprend|ne contient que|ne reprend que|ne comporte que|applique) ?(?:des |les |du )?(?:filtres?|lignes filtrées|éléments filtrés|résultats filtrés|tri|éléments affichés|lignes affichées|sélection)[^,;:()]{0,40}`,
      example: "L'export tient compte des filtres actifs.",
      cases: [
        {
          title: "Export filtré : seul l'élément affiché y figure",
          given: ['« Kestrel » répond au filtre, « Milan » non.'],
          steps: [
            'Activer le filtre | | Seul « Kestrel » est affiché.',
            "Exporter | | Le fichier téléchargé contient « Kestrel » ; « Milan » n'y figure pas.",
          ],
        },
      ],
    },
  ],
)
