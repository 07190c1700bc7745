import type { CasePattern } from '../pattern.ts'
import { atLeast, atMost, contain, contains, group, must, otherFields, shows } from './words.ts'

const mandatory = '(?:est|sont) (?:obligatoires?|requise?s?|exigée?s?)'
const long = `(?:${must} ${contain}|${contains}|va|vont|: ?)`
const refused = (n: string): string =>
  `Enregistrer le formulaire avec {${n}} caractères dans {field:le} | {${n}:text} | ${/min|n-1/.test(n) ? '{under}' : '{over}'}`
const accepted = (n: string): string =>
  `Enregistrer le formulaire avec {${n}} caractères dans {field:le} | {${n}:text} | La saisie est enregistrée ; les {${n}} caractères sont affichés après rechargement.`

const between: CasePattern = {
  title: [
    '{field:bare} : {min} et {max} caractères admis, {min-1} et {max+1} refusés',
    '{min} et {max} caractères admis, {min-1} et {max+1} refusés',
  ],
  type: 'Boundary',
  given: [otherFields],
  steps: [refused('min-1'), accepted('min'), accepted('max'), refused('max+1')],
}
const upTo: CasePattern = {
  title: ['{field:bare} : {max} caractères admis, {max+1} refusés', '{max} caractères admis, {max+1} refusés'],
  type: 'Boundary',
  given: [otherFields],
  steps: [accepted('max'), refused('max+1')],
}
const from: CasePattern = {
  title: ['{field:bare} : {min} caractères admis, {min-1} refusés', '{min} caractères admis, {min-1} refusés'],
  type: 'Boundary',
  given: [otherFields],
  steps: [refused('min-1'), accepted('min')],
}
const empty: CasePattern = {
  title: ["Sans {field:le}, rien n'est enregistré", "Champ obligatoire laissé vide : rien n'est enregistré"],
  type: 'Negative',
  given: [otherFields],
  steps: ['Enregistrer le formulaire sans {field:le} | {field:bare} : champ laissé vide | {beyond}'],
}
const stops: CasePattern = {
  title: ["{field:bare} : la saisie s'arrête à {max} caractères", "La saisie s'arrête à {max} caractères"],
  type: 'Boundary',
  steps: [
    'Saisir {max} caractères dans {field:le} | {max:text} | Les {max} caractères sont affichés.',
    "Taper un caractère de plus dans {field:le} | {max+1} caractères au total : « x » à la fin | Le champ affiche toujours {max} caractères ; le dernier n'est pas pris en compte.",
  ],
}

