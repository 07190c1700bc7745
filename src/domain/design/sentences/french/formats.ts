import type { CasePattern } from '../pattern.ts'
import { contain, contains, group, must, otherFields } from './words.ts'

const made = `(?:${must} ${contain}|${contains}|(?:est|sont) (?:composée?s?|formée?s?|constituée?s?) de|${must} être (?:composée?s?|formée?s?|constituée?s?) de|se compose de)`
const digits = (count: number): string => '4071852963407185296340718529634'.slice(0, count)
const letters = (count: number): string => 'KRTVBNMLKRTVBNML'.slice(0, count)
const refuse = (what: string, value: string): string =>
  `Enregistrer le formulaire avec ${what} pour {field:le} | {${value}} | {beyond}`
const accept =
  'Enregistrer le formulaire avec une valeur du format prévu pour {field:le} | {good} | La saisie est enregistrée ; {good} est affiché après rechargement.'

const sample = 'Kr7!mv-Bt4#nq-Ls9?xw-'.repeat(4)

/** For each type of character that is asked for, a value that lacks only this one. */
function lacking(list: string, length: number): string {
  const base = sample.slice(0, length)
  const without: [RegExp, string, string][] = [
    [/majuscule/iu, 'sans majuscule', base.toLowerCase()],
    [/minuscule/iu, 'sans minuscule', base.toUpperCase()],
    [/chiffre/iu, 'sans chiffre', base.replace(/\d/g, 'k')],
    [/spécia|symbole|ponctuation/iu, 'sans caractère spécial', base.replace(/[^\p{L}\d]/gu, 'p')],
    [/(?<!\p{L})lettre(?!\p{L}* (?:majuscule|minuscule))/iu, 'sans lettre', base.replace(/\p{L}/gu, '5')],
  ]
  return without.flatMap(([sign, label, value]) => (sign.test(list) ? [`${label} : ${value}`] : [])).join(', ')
}

const exact: CasePattern = {
  title: [
    '{field:bare} : {good} admis, {short} et {long} refusés',
    '{good} admis, {short} et {long} refusés',
    'Format : une valeur conforme, trois valeurs refusées',
  ],
  type: 'Boundary',
  given: [otherFields],
  steps: [
    refuse('un chiffre de moins', 'short'),
    accept,
    refuse('un chiffre de trop', 'long'),
    refuse('une lettre', 'mixed'),
  ],
}
const password: CasePattern = {
  title: ["{field:bare} : refus dès qu'il manque un type de caractère", "Refus dès qu'il manque un type de caractère"],
  type: 'Negative',
  given: [otherFields],
  steps: [
    'Enregistrer le formulaire avec une valeur incomplète pour {field:le} | {item} | {beyond}',
    'Enregistrer le formulaire avec une valeur complète pour {field:le} | {good} | La valeur est enregistrée.',
  ],
}

