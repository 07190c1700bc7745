import type { CasePattern } from '../pattern.ts'
import { frenchForm, nounOf } from './french-forms.ts'
import { group, otherFields, thing } from './words.ts'

const mandatory = '(?:obligatoires?|requise?s?|exigée?s?)'
const list = '<list=(?:(?:le|la|les|un|une|son|sa) |l\'|[«"\\p{Lu}])[^;:()]{3,160}?(?:,| et) [^;:()]{2,60}?>'
const eachMissing: CasePattern = {
  title: [
    "Champs obligatoires : refus dès que l'un manque ({list})",
    "Champs obligatoires : refus dès que l'un manque",
  ],
  type: 'Negative',
  given: ['Tous les champs du formulaire sont correctement remplis.'],
  steps: [
    'Enregistrer le formulaire sans ce champ : {item} | {item} : laissé vide | {beyond}',
    'Enregistrer le formulaire avec tous ces champs remplis | {list} | Les données sont enregistrées et affichées après rechargement.',
  ],
}
const missing: CasePattern = {
  title: ["Sans {field:le}, rien n'est enregistré", "Champ obligatoire laissé vide : rien n'est enregistré"],
  type: 'Negative',
  given: [otherFields],
  steps: [
    'Enregistrer le formulaire sans {field:le} | {field:bare} : champ laissé vide | {beyond}',
    'Enregistrer le formulaire avec {field:le} | {field:bare} : champ rempli | Les données sont enregistrées et affichées après rechargement.',
  ],
}
const without: CasePattern = {
  title: [
    '{field:bare} : facultatif, le formulaire est accepté sans',
    'Le formulaire est accepté sans le champ facultatif',
  ],
  given: [otherFields],
  steps: [
    'Enregistrer le formulaire sans {field:le} | {field:bare} : champ laissé vide | Les données sont enregistrées ; le champ est vide après rechargement.',
    'Enregistrer le formulaire avec {field:le} | {field:bare} : champ rempli | La valeur est affichée après rechargement.',
  ],
}

/** What has to be filled in, what need not, and what is there from the start. */
export const required = group(
  'obligatoire|requis|exigé|facultati|optionnel|par défaut|prérempli|pré-rempli|initial|rempli|renseign|saisi|vide|coch',
  [
    {
      said: `(?!(?:Pour|En cas|Lors) )(?:Les champs |Les informations |Les données |Sont ${mandatory} ?:? )?${list},? (?:sont|sont tous|sont toutes) (?:des champs |des informations )?${mandatory}`,
      example: 'Le nom, le prénom et la date de naissance sont obligatoires.',
      cases: [eachMissing],
    },
    {
      said: `${list},? (?:sont|sont tous|sont toutes) ${mandatory}(?: ?;|,| et)? (?:mais )?(?<field=(?:le|la|les|l') ?[^,;:()]{2,40}?>) (?:est|sont|reste|restent) (?:facultati(?:f|ve)s?|optionnel(?:le)?s?)`
        .replace('(?<field=', '<field=')
        .replace('}?>)', '}?>'),
      example: 'Le nom et le téléphone sont obligatoires, le commentaire est facultatif.',
      cases: [eachMissing, without],
    },
    {
      said: `Pour <clause=(?:un|une|les|des|tout|toute) [^,;:()]{2,60}?>,? <field=(?:le|la|les|l'|un|une) ?[^,;:()]{2,60}?> (?:est|sont) ${mandatory}`,
      example: "Pour un mineur, l'autorisation parentale est obligatoire.",
      cases: [
        {
          title: ['{field:bare} : exigé{field:e} pour {clause} seulement', 'Champ exigé pour {clause} seulement'],
          type: 'Negative',
          technique: 'Decision table',
          given: [
            'Deux formulaires remplis sont prêts, sans {field:le} : le premier pour {clause}, le second pour un autre cas.',
          ],
          steps: [
            'Enregistrer le premier formulaire | {field:bare} : champ laissé vide | {beyond}',
            'Enregistrer le second formulaire | {field:bare} : champ laissé vide | Les données sont enregistrées.',
          ],
        },
      ],
    },
    {
      said: `(?<field>\\p{Lu}[^,;:()]{2,50}?) ?: (?:champ |saisie )?${mandatory}`,
      example: 'Immatriculation du tracteur : obligatoire.',
      cases: [missing],
    },
    {
      said: `(?<field>\\p{Lu}[^,;:()]{2,50}?) ?: (?:champ |saisie )?(?:facultati(?:f|ve)s?|optionnel(?:le)?s?)`,
      example: 'Remorque : facultative.',
      cases: [without],
    },
    {
      said: `<field> (?:est|sont) (?:un champ |des champs )?${mandatory}(?: (?:pour|afin de) <act>)?`,
      example: "Le numéro de contrat est obligatoire. Sinon, le message « Numéro manquant » s'affiche.",
      cases: [missing],
    },
    {
      said: `<field> (?:est|sont|reste|restent) (?:facultati(?:f|ve)s?|optionnel(?:le)?s?)`,
      example: 'Le numéro de téléphone est facultatif.',
      cases: [without],
    },
    {
      said: `(?:Par défaut|Initialement|À l'ouverture(?: du formulaire)?),? ${thing('field', 50).replace('(?:(?:Le|La', '(?:(?:le|la|les|Le|La').replace("|L'|", "|l'|L'|")} (?:est|sont) (?:à |sur |positionnée?s? sur |réglée?s? sur |fixée?s? à |celle d[eu] |celui d[eu] )?<state=[^,;:()]{1,60}?>`,
      example: 'Par défaut, la langue est le français.',
      cases: [
        {
          title: ['Valeur initiale de {field:le} : {state}', 'Valeur initiale : {state}'],
          steps: ["Ouvrir l'écran pour la première fois, sans rien modifier | | Valeur lue pour {field:le} : {state}."],
        },
      ],
    },
  ],
)

