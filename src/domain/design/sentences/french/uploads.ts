import { moved, naturalStep } from '../../understand/value.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { atMost, group, must } from './words.ts'

const kind = '(?:\\.?[A-Z]{2,5}\\d?|\\.[a-z]{2,5}\\d?|[A-Z]{3}\\d)'
const kinds = `<list=${kind}(?:, ${kind}){0,6}(?:,? (?:ou|et|/) ${kind})?>`

/** Sample files of the allowed kinds, one of a foreign kind, and a size just above the limit. */
function files({ words, values }: Slots): Record<string, string> | undefined {
  const allowed = (words.get('list') ?? '').split(/, | ou | et | \/ /u).map((one) => one.replace('.', '').toLowerCase())
  const foreign = ['gif', 'txt', 'zip'].find((one) => !allowed.includes(one)) ?? 'exe'
  const size = values.get('size')
  const ext = allowed[0] === '' || allowed[0] === undefined ? 'pdf' : allowed[0]
  return {
    sample: `document.${ext}`,
    foreign: `document.${foreign}`,
    ...(size === undefined ? {} : { above: moved(size, naturalStep(size)).text }),
  }
}

const types: CasePattern = {
  title: ['Types de fichier : {list} ; {foreign} est refusé', 'Types de fichier : {foreign} est refusé'],
  type: 'Negative',
  steps: [
    'Joindre un fichier de ce type : {item} | Fichier {item} de 500 Ko | Le fichier est ajouté ; son nom est affiché.',
    "Joindre un fichier d'un autre type | {foreign}, 500 Ko | {beyond}",
    'Recharger la page | | Le fichier {foreign} ne figure pas parmi les fichiers ajoutés.',
  ],
}
const sizes: CasePattern = {
  title: ['Fichier de {size} admis, de {above} refusé'],
  type: 'Boundary',
  steps: [
    'Joindre un fichier de la taille maximale | {sample}, {size} | Le fichier est ajouté ; son nom est affiché.',
    'Joindre un fichier un peu plus lourd | {sample}, {above} | {beyond}',
    'Recharger la page | | Seul le fichier de {size} figure parmi les fichiers.',
  ],
}
const small = `(?: et |, | ; | )?(?:(?:ne )?(?:${must} )?(?:pas |ne pas |ne doivent pas |ne doit pas |peut pas |peuvent pas )?(?:dépasser|excéder|faire plus de|dépassent pas|dépasse pas|pas dépasser)|(?:être |sont |est )?(?:limitée?s? à|d'une taille maximale de|d'une taille de|d'une taille inférieure ou égale à|de|pesant|peser|pèsent|pèse|avec une taille maximale de|une taille maximale de|dans la limite de|jusqu'à|au plus|${atMost}))(?: ${atMost})? <size>(?: ${atMost})?(?: (?:chacune?|par fichier|par photo|par document|par pièce|par image|par justificatif))?`
const formats = `(?:(?:${must} être|sont|est)(?: acceptée?s?| fournie?s?| envoyée?s?)? (?:uniquement |exclusivement )?(?:au format|aux formats|en|un fichier|des fichiers|de type|un|des)|acceptée?s? ?:|au format|aux formats|en|${must} être)`

/** Which files may be added. */
export const uploads = group('format|fichier|photo|document|pièce|justificatif|image|[KMG]o|PDF|JPE?G|PNG|CSV', [
  {
    said: `(?!.{0,80}(?:export|imprim|génér|télécharg|envoyée? |reçoi|affich))(?:(?:Le|La|Les|Un|Une|Chaque|L')[^;:()]{2,60}?) ?${formats} ${kinds}${small}`,
    example: 'Les photos doivent être au format JPG ou PNG et ne pas dépasser 5 Mo.',
    cases: [types, sizes],
    derive: files,
  },
  {
    said: `(?!.{0,80}(?:export|imprim|génér|télécharg|envoyée? |reçoi|affich))(?:(?:Le|La|Les|Un|Une|Chaque|L')[^;:()]{2,60}?) ?${formats} ${kinds}`,
    example:
      "Le justificatif de domicile doit être fourni au format PDF ou JPG. Sinon, « Format non accepté » s'affiche.",
    cases: [types],
    derive: files,
  },
])
