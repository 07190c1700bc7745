import { calendarDay, dayNumber, withAmount } from '../../understand/value.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { shaped } from '../forms.ts'
import { singular } from './french-forms.ts'
import { group, thing, who } from './words.ts'

const order = "(?: (?:d'achats?|de commande|d'articles|de panier))?"

const freeFrom: CasePattern = {
  title: [
    '{thing:bare} : {price} à {amount-0.01}, offert{thing:e} à {amount}',
    'Offert à {amount}, pas à {amount-0.01}',
  ],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Deux commandes sont prêtes : la première de {amount-0.01}, la seconde de {amount}.'],
  steps: [
    'Ouvrir le récapitulatif de la première commande | {amount-0.01} | {thing:le} {thing:est} à {price}.',
    'Ouvrir le récapitulatif de la seconde commande | {amount} | {thing:le} {thing:est} à {money:0}.',
  ],
}
const freeOnly: CasePattern = {
  ...freeFrom,
  title: ['{thing:bare} : offert{thing:e} à {amount}, pas à {amount-0.01}', 'Offert à {amount}, pas à {amount-0.01}'],
  steps: [
    'Ouvrir le récapitulatif de la première commande | {amount-0.01} | {thing:le} {thing:nest} pas offert{thing:e} : un montant est compté.',
    'Ouvrir le récapitulatif de la seconde commande | {amount} | {thing:le} {thing:est} à {money:0}.',
  ],
}
const less: CasePattern = {
  title: [
    '{who:one} : {percent} de moins, les autres paient le prix plein',
    'Réduction de {percent} pour le groupe prévu',
  ],
  technique: 'Decision table',
  given: ['Prix sans réduction : {money:80}. Deux comptes sont prêts : {who:un} et une personne hors de ce groupe.'],
  steps: [
    'Préparer un achat à ce prix avec le premier compte | {money:80} | Total à payer : {percent:off:80}.',
    'Préparer le même achat avec le second compte | {money:80} | Total à payer : {money:80}.',
  ],
}

/** The middle of the time for which the ticket tells a price, in the year of its event. */
function pricedDay({ facts }: Slots): string | undefined {
  const { seasonPrice, day } = facts
  if (seasonPrice === undefined) return undefined
  const year = day === undefined ? 2026 : calendarDay(day).year
  const [from, to] = [seasonPrice.from, seasonPrice.to].map(([month, date]) => dayNumber(year, month, date))
  const middle = calendarDay(Math.floor(((from ?? 0) + (to ?? 0)) / 2))
  return [middle.day, middle.month].map((part) => `${String(part).padStart(2, '0')}/`).join('') + String(middle.year)
}