/** Things that may exist only once. */ /** Things that may exist only once. */
export const unique = group("unique|déjà|deux fois|même|qu'une|double|doublon|seul|chevauch|superpos", [
  {
    said: `Si (?:deux|plusieurs) <who=\\p{Ll}[\\p{L}-]{3,30}> (?:valident|confirment|réservent|commandent|s'inscrivent|envoient|cliquent|paient)(?: [^,;:()]{3,40})? (?:en même temps|au même moment|au même instant|simultanément), (?:le dernier|la dernière) <thing=[\\p{L}-]{3,30}> (?:n'est|ne sera) (?:attribuée?|vendue?|réservée?|accordée?|donnée?) qu'à (?:une?|l'un|l'une)(?: seule?)?(?: d'entre eux| des deux)?(?: ?<stop>|, (?:et )?)(?:l'autre|le second|la seconde) (?:voit|lit|reçoit)(?: le message| l'avis)? <message>`,
    example:
      "Si plusieurs clients réservent au même moment, la dernière place n'est attribuée qu'à un seul ; l'autre lit « Cette place vient d'être prise. »",
    cases: [
      {
        title: ['Même instant : {last} pour {sole}, message pour {rival}', 'Même instant : un seul obtient {last}'],
        technique: 'Error guessing',
        given: [
          'Il ne reste qu’{thing:un}. Dans deux navigateurs, {one} A et {one} B ont tout rempli, sans avoir validé.'.replace(
            '’',
            "'",
          ),
        ],
        steps: [
          "Valider au même instant dans les deux navigateurs | {one} A et {one} B | Un seul des deux obtient {last} ; l'autre voit {message}.",
          'Ouvrir la liste des attributions ({things}) | | {last} y figure une seule fois.',
        ],
      },
    ],
    derive: ({ words }) => ({
      one: frenchForm(words.get('who') ?? '', 'role') ?? 'personne',
      sole: 'un seul',
      rival: "l'autre",
      last: `${nounOf(words.get('thing') ?? '').female ? 'la dernière' : 'le dernier'} ${words.get('thing') ?? ''}`,
      things: frenchForm(words.get('thing') ?? '', 'many') ?? '',
    }),
  },
  {
    said: `(?:Un double[- ]clic|Deux clics successifs|Un deuxième clic|Plusieurs clics)(?: sur (?<label>«[^»]{2,40}»|le bouton|le bouton «[^»]{2,40}»))? ne (?:crée|créent|génère|génèrent|déclenche|déclenchent|provoque|produit|doit (?:créer|générer|déclencher)) (?:qu'une seule|qu'un seul|qu'une|qu'un|pas deux|pas de deuxième|pas de second|pas de seconde) <thing>`,
    example: "Un double clic sur « Payer » ne déclenche qu'un seul paiement.",
    cases: [
      {
        title: ['Double clic : {thing:seul} {thing:one}', 'Double clic : un seul résultat'],
        type: 'Negative',
        technique: 'Error guessing',
        given: ["Tout est rempli, rien n'est encore envoyé."],
        steps: [
          "Cliquer deux fois de suite, le plus vite possible, sur {label} | Deux clics | La confirmation ne s'affiche qu'une fois.",
          'Ouvrir la liste concernée | | On y compte {thing:seul} {thing:one} de plus.',
        ],
      },
    ],
  },
])