/** How long a text may be. */
export const lengths = group('caractère|signe|lettre|majuscule', [
  {
    said: `<field> ${mandatory}(?: et|,|;) ${long} (?:entre |de )?<min> (?:et|à|-) <max> (?:caractères|signes)`,
    example:
      "Le motif d'annulation est obligatoire et doit comporter entre 10 et 250 caractères. Sinon, « Merci de préciser le motif » s'affiche sous le champ.",
    cases: [between, empty],
  },
  {
    said: `<field> ${mandatory}(?: et|,|;) ${long} <max> (?:caractères|signes) ${atMost}`,
    example: 'Le titre de la tâche est obligatoire et contient 80 caractères au maximum.',
    cases: [upTo, empty],
  },
  {
    said: `<field> ${mandatory}(?: et|,|;) (?:${long} ${atMost}|(?:est|sont) limitée?s? à|ne (?:${must} pas dépasser|dépasse pas|peut (?:pas )?(?:excéder|dépasser))) <max> (?:caractères|signes)`,
    example: "L'objet du message est obligatoire et ne doit pas dépasser 120 caractères.",
    cases: [upTo, empty],
  },
  {
    said: `<field> ${mandatory}(?: et|,|;) ${long} ${atLeast} <min> (?:caractères|signes)`,
    example: 'La justification est obligatoire et doit contenir au moins 20 caractères.',
    cases: [from, empty],
  },
  {
    said: `<field>(?: ${long}| ?:| libre|,)? (?:entre |de )<min> (?:et|à|-) <max> (?:caractères|signes)(?: \\(espaces compris\\)|, espaces compris)?`,
    example: "Le nom de l'équipe doit comporter entre 3 et 30 caractères.",
    cases: [between],
  },
  {
    said: `(?:La longueur|La taille) (?:de |du |de la |d')<field> ${must} être comprise entre <min> et <max> (?:caractères|signes)`,
    example: 'La longueur du pseudonyme doit être comprise entre 4 et 20 caractères.',
    cases: [between],
  },
  {
    said: `<field> (?:${long} ${atMost}|(?:est|sont) limitée?s? à|ne (?:${must} pas (?:dépasser|excéder|faire plus de|comporter plus de|contenir plus de)|dépassent? pas|(?:peut|peuvent) (?:pas )?(?:excéder|dépasser|comporter plus de|contenir plus de|faire plus de))|(?:accepte|acceptent|admet) (?:jusqu'à|au maximum|au plus)|(?:peut|peuvent) (?:comporter|contenir|compter|faire) (?:jusqu'à|au maximum|au plus)) <max> (?:caractères|signes)(?: \\(espaces compris\\)|, espaces compris)?`,
    example: 'Le commentaire de la visite est limité à 500 caractères. Au-delà, « Commentaire trop long » est affiché.',
    cases: [upTo],
  },
  {
    said: `<field> (?:${long}|(?:peut|peuvent) (?:comporter|contenir|compter|faire)|accepte) <max> (?:caractères|signes) ${atMost}`,
    example: 'Le surnom du cheval comporte 25 caractères au maximum.',
    cases: [upTo],
  },
  {
    said: `<field> ${long} ${atLeast} <min> (?:caractères|signes)`,
    example: "L'avis doit contenir au moins 15 caractères. Sinon, l'avis n'est pas publié.",
    cases: [from],
  },
  {
    said: `<field> ${long} <min> (?:caractères|signes) ${atLeast}`,
    example: 'La description du sinistre doit faire 50 caractères minimum.',
    cases: [from],
  },
  {
    said: `<field> ${long} exactement <n> (?:caractères|signes)`,
    example: "Le code de l'atelier doit comporter exactement 8 caractères.",
    cases: [
      {
        title: [
          '{field:bare} : {n} caractères admis, {n-1} et {n+1} refusés',
          '{n} caractères admis, {n-1} et {n+1} refusés',
        ],
        type: 'Boundary',
        given: [otherFields],
        steps: [refused('n-1'), accepted('n'), refused('n+1')],
      },
    ],
  },
  {
    said: `La saisie (?:dans |de |du )?<field> (?:s'arrête|est bloquée|est interrompue) (?:à|au bout de) <max> caractères`,
    example: "La saisie du commentaire s'arrête à 140 caractères.",
    cases: [stops],
  },
  {
    said: `(?:(?:Sous|Dans|À côté du) (?:le |la |l'|du )?(?:champ|zone de texte|message),? )?(?:un compteur|Un compteur) (?:indique|affiche)(?: en temps réel)? (?:le nombre de caractères restants|les caractères restants|combien de caractères il reste) \\(<max>(?: caractères)? (?:au )?maximum\\)`,
    example: 'Un compteur affiche en temps réel le nombre de caractères restants (200 caractères au maximum).',
    cases: [
      {
        title: 'Le compteur passe à {max-5} après 5 caractères, à 0 après {max}',
        type: 'Boundary',
        steps: [
          'Saisir cinq caractères dans le champ vide | Allée | Le compteur indique {max-5}.',
          'Remplacer le texte par un texte de {max} caractères | {max:text} | Le compteur indique 0.',
          'Effacer le texte | Aucune | Le compteur indique {max}.',
        ],
      },
    ],
  },
  {
    said: `(?:(?:Sous|Dans|À côté du) [^,;:()]{2,30}?,? )?(?:un|Un|Le|le) compteur (?:indique|affiche)(?: en temps réel)? (?:le nombre de caractères restants|les caractères restants|combien de caractères il reste)`,
    example: 'Un compteur indique le nombre de caractères restants.',
    cases: [
      {
        title: 'Le compteur baisse de 5 après 5 caractères',
        steps: [
          'Ouvrir le champ vide | Champ vide | Le compteur indique le nombre maximal de caractères.',
          'Saisir cinq caractères | Allée | Le compteur indique 5 de moins.',
          'Effacer un caractère | Allé | Le compteur indique 1 de plus.',
        ],
      },
    ],
  },
  {
    said: `<field> n'accepte que (?:des|les) (?:lettres|caractères alphabétiques)(?:, (?:des |les )?(?:espaces|tirets|traits d'union|apostrophes))*(?: et (?:des |les )?(?:espaces|tirets|traits d'union|apostrophes))?`,
    example: "Le champ « Nom » n'accepte que des lettres, des espaces et des tirets.",
    cases: [
      {
        title: [
          '{field:bare} : « Anne » admis, « Ann3 » et « Ann@ » refusés',
          '« Anne » admis, « Ann3 » et « Ann@ » refusés',
        ],
        type: 'Negative',
        given: [otherFields],
        steps: [
          'Enregistrer le formulaire avec un chiffre dans {field:le} | Ann3 | {beyond}',
          'Enregistrer le formulaire avec un signe dans {field:le} | Ann@ | {beyond}',
          'Enregistrer le formulaire avec des lettres dans {field:le} | Anne | La saisie est enregistrée ; « Anne » est affiché après rechargement.',
        ],
      },
    ],
  },
  {
    said: `(?:Si|Lorsque|Quand) <field> (?:dépasse|dépassent|comporte plus de|contient plus de|fait plus de|excède) <max> (?:caractères|signes),? ${shows}`,
    example: "Si le titre dépasse 60 caractères, le message « Titre trop long » s'affiche.",
    cases: [
      {
        title: [
          '{field:bare} : {max} caractères admis, {message} à {max+1}',
          '{max} caractères admis, {max+1} refusés',
        ],
        type: 'Boundary',
        given: [otherFields],
        steps: [
          accepted('max'),
          "Enregistrer le formulaire avec {max+1} caractères dans {field:le} | {max+1:text} | {message} s'affiche ; rien n'est enregistré.",
        ],
      },
    ],
  },
])
