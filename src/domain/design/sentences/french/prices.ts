import { moved } from '../../understand/value.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { money } from './amounts.ts'
import { group } from './words.ts'

const granted =
  "(?:(?:est|sont) (?:automatiquement )?(?:accordée?s?|appliquée?s?|déduite?s?|offerte?s?|consentie?s?|ajoutée?s?|facturée?s?|prélevée?s?|retenue?s?|perçue?s?|comptée?s?|due?s?)|s'applique(?:nt)?)"
const reduction = /remise|réduction|rabais|ristourne|escompte|déduit/iu
const buying = "(?:d'achats?|de commande|d'achat minimum|de panier|hors taxes|HT|TTC)?"

/** What is left of an amount, or what it becomes, with the calculation in brackets. */
function applied(slots: Slots, base: number, share: number, down: boolean): string {
  const part = Number(((base * share) / 100).toFixed(2))
  const total = down ? base - part : base + part
  return `${money(slots, total)} (${money(slots, base)} ${down ? '−' : '+'} ${money(slots, part)})`
}

const free: CasePattern = {
  title: ['{thing:bare} : compté{thing:e} à {under}, 0 € à {over}', 'Compté à {under}, 0 € à {over}'],
  type: 'Boundary',
  steps: [
    'Préparer une commande de {under} | {under} | Le récapitulatif compte {thing:le} en plus.',
    'Préparer une commande de {over} | {over} | Le récapitulatif indique 0 € pour {thing:le}.',
  ],
}

/** "More than 50 €" begins a cent above it, "from 50 €" at it. */
function threshold({ words, values }: Slots): Record<string, string> | undefined {
  const amount = values.get('amount')
  if (amount === undefined) return undefined
  const beyond = /au-delà|plus de|supérieur/iu.test(words.get('word') ?? '')
  return beyond
    ? { under: amount.text, over: moved(amount, 0.01).text }
    : { under: moved(amount, -0.01).text, over: amount.text }
}

