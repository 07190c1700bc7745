import type { CasePattern } from '../pattern.ts'
import { group, must, otherFields, shows, thing } from './words.ts'

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
const onlyIf: CasePattern = {
  title: ['{field:bare} : obligatoire seulement sous condition', 'Champ obligatoire seulement sous condition'],
  type: 'Negative',
  technique: 'Decision table',
  given: [
    'Deux formulaires sont prêts, {field:le} non renseigné{field:e}.',
    'Dans le premier : {clause:ind}.',
    "Dans le second, ce n'est pas le cas.",
  ],
  steps: [
    'Enregistrer le premier formulaire | {field:bare} : champ laissé vide | {beyond}',
    'Enregistrer le second formulaire | {field:bare} : champ laissé vide | Les données sont enregistrées.',
  ],
}

/** What has to be filled in, what need not, and what is there from the start. */
export const required = group(
  'obligatoire|requis|exigé|facultati|optionnel|par défaut|prérempli|pré-rempli|initial|rempli|renseign|saisi|vide|coch',
  [
    {
      said: `(?:Les champs |Les informations |Les données |Sont ${mandatory} ?:? )?${list},? (?:sont|sont tous|sont toutes) (?:des champs |des informations )?${mandatory}`,
      example: 'Le nom, le prénom et la date de naissance sont obligatoires.',
      cases: [eachMissing],
    },
    {
      said: `(?:Les champs|Les informations|Les données) ${mandatory} (?:sont|à saisir sont)(?: les suivant(?:e)?s)? ?:? <list=[^;()]{3,160}?(?:,| et) [^;:()]{2,60}?>`,
      example: "Les champs obligatoires sont : l'adresse, la ville et le code postal.",
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
      said: `(?:Tous les champs|Toutes les informations) (?:du formulaire )?sont ${mandatory},? (?:sauf|à l'exception (?:de |du |de la |des )|excepté|hormis) ?${'<field>'}`,
      example: "Tous les champs sont obligatoires, sauf le complément d'adresse.",
      cases: [
        without,
        {
          title: ['Tous les autres champs sont obligatoires', 'Champ obligatoire laissé vide : refus'],
          type: 'Negative',
          given: ['Tous les champs du formulaire sont correctement remplis.'],
          steps: [
            'Enregistrer le formulaire après avoir vidé un seul autre champ, tour à tour pour chacun | | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<field> (?:est|sont|devient|deviennent|n'est|ne sont) (?:que )?(?:alors )?${mandatory} (?:(?:si|lorsque|quand|dès que|uniquement si|seulement si) |lorsqu')<clause>`,
      example: 'Le numéro de TVA est obligatoire si le client est une entreprise.',
      cases: [onlyIf],
    },
    {
      said: `(?:Si|Lorsque|Quand|Dès que) <clause=[^,;:()]{4,110}?>,? <field=(?:le|la|les|l'|un|une) ?[^,;:()]{2,60}?> (?:est|sont|devient|deviennent) ${mandatory}`,
      example: "Si le mode de paiement est le prélèvement, l'IBAN est obligatoire.",
      cases: [onlyIf],
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
      said: `(?:La saisie|Le choix|La sélection|L'indication) (?:de |du |de la |d'une? |d'|des )?<field> est ${mandatory}`,
      example: "Le choix d'un magasin est obligatoire.",
      cases: [missing],
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
      said: `<field> ${must} (?:obligatoirement )?(?:être (?:renseignée?s?|remplie?s?|saisie?s?|choisie?s?|complétée?s?|indiquée?s?)|ne pas être vides?)`,
      example: 'La date de livraison doit être renseignée.',
      cases: [missing],
    },
    {
      said: `<field> ne ${must} pas être (?:laissée?s? )?vides?`,
      example: 'Le panier de fruits ne doit pas être laissé vide.',
      cases: [missing],
    },
    {
      said: `(?:Si|Lorsque|Quand) (?:le champ )?<field> (?:est (?:laissée? )?vide|n'est pas (?:renseignée?|remplie?|saisie?|choisie?|cochée?)|manque),? ${shows}`,
      example: "Si le motif n'est pas renseigné, le message « Motif obligatoire » s'affiche.",
      cases: [
        {
          title: [
            'Sans {field:le} : {message}',
            'Champ laissé vide : {message}',
            'Champ laissé vide : le message prévu est affiché',
          ],
          type: 'Negative',
          given: [otherFields],
          steps: [
            "Enregistrer le formulaire sans {field:le} | {field:bare} : champ laissé vide | {message} s'affiche ; rien n'est enregistré.",
            "Enregistrer le formulaire avec {field:le} | {field:bare} : champ rempli | Les données sont enregistrées ; {message} ne s'affiche pas.",
          ],
        },
      ],
    },
    {
      said: `<field> (?:est|sont|reste|restent) (?:facultati(?:f|ve)s?|optionnel(?:le)?s?)`,
      example: 'Le numéro de téléphone est facultatif.',
      cases: [without],
    },
    {
      said: `La case <label> (?:n'est pas cochée|est décochée) par défaut`,
      example: "La case « Recevoir la lettre d'information » n'est pas cochée par défaut.",
      cases: [
        {
          title: ["{label} : case vide à l'ouverture", "Case vide à l'ouverture du formulaire"],
          steps: ['Ouvrir le formulaire pour la première fois | | La case {label} est vide.'],
        },
      ],
    },
    {
      said: `La case <label> ${must} être cochée (?:pour|afin de|avant de) ${'<clause=(?:pouvoir )?\\p{L}+(?:er|ir|re)(?: [^,;:()]{2,60})?>'}`,
      example: "La case « J'accepte les conditions » doit être cochée pour valider la commande.",
      cases: [
        {
          title: [
            '{label} non cochée : impossible de {clause}',
            'Case non cochée : impossible de {clause}',
            'Case non cochée : refus',
          ],
          type: 'Negative',
          given: ['Tout le reste est rempli ; la case {label} est vide.'],
          steps: [
            'Tenter de {clause} | {label} : case vide | {beyond}',
            'Cocher {label} | | La case est cochée.',
            "Tenter de nouveau de {clause} | {label} : case cochée | L'action aboutit ; son résultat est présent après rechargement.",
          ],
        },
      ],
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
    {
      said: `<field> (?:est|sont) (?:(?:préremplie?s?|pré-remplie?s?|initialisée?s?|présélectionnée?s?|complétée?s? automatiquement) (?:avec|à|sur|par)|par défaut(?: à| sur)?) ?<rest>`,
      example: "L'adresse de livraison est préremplie avec l'adresse du profil.",
      cases: [
        {
          title: ["{field:bare} : valeur proposée dès l'ouverture", "Valeur proposée dès l'ouverture du formulaire"],
          given: ['Valeur de référence notée : {rest}.'],
          steps: [
            'Ouvrir le formulaire sans rien saisir | | {field:le} contient déjà ceci : {rest}.',
            'Remplacer la valeur proposée par une autre | Autre valeur au choix | La nouvelle valeur est affichée dans le champ.',
            'Enregistrer le formulaire | | La nouvelle valeur est affichée après rechargement.',
          ],
          assume: ['La valeur proposée reste modifiable.'],
        },
      ],
    },
    {
      said: `<field> (?:a pour valeur par défaut|prend par défaut la valeur|vaut par défaut|affiche par défaut|propose par défaut) <state=[^,;:()]{1,60}?>`,
      example: 'Le nombre de voyageurs vaut par défaut 1.',
      cases: [
        {
          title: ['Valeur initiale de {field:le} : {state}', 'Valeur initiale : {state}'],
          steps: ["Ouvrir l'écran pour la première fois, sans rien modifier | | Valeur lue pour {field:le} : {state}."],
        },
      ],
    },
    {
      said: `La valeur par défaut (?:de |du |de la |d'|des )?<field> est <state=[^,;:()]{1,60}?>`,
      example: 'La valeur par défaut du délai est 48 heures.',
      cases: [
        {
          title: ['Valeur initiale de {field:le} : {state}', 'Valeur initiale : {state}'],
          steps: ["Ouvrir l'écran pour la première fois, sans rien modifier | | Valeur lue pour {field:le} : {state}."],
        },
      ],
    },
  ],
)
