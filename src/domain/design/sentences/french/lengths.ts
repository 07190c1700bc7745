import type { CasePattern } from '../pattern.ts'
import { atLeast, atMost, contain, contains, group, must, otherFields } from './words.ts'

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

/** How long a text may be. */
export const lengths = group('caractère|signe|lettre|majuscule', [
  {
    said: `<field> ${mandatory}(?: et|,|;) (?:${long} ${atMost}|(?:est|sont) limitée?s? à|ne (?:${must} pas dépasser|dépasse pas|peut (?:pas )?(?:excéder|dépasser))) <max> (?:caractères|signes)`,
    example: "L'objet du message est obligatoire et ne doit pas dépasser 120 caractères.",
    cases: [upTo, empty],
  },
  {
    said: `<field>(?: ${long}| ?:| libre|,)? (?:entre |de )<min> (?:et|à|-) <max> (?:caractères|signes)(?: \\(espaces compris\\)|, espaces compris)?`,
    example: "Le nom de l'équipe doit comporter entre 3 et 30 caractères.",
    cases: [between],
  },
  {
    said: `<field> (?:${long} ${atMost}|(?:est|sont) limitée?s? à|ne (?:${must} pas (?:dépasser|excéder|faire plus de|comporter plus de|contenir plus de)|dépassent? pas|(?:peut|peuvent) (?:pas )?(?:excéder|dépasser|comporter plus de|contenir plus de|faire plus de))|(?:accepte|acceptent|admet) (?:jusqu'à|au maximum|au plus)|(?:peut|peuvent) (?:comporter|contenir|compter|faire) (?:jusqu'à|au maximum|au plus)) <max> (?:caractères|signes)(?: \\(espaces compris\\)|, espaces compris)?`,
    example: 'Le commentaire de la visite est limité à 500 caractères. Au-delà, « Commentaire trop long » est affiché.',
    cases: [upTo],
  },
  {
    said: `<field> ${long} ${atLeast} <min> (?:caractères|signes)`,
    example: "L'avis doit contenir au moins 15 caractères. Sinon, l'avis n'est pas publié.",
    cases: [from],
  },
])