/** How a value has to be written. */
export const formats = group(
  'chiffre|format|lettres?|caractère|arobase|@|valide|e-mail|IBAN|SIRET|JJ|jj|décimale|majuscule',
  [
    {
      said: `<field> ${must} commencer par (?<word>«?\\s?[\\w+]{1,8}\\s?»?)(?: ou (?:par )?(?<word1>«?\\s?[\\w+]{1,8}\\s?»?))?,? et (?:${contain} |être composée? de )(?:exactement )?<n> (?:chiffres|caractères)`,
      example: 'Le numéro de téléphone doit commencer par 06 ou 07 et comporter 10 chiffres.',
      cases: [
        {
          title: [
            '{field:bare} : {good} admis ; début ou longueur faux : refus',
            'Début et longueur : une valeur admise, trois refusées',
          ],
          type: 'Boundary',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec un autre début pour {field:le} | {wrong} | {beyond}',
            'Enregistrer le formulaire avec un chiffre de moins pour {field:le} | {short} | {beyond}',
            'Enregistrer le formulaire avec un chiffre de trop pour {field:le} | {long} | {beyond}',
            'Enregistrer le formulaire avec une valeur conforme pour {field:le} | {good} | La saisie est enregistrée ; {good} est affiché après rechargement.',
            'Enregistrer le formulaire avec une autre valeur conforme pour {field:le} | {better} | La saisie est enregistrée ; {better} est affiché après rechargement.',
          ],
        },
      ],
      derive: ({ values, words }) => {
        const n = values.get('n')?.amount ?? 0
        const clean = (text: string | undefined): string => (text ?? '').replace(/[«»\s]/gu, '')
        const [first, other] = [clean(words.get('word')), clean(words.get('word1') ?? words.get('word'))]
        if (n <= first.length || n > 25 || first === '') return undefined
        const rest = digits(n - first.length)
        return {
          good: first + rest,
          better: other + [...rest].reverse().join(''),
          wrong: `${/^\d/.test(first) ? '99999999' : 'ZZZZZZZZ'}`.slice(0, first.length) + rest,
          short: first + rest.slice(1),
          long: `${first}${rest}8`,
        }
      },
    },
    {
      said: `<field> (?:accepte le|${must} être (?:saisie? )?(?:au|dans le)|est (?:saisie? )?(?:au|dans le)|${must} respecter le|respecte le|suit le|a le|${must} suivre le|${must} avoir le) format (?<word>«?\\s?(?=[A-Z0-9]*[-./ ]?[A-Z0-9]{1,6})(?:[A-Z]{1,6}|\\d{1,6})(?:[-./][A-Z0-9]{1,6}){1,4}\\s?»?)`,
      example: 'Le champ « Immatriculation » accepte le format AA-123-AA.',
      cases: [
        {
          title: [
            '{field:bare} : {good} admis, trois autres formes refusées',
            '{good} admis, trois autres formes refusées',
          ],
          type: 'Boundary',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire sans les séparateurs pour {field:le} | {bare} | {beyond}',
            'Enregistrer le formulaire avec un caractère de moins pour {field:le} | {short} | {beyond}',
            'Enregistrer le formulaire avec lettres et chiffres inversés pour {field:le} | {swapped} | {beyond}',
            'Enregistrer le formulaire avec une valeur du format prévu pour {field:le} | {good} | La saisie est enregistrée ; {good} est affiché après rechargement.',
          ],
        },
      ],
      derive: ({ words }) => {
        const mask = (words.get('word') ?? '').replace(/[«»\s]/gu, '')
        if (!/[A-Z]/.test(mask) || !/\d/.test(mask) || /J|M{2}|Y{2}/.test(mask)) return undefined
        const take = (source: string, swap: boolean): string => {
          let [letter, digit] = [0, 0]
          return source.replace(/[A-Z\d]/g, (sign) =>
            /\d/.test(sign) === swap ? (letters(12)[letter++] ?? 'K') : (digits(20)[digit++] ?? '4'),
          )
        }
        const good = take(mask, false)
        return { good, bare: good.replace(/[-./]/g, ''), short: good.slice(0, -1), swapped: take(mask, true) }
      },
    },
    {
      said: `<field> ${made} (?:exactement )?<n> chiffres(?: exactement)?`,
      example:
        "Le code postal est composé de 5 chiffres. Sinon, le message « Code postal invalide » s'affiche sous le champ.",
      cases: [exact],
      derive: ({ values }) => {
        const n = values.get('n')?.amount ?? 0
        return n < 2 || n > 29
          ? undefined
          : { good: digits(n), short: digits(n - 1), long: digits(n + 1), mixed: `${digits(n - 1)}A` }
      },
    },
    {
      said: `<field> ${made} (?:entre |de )?<min> (?:et|à) <max> chiffres`,
      example: 'Le code secret doit comporter entre 4 et 6 chiffres.',
      cases: [
        {
          title: [
            '{field:bare} : {min} et {max} chiffres admis, {min-1} et {max+1} refusés',
            '{min} et {max} chiffres admis, {min-1} et {max+1} refusés',
          ],
          type: 'Boundary',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec {min-1} chiffres pour {field:le} | {short} | {beyond}',
            'Enregistrer le formulaire avec {min} chiffres pour {field:le} | {low} | La saisie est enregistrée.',
            'Enregistrer le formulaire avec {max} chiffres pour {field:le} | {high} | La saisie est enregistrée.',
            'Enregistrer le formulaire avec {max+1} chiffres pour {field:le} | {long} | {beyond}',
          ],
        },
      ],
      derive: ({ values }) => {
        const [min, max] = [values.get('min')?.amount ?? 0, values.get('max')?.amount ?? 0]
        return min < 2 || max > 29 || max <= min
          ? undefined
          : { short: digits(min - 1), low: digits(min), high: digits(max), long: digits(max + 1) }
      },
    },
    {
      said: `<field> ${made} <n> lettres?(?: majuscules?)?(?:,| et|,? suivie?s? (?:de|d'un|d'une)) ?<n1> chiffres?`,
      example: "L'immatriculation du bateau est composée de 2 lettres suivies de 6 chiffres.",
      cases: [
        {
          title: [
            '{field:bare} : {good} admis, quatre autres formes refusées',
            '{good} admis, quatre autres formes refusées',
          ],
          type: 'Boundary',
          given: [otherFields],
          steps: [
            accept,
            refuse('une lettre de moins', 'short'),
            refuse('un chiffre de moins', 'fewer'),
            refuse('un chiffre de trop', 'long'),
            refuse('les chiffres en premier', 'swapped'),
          ],
        },
      ],
      derive: ({ values }) => {
        const [n, m] = [values.get('n')?.amount ?? 0, values.get('n1')?.amount ?? 0]
        if (n < 1 || m < 1 || n > 12 || m > 20) return undefined
        return {
          good: letters(n) + digits(m),
          short: letters(n - 1) + digits(m),
          fewer: letters(n) + digits(m - 1),
          long: letters(n) + digits(m + 1),
          swapped: digits(m) + letters(n),
        }
      },
    },
    {
      said: `<field> ${must} ${contain} entre <min> et <max> caractères,? (?:dont|avec|incluant|comprenant|et contenir|et comporter)(?: au moins)? <list>`,
      example: 'Le mot de passe doit comporter entre 8 et 64 caractères, dont au moins un chiffre et une majuscule.',
      cases: [
        {
          title: [
            '{field:bare} : {min} et {max} caractères admis, {min-1} et {max+1} refusés',
            '{min} et {max} caractères admis, {min-1} et {max+1} refusés',
          ],
          type: 'Boundary',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec {min-1} caractères dans {field:le} | {min-1} caractères : {short} | {beyond}',
            'Enregistrer le formulaire avec {min} caractères dans {field:le} | {min} caractères : {good} | La valeur est enregistrée.',
            'Enregistrer le formulaire avec {max} caractères dans {field:le} | {max} caractères : {top} | La valeur est enregistrée.',
            'Enregistrer le formulaire avec {max+1} caractères dans {field:le} | {max+1} caractères : {over} | {beyond}',
          ],
        },
        {
          title: [
            "{field:bare} : refus dès qu'il manque un type de caractère",
            "Refus dès qu'il manque un type de caractère",
          ],
          type: 'Negative',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec une valeur incomplète pour {field:le} | {item} | {beyond}',
            'Enregistrer le formulaire avec une valeur complète pour {field:le} | {good} | La valeur est enregistrée.',
          ],
        },
      ],
      derive: ({ values, words }) => {
        const n = values.get('min')?.amount ?? 0
        if (n < 4 || n > 60 || !/majuscule|minuscule|chiffre|lettre|spécia|symbole/iu.test(words.get('list') ?? ''))
          return undefined
        const max = values.get('max')?.amount ?? 0
        if (max <= n || max > 80) return undefined
        return {
          top: sample.slice(0, max),
          over: sample.slice(0, max + 1),
          good: sample.slice(0, n),
          short: sample.slice(0, n - 1),
          list: lacking(words.get('list') ?? '', n),
        }
      },
    },
    {
      said: `<field> ${must} ${contain} (?:au moins |au minimum )?<min> caractères(?: au (?:moins|minimum))?,? (?:dont|avec|incluant|comprenant|et contenir|et comporter)(?: au moins)? <list>`,
      example:
        'Le mot de passe doit comporter au moins 12 caractères, dont une majuscule, un chiffre et un caractère spécial.',
      cases: [
        {
          title: ['{field:bare} : {min} caractères admis, {min-1} refusés', '{min} caractères admis, {min-1} refusés'],
          type: 'Boundary',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec {min-1} caractères dans {field:le} | {min-1} caractères : {short} | {beyond}',
            'Enregistrer le formulaire avec {min} caractères dans {field:le} | {min} caractères : {good} | La valeur est enregistrée.',
          ],
        },
        {
          title: [
            "{field:bare} : refus dès qu'il manque un type de caractère",
            "Refus dès qu'il manque un type de caractère",
          ],
          type: 'Negative',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec une valeur incomplète pour {field:le} | {item} | {beyond}',
            'Enregistrer le formulaire avec une valeur complète pour {field:le} | {good} | La valeur est enregistrée.',
          ],
        },
      ],
      derive: ({ values, words }) => {
        const n = values.get('min')?.amount ?? 0
        if (n < 4 || n > 60 || !/majuscule|minuscule|chiffre|lettre|spécia|symbole/iu.test(words.get('list') ?? ''))
          return undefined
        return { good: sample.slice(0, n), short: sample.slice(0, n - 1), list: lacking(words.get('list') ?? '', n) }
      },
    },
    {
      said: `<field> ${must} ${contain} (?:au moins )?(?<list>(?:une|un) (?:lettre )?(?:majuscule|minuscule|chiffre|lettre|caractère spécial|symbole)[^;:()]{3,120}?)`,
      example: 'Le mot de passe doit contenir au moins une majuscule, un chiffre et un caractère spécial.',
      cases: [password],
      derive: ({ words }) => ({ good: sample.slice(0, 14), list: lacking(words.get('list') ?? '', 14) }),
    },
  ],
)