/** Prices, fees and reductions. */
export const prices = group(
  '%|pour cent|€|euro|EUR|offert|gratuit|remise|réduction|frais|total|TVA|commission|pénalité|majoration|points?|arrondi',
  [
    {
      said: `<thing=(?:Les|La|Le|L') ?[^,;:()\\d]{2,50}?> (?:est|sont) (?:offerte?s?|gratuite?s?|sans frais) (?<word>à partir de|dès|au-delà de|à compter de|pour (?:toute commande|les commandes|tout achat|les achats) (?:d'au moins|de plus de|supérieure?s? à|à partir de|dès)) <amount> ?${buying}`,
      example: "Les frais de livraison sont offerts à partir de 60 € d'achat.",
      cases: [free],
      derive: threshold,
    },
    {
      said: `(?<word>À partir de|Dès|Au-delà de) <amount> ?${buying},? <thing=(?:les|la|le|l') ?[^,;:()\\d]{2,50}?> (?:est|sont) (?:offerte?s?|gratuite?s?)`,
      example: "Dès 50 € d'achat, la livraison est gratuite.",
      cases: [free],
      derive: threshold,
    },
    {
      said: `<thing=(?:Les|La|Le|L') ?[^,;:()\\d]{2,50}?> (?:coûte(?:nt)?|(?:est|sont) (?:de|à|facturée?s?|fixée?s? à)|s'élève(?:nt)? à) ?<price>(?: par commande)?(?:,? et (?:est|sont)| ?; (?:il est|elle est|ils sont|elles sont)|, puis) (?:offerte?s?|gratuite?s?) (?:à partir de|dès|au-delà de) <amount> ?${buying}`,
      example: "Les frais de port sont de 4,90 € et sont offerts dès 40 € d'achat.",
      cases: [
        {
          title: ['{thing:bare} : {price} à {amount-0.01}, 0 € à {amount}', '{price} à {amount-0.01}, 0 € à {amount}'],
          type: 'Boundary',
          steps: [
            'Préparer une commande de {amount-0.01} | {amount-0.01} | Le récapitulatif compte {price} pour {thing:le}.',
            'Préparer une commande de {amount} | {amount} | Le récapitulatif indique 0 € pour {thing:le}.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?:Une|La|Un|Des|Le) ?(?:remise|réduction|rabais|ristourne|escompte|majoration|supplément|frais|commission|pénalité|taxe|TVA)[^,;:()\\d]{0,40}?> de <percent>(?: supplémentaire)? ${granted} (?:à partir de|dès|au-delà de|pour (?:toute commande|les commandes|tout achat|les achats) (?:d'au moins|de plus de|supérieure?s? à|à partir de|dès)) <amount> ?${buying}`,
      example: "Une remise de 10 % est appliquée à partir de 100 € d'achat.",
      cases: [
        {
          title: [
            '{kind} de {percent} : rien à {amount-0.01}, {after} à {amount}',
            '{kind} de {percent} à partir de {amount}',
          ],
          type: 'Boundary',
          steps: [
            'Préparer une commande de {amount-0.01} | {amount-0.01} | Le total est de {amount-0.01}, sans {kind}.',
            'Préparer une commande de {amount} | {amount} | Le total est de {sum}.',
          ],
          assume: ["Aucun autre frais ne s'ajoute ; le seuil de {amount} est lui-même compris."],
        },
      ],
      derive: (slots) => {
        const [amount, percent] = [slots.values.get('amount')?.amount, slots.values.get('percent')?.amount]
        if (amount === undefined || percent === undefined) return undefined
        const name = slots.words.get('thing') ?? ''
        const sum = applied(slots, amount, percent, reduction.test(name))
        return { sum, after: sum.replace(/ \(.*/u, ''), kind: name.replace(/^(?:une|un|la|le|des) /iu, '') }
      },
    },
    {
      said: `<thing=(?:Une|La|Un|Le) ?(?:remise|réduction|rabais|ristourne)[^,;:()\\d]{0,40}?> de <percent>(?: supplémentaire)? ${granted} (?:aux?|à la|à l'|pour (?:les|un|une|tous les)?) ?<word=\\p{L}[^,;:()\\d]{2,50}?>`,
      example: 'Une remise de 15 % est accordée aux étudiants.',
      cases: [
        {
          title: ['{word:many} : {after} au lieu de 80 €', 'Remise de {percent} : {after} au lieu de 80 €'],
          technique: 'Decision table',
          given: ['Deux paniers de 80 € sont prêts : le premier remplit la condition ({word:many}), le second non.'],
          steps: [
            'Ouvrir le récapitulatif du premier panier | 80 € | Le total est de {sum}.',
            'Ouvrir le récapitulatif du second panier | 80 € | Le total est de 80 €, sans remise.',
          ],
          assume: ["Aucun autre frais ni aucune autre remise ne s'ajoute."],
        },
      ],
      derive: (slots) => {
        const percent = slots.values.get('percent')?.amount
        if (percent === undefined || percent >= 100) return undefined
        const sum = applied(slots, 80, percent, true)
        return { sum, after: sum.replace(/ \(.*/u, '') }
      },
    },
    {
      said: `(?<word>(?:Les|Un|Une|Chaque|Tout|Toute|Le|La) [^,;:()\\d]{2,50}?|L'[^,;:()\\d]{2,50}?) (?:bénéficie|bénéficient|profite|profitent|dispose|disposent|a droit|ont droit) (?:d'une|à une) (?:remise|réduction|ristourne) de <percent>(?: sur (?<place>[^,;:()]{3,50}?))?`,
      example: "Les adhérents bénéficient d'une remise de 20 % sur les billets.",
      cases: [
        {
          title: ['{word:one} : {after} au lieu de 80 €', 'Remise de {percent} : {after} au lieu de 80 €'],
          technique: 'Decision table',
          given: ['Deux achats de 80 € sont prêts : le premier remplit la condition ({word:one}), le second non.'],
          steps: [
            'Ouvrir le récapitulatif du premier achat | 80 € | Le total est de {sum}.',
            'Ouvrir le récapitulatif du second achat | 80 € | Le total est de 80 €, sans remise.',
          ],
          assume: ["Aucun autre frais ni aucune autre remise ne s'ajoute."],
        },
      ],
      derive: (slots) => {
        const percent = slots.values.get('percent')?.amount
        if (percent === undefined || percent >= 100) return undefined
        const sum = applied(slots, 80, percent, true)
        return { sum, after: sum.replace(/ \(.*/u, '') }
      },
    },
    {
      said: `(?:À partir du|À partir de la|Dès le|Dès la) <nth> (?<word>\\p{L}[^,;:()\\d]{2,30}?), (?:une |la )?(?:remise|réduction|ristourne) de <percent> ${granted}`,
      example: 'À partir du troisième enfant, une réduction de 10 % est appliquée.',
      cases: [
        {
          title: [
            '{before} × 20 € : {full} ; le suivant ({word}) avec {percent} de moins',
            '{percent} de moins à partir du rang {at}',
          ],
          type: 'Boundary',
          given: ["Prix à l'unité retenu pour le test : 20 € ({word})."],
          steps: [
            'Faire calculer le montant | {before} × 20 € | Le total est de {full}, sans réduction.',
            'Ajouter un élément ({word}) | {at} × 20 € | La réduction de {percent} apparaît.',
          ],
          assume: ['Le ticket ne dit pas si la réduction porte sur tous ou seulement à partir de ce rang.'],
        },
      ],
      derive: (slots) => {
        const n = slots.values.get('nth')?.amount ?? 0
        return n < 2 ? undefined : { at: String(n), before: String(n - 1), full: money(slots, (n - 1) * 20) }
      },
    },
    {
      said: `(?:À partir de|Dès|Pour|Au-delà de) <n> (?<things>\\p{L}[^,;:()\\d]{2,30}?)(?: ou plus| et plus)?,? (?:une |la )?(?:remise|réduction|ristourne) de <percent> ${granted}`,
      example: 'À partir de 5 billets, une remise de 10 % est appliquée.',
      cases: [
        {
          title: ['{n-1} {things} : {full} ; {n} {things} : {after}', 'Remise de {percent} : pas à {n-1}, dès {n}'],
          type: 'Boundary',
          given: ["Prix à l'unité retenu pour le test : 20 €."],
          steps: [
            'Ajouter {n-1} {things} au panier | {n-1} × 20 € | Le total est de {full}, sans remise.',
            'Ajouter un exemplaire de plus | {n} × 20 € | Le total est de {sum}.',
          ],
          assume: ["La remise porte sur l'ensemble."],
        },
      ],
      derive: (slots) => {
        const [n, percent] = [slots.values.get('n')?.amount ?? 0, slots.values.get('percent')?.amount ?? 0]
        if (n < 2 || percent <= 0 || percent >= 100) return undefined
        const sum = applied(slots, n * 20, percent, true)
        return { sum, after: sum.replace(/ \(.*/u, ''), full: money(slots, (n - 1) * 20) }
      },
    },
  ],
)