/** "Un groupe d'au moins 8 coureurs bénéficie d'une remise de 10 %": what a group pays below, at and above its least size. */
function groupPrice(slots: Slots): CasePattern[] | undefined {
  const least = slots.values.get('n')?.amount ?? 0
  const percent = slots.values.get('percent')?.amount ?? 0
  const many = slots.words.get('things') ?? ''
  const one = singular(many)
  if (!Number.isInteger(least) || least < 3 || least > 500 || percent <= 0 || percent >= 100 || one === many)
    return undefined
  const { facts } = slots
  const day = pricedDay(slots)
  const price = facts.seasonPrice?.amount ?? 20
  const money = (amount: number): string => withAmount(facts.money, Math.round(amount * 100 + 1e-6) / 100, 2).text
  const bare = (amount: number): string => money(amount).replace(/[\s\u00a0\u202f]?€$/u, '')
  const off = (size: number): number => (size * price * percent) / 100
  const net = (size: number): string => money(size * price - off(size))
  const reduced = (size: number): string =>
    `Le montant est de ${net(size)} (${bare(size * price)} − ${bare(off(size))})`
  const data = (size: number): string => `${String(size)} × ${money(price)}`
  const size = least + 2
  const below = least - 1
  const priced =
    day === undefined
      ? `Le prix sans remise est de ${money(price)} par ${one}.`
      : `Nous sommes le ${day} : le tarif est de ${money(price)} par ${one}.`
  const assume = [
    ...(day === undefined
      ? [`Le ticket ne donne pas de prix : ${money(price)} par ${one} est un exemple.`]
      : ["La date de l'environnement de test peut être réglée.", `Le tarif vaut pour chaque ${one}.`]),
    'La remise porte sur le montant total du groupe.',
  ]
  const pay = 'Afficher le montant à payer pour le groupe'
  return [
    {
      title: [`Groupe de ${String(size)} ${many} : ${net(size)} au lieu de ${money(size * price)}`],
      technique: 'Equivalence partitioning',
      given: [priced, `Un formulaire de groupe est rempli avec ${String(size)} ${many}.`],
      steps: [`${pay} | ${data(size)} | ${reduced(size)}.`],
      assume,
    },
    {
      title: [
        `Remise de groupe : ${money(below * price)} à ${String(below)} ${many}, ${net(least)} à ${String(least)}`,
        `Remise à ${String(least)} ${many}, pas à ${String(below)}`,
      ],
      type: 'Boundary',
      given: [priced, `Un formulaire de groupe est rempli avec ${String(below)} ${many}.`],
      steps: [
        `${pay} | ${data(below)} | Le montant est de ${money(below * price)}, sans remise.`,
        `Ajouter ${shaped(one, 'un', 'fr') ?? one} au groupe | ${String(least)}e ${one} | Le groupe compte ${String(least)} ${many}.`,
        `${pay} | ${data(least)} | ${reduced(least)}.`,
        `Ramener le groupe à ${String(below)} ${many} et afficher de nouveau le montant | ${data(below)} | Le montant est de nouveau de ${money(below * price)}, sans remise.`,
      ],
      assume,
    },
  ]
}

const gets =
  "(?:bénéficie(?:nt)? d'|a droit à |ont droit à |profite(?:nt)? d'|obtien(?:t|nent) |reçoi(?:t|vent) |a |ont )"

/** From which amount on something is free, and who pays less. */
export const reductions = group('offert|gratuit|réduction|remise', [
  ...[
    {
      size: "(?:Un|Chaque|Tout) groupe (?:d'au moins|d'au minimum|comptant au moins|à partir de) <n> <things=\\p{L}{3,20}s>",
      words: "Un groupe d'au moins 6 visiteurs",
    },
    {
      size: '(?:Un groupe|Les groupes) de <n> <things=\\p{L}{3,20}s> (?:ou|et) plus',
      words: 'Les groupes de 15 élèves ou plus',
    },
  ].map(({ size, words }) => ({
    said: `${size} ${gets}une (?:remise|réduction) de <percent>(?: sur (?:le (?:prix|tarif|total|montant)|le montant total|le prix total))?`,
    example: `${words} bénéficie${words.startsWith('Les') ? 'nt' : ''} d'une remise de 20 %.`,
    cases: groupPrice,
  })),
  ...[', ', '<stop>'].map((stop) => ({
    said: `${thing()} (?:est|sont) (?:offerte?s?|gratuite?s?) (?:à partir de|dès) <amount>${order}${stop}(?:sinon|en dessous|en deçà),? (?:elles?|ils?) (?:coûte(?:nt)?|(?:est|sont) (?:facturée?s?|à)|revien(?:t|nent) à) <price>`,
    example: `L'emballage est offert à partir de 30 € d'achat${stop === ', ' ? ',' : ' ;'} sinon il coûte 2,50 €.`,
    cases: [freeFrom],
  })),
  {
    said: `${thing()} (?:est|sont) (?:offerte?s?|gratuite?s?) (?:à partir de|dès) <amount>${order}`,
    example: "L'installation est gratuite à partir de 400 € d'achat.",
    cases: [freeOnly],
  },
  {
    said: `${who} (?:bénéficie(?:nt)? d'|a |ont |reçoi(?:t|vent) |obtien(?:t|nent) )une (?:remise|réduction) de <percent>(?: sur (?:le prix|le tarif|leurs? \\p{L}+|ses \\p{L}+|tous les \\p{L}+|toutes les \\p{L}+|le total|le montant))?`,
    example: 'Les étudiants bénéficient d’une réduction de 15 % sur le tarif.'.replace('’', "'"),
    cases: [less],
    derive: ({ words }) => (/\d/u.test(words.get('who') ?? '') ? undefined : {}),
  },
])
