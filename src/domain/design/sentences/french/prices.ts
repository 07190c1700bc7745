import { moved, withAmount } from '../../understand/value.ts'
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
    {
      said: `(?:<thing=(?:Une|Des|La|Le|Un) ?(?:pénalité|amende|frais|majoration|supplément|indemnité)[^,;:()\\d]{0,40}?> (?:est|sont|de|s'élève) ?(?:de |à |fixée?s? à )?<price> par (?<word>jour|heure|semaine|mois|nuit|minute|personne|kilomètre|km)(?<place> (?:de retard|entamée?|supplémentaire|calendaire|ouvré))*(?: ${granted})?)(?:,? (?:dans la limite de|plafonnée?s? à|avec un (?:maximum|plafond) de|jusqu'à(?: un maximum de)?|sans dépasser) <amount>)?`,
      example: 'Une pénalité de 0,50 € par jour de retard est appliquée, dans la limite de 10 €.',
      cases: [
        {
          title: ['1 {word} : {one} ; 3 : {three} ; {capDays} : {cap}', '1 {word} : {one} ; 3 : {three}'],
          type: 'Boundary',
          steps: [
            'Lire le montant dû dans ce cas | 1 {word}{place} | {one} sont dus.',
            'Lire le montant dû dans ce cas | 3 {words}{place} | {three} sont dus (3 × {price}).',
            'Lire le montant dû dans ce cas | {capDays} {words}{place} | {cap} sont dus ({capDays} × {price}).',
            'Lire le montant dû dans ce cas | {overDays} {words}{place} | {cap} sont dus, pas davantage.',
          ],
        },
      ],
      derive: (slots) => {
        const [price, cap] = [slots.values.get('price'), slots.values.get('amount')]
        const word = slots.words.get('word') ?? ''
        if (price === undefined || cap === undefined || price.amount <= 0) return undefined
        const days = cap.amount / price.amount
        if (!Number.isInteger(days) || days < 4) return undefined
        return {
          one: price.text,
          three: withAmount(price, Number((price.amount * 3).toFixed(2)), price.decimals).text,
          cap: cap.text,
          capDays: String(days),
          overDays: String(days + 1),
          words: /s$/u.test(word) ? word : `${word}s`,
          place: slots.words.get('place') ?? ' ',
        }
      },
    },
    {
      said: `<thing=(?:Une|Des|La|Le|Un|Les|L') ?[^,;:()\\d]{2,40}?> (?:coûte|coûtent|est de|sont de|est facturée?|s'élève à|est fixée? à) ?<price> par (?<word>\\p{L}{2,15}) jusqu'à <n> ?(?<place>\\p{L}{1,15}),? (?:puis|et|ensuite)(?: de| à)? <amount> (?:par (?<word1>\\p{L}{2,15})(?: supplémentaire)?|au-delà)(?: au-delà)?`,
      example: "L'indemnité kilométrique est de 0,40 € par kilomètre jusqu'à 100 km, puis de 0,30 € par kilomètre.",
      cases: [
        {
          title: ['{n} {place} : {full} ; {n+1} : {over} ; {twice} : {top}', 'Changement de tarif après {n} {place}'],
          type: 'Boundary',
          steps: [
            'Faire calculer le montant | 1 {place} | Le montant est de {price}.',
            'Faire calculer le montant | {n} {place} | Le montant est de {full} ({n} × {price}).',
            'Faire calculer le montant | {n+1} {place} | Le montant est de {over} ({full} + {amount}).',
            'Faire calculer le montant | {twice} {place} | Le montant est de {top} ({full} + {n} × {amount}).',
          ],
          assume: ['Le second prix ne vaut que pour ce qui dépasse la limite.'],
        },
      ],
      derive: (slots) => {
        const [price, amount, n] = [
          slots.values.get('price'),
          slots.values.get('amount'),
          slots.values.get('n')?.amount ?? 0,
        ]
        if (price === undefined || amount === undefined || n < 1) return undefined
        const text = (value: number): string => withAmount(price, Number(value.toFixed(2)), 2).text
        return {
          full: text(price.amount * n),
          over: text(price.amount * n + amount.amount),
          twice: String(n * 2),
          top: text(price.amount * n + amount.amount * n),
        }
      },
    },
    {
      said: `(?:<thing=(?:Une|Des|La|Le|Un|Les|L') ?[^,;:()\\d]{2,40}?> (?:coûte|coûtent|est de|sont de|est facturée?|sont facturée?s|de|s'élève à|est fixée? à) ?<price> par (?<word>jour|heure|semaine|mois|nuit|minute|personne|kilomètre|km|article|billet|repas|page|colis|enfant|participant|place)(?<place> (?:de retard|entamée?|supplémentaire))?(?: ${granted})?)`,
      example: 'Le stationnement est facturé 2,50 € par heure entamée.',
      cases: [
        {
          title: ['1 {word} : {one} ; 3 {words} : {three}'],
          steps: [
            'Faire calculer le montant | 1 {word} | Le montant est de {one}.',
            'Faire calculer le montant | 3 {words} | Le montant est de {three} (3 × {price}).',
          ],
        },
        {
          title: ['Montant pour 2 {words} et plus : le suivant est compté entier'],
          type: 'Boundary',
          steps: [
            'Faire calculer le montant juste à la fin de la deuxième | {full} | Le montant est de {two} (2 × {price}).',
            'Faire calculer le montant juste après | {over} | Le montant est de {three} (3 × {price}).',
          ],
        },
      ],
      derive: (slots) => {
        const price = slots.values.get('price')
        const word = slots.words.get('word') ?? ''
        if (price === undefined) return undefined
        const times = (n: number): string =>
          withAmount(price, Number((price.amount * n).toFixed(2)), price.decimals).text
        const words = /(?:s|km)$/u.test(word) ? word : `${word}s`
        const started = /entamé/u.test(slots.words.get('place') ?? '')
        if (started && !/heure|jour/u.test(word)) return undefined
        return started
          ? {
              one: times(1),
              two: times(2),
              three: times(3),
              words,
              full: word === 'heure' ? '2 h 00' : '2 jours',
              over: word === 'heure' ? '2 h 01' : '2 jours et 1 minute',
            }
          : undefined
      },
    },
    {
      said: `(?:<thing=(?:Une|Des|La|Le|Un|Les|L') ?[^,;:()\\d]{2,40}?> (?:coûte|coûtent|est de|sont de|est facturée?|sont facturée?s|de|s'élève à|est fixée? à) ?<price> (?:par|la|le|l') ?(?<word>\\p{L}{3,15})(?<place> (?:de retard|supplémentaire))?(?: ${granted})?)`,
      example: 'Le sac de compost est facturé 3,20 € par unité.',
      cases: [
        {
          title: ['1 {word} : {one} ; 3 {words} : {three}'],
          steps: [
            'Faire calculer le montant | 1 {word} | Le montant est de {one}.',
            'Faire calculer le montant | 3 {words} | Le montant est de {three} (3 × {price}).',
          ],
        },
      ],
      derive: (slots) => {
        const price = slots.values.get('price')
        const word = slots.words.get('word') ?? ''
        if (price === undefined) return undefined
        return {
          one: price.text,
          three: withAmount(price, Number((price.amount * 3).toFixed(2)), price.decimals).text,
          words: /(?:s|km|kg|x)$/u.test(word) ? word : `${word}s`,
        }
      },
    },
    {
      said: `<thing=(?:Une|La|Un|Des|Le|Les) ?(?:commission|frais|taxe|majoration|supplément|acompte|caution|dépôt|pénalité|participation|cotisation|franchise)[^,;:()\\d]{0,40}?> (?:est|sont|s'élèvent|s'élève|représente|correspond)? ?(?:de |à |égale? à |fixée?s? à )?<percent> (?:de la |du |des |de l'|de )(?<place>[^,;:()]{3,40}?),? (?:avec un|et au|au) minimum (?:de )?<amount> et (?:un |au )?maximum (?:de )?<price>`,
      example: 'Les frais de dossier sont de 2 % du montant emprunté, avec un minimum de 50 € et un maximum de 500 €.',
      cases: [
        {
          title: [
            '{kind} : {amount} au moins, {percent} entre les deux, {price} au plus',
            '{amount} au moins, {percent} entre les deux, {price} au plus',
          ],
          type: 'Boundary',
          steps: [
            'Faire calculer pour ce montant | {half} | {amount} sont comptés ({percent} de {half} ne font que {halfShare}).',
            'Faire calculer pour ce montant | {low} | {amount} sont comptés ({percent} de {low}).',
            'Faire calculer pour ce montant | {mid} | {midShare} sont comptés ({percent} de {mid}).',
            'Faire calculer pour ce montant | {top} | {price} sont comptés ({percent} de {top}).',
            'Faire calculer pour ce montant | {over} | {price} sont comptés, pas {overShare}.',
          ],
        },
      ],
      derive: (slots) => {
        const [low, high, percent] = [
          slots.values.get('amount')?.amount,
          slots.values.get('price')?.amount,
          slots.values.get('percent')?.amount,
        ]
        if (low === undefined || high === undefined || percent === undefined || percent <= 0 || low >= high)
          return undefined
        const [from, to] = [(low * 100) / percent, (high * 100) / percent]
        const mid = Math.round((from + to) / 200) * 100
        const share = (base: number): string => money(slots, (base * percent) / 100)
        return {
          kind: (slots.words.get('thing') ?? '').replace(/^(?:une|un|la|le|les|des) /iu, ''),
          half: money(slots, from / 2),
          halfShare: share(from / 2),
          low: money(slots, from),
          mid: money(slots, mid),
          midShare: share(mid),
          top: money(slots, to),
          over: money(slots, to * 2),
          overShare: share(to * 2),
        }
      },
    },
    {
      said: `<thing=(?:Une|La|Un|Des|Le|Les) ?(?:commission|frais|taxe|TVA|majoration|supplément|pourboire|acompte|caution|dépôt|arrhes|pénalité|participation|cotisation)[^,;:()\\d]{0,40}?> (?:est|sont|de|s'élève|représente|correspond)? ?(?:de |à |égale? à |fixée?s? à )?<percent> (?:de la |du |des |de l'|de )(?<place>[^,;:()]{3,40}?)(?: ${granted})?,? (?:avec un|et au|au) minimum (?:de )?<amount>`,
      example: 'Une commission de 3 % du montant est prélevée, avec un minimum de 2 €.',
      cases: [
        {
          title: [
            '{kind} de {percent} : {high} sur {base} ; minimum {amount}',
            'Minimum de {amount} sous le seuil, {percent} au-dessus',
          ],
          type: 'Boundary',
          steps: [
            'Faire calculer pour ce montant | {half} | {amount} sont comptés ({percent} de {half} ne font que {halfShare}).',
            'Faire calculer pour ce montant | {edge} | {amount} sont comptés ({percent} de {edge}).',
            'Faire calculer pour ce montant | {base} | {high} sont comptés ({percent} de {base}).',
          ],
        },
      ],
      derive: (slots) => {
        const [amount, percent] = [slots.values.get('amount')?.amount, slots.values.get('percent')?.amount]
        if (amount === undefined || percent === undefined || percent <= 0) return undefined
        const edge = (amount * 100) / percent
        if (Math.abs(edge - Number(edge.toFixed(2))) > 1e-9) {
          const even = Math.ceil(edge / 10) * 10
          return {
            kind: (slots.words.get('thing') ?? '').replace(/^(?:une|un|la|le|les|des) /iu, ''),
            half: money(slots, even / 2),
            halfShare: money(slots, ((even / 2) * percent) / 100),
            edge: money(slots, even),
            base: money(slots, even * 3),
            high: money(slots, (even * 3 * percent) / 100),
          }
        }
        return {
          kind: (slots.words.get('thing') ?? '').replace(/^(?:une|un|la|le|les|des) /iu, ''),
          half: money(slots, edge / 2),
          halfShare: money(slots, (edge / 2) * (percent / 100)),
          edge: money(slots, edge),
          base: money(slots, edge * 3),
          high: money(slots, amount * 3),
        }
      },
    },
    {
      said: `<thing=(?:Une|La|Un|Des|Le|Les|L') ?(?:commission|frais|taxe|TVA|majoration|supplément|pourboire|acompte|caution|dépôt|arrhes|pénalité|participation|cotisation|service)[^,;:()\\d]{0,40}?> (?:est|sont|de|s'élève|représente|correspond)? ?(?:de |à |égale? à |fixée?s? à )?<percent>(?: (?:de la |du |des |de l'|de |sur le |sur la )(?<place>[^,;:()]{3,40}?))?(?: ${granted})?(?: (?:au|à la|aux|à l') ?(?<word>[^,;:()]{3,40}))?`,
      example: 'Un acompte de 30 % du prix du séjour est prélevé à la réservation.',
      cases: [
        {
          title: ['{kind} de {percent} : {percent:of:80} sur 80 €, {percent:of:250} sur 250 €'],
          steps: [
            'Faire calculer pour ce montant | 80 € | {percent:of:80} sont comptés ({percent} de 80 €).',
            'Faire calculer pour ce montant | 250 € | {percent:of:250} sont comptés ({percent} de 250 €).',
          ],
          assume: ['Les montants de 80 € et de 250 € sont des exemples ; la part est calculée sur eux seuls.'],
        },
      ],
      derive: ({ words }) => ({ kind: (words.get('thing') ?? '').replace(/^(?:une|un|la|le|les|des) /iu, '') }),
    },
    {
      said: `(?<thing>(?:Le|La|L'|Les) ?[^,;:()\\d]{2,50}?) (?:est égale? à|correspond à|représente|est de|vaut|équivaut à|sont de) <percent> (?:du|de la|des|de l') ?(?<place>[^,;:()]{3,50}?)`,
      example: "Le prix d'un billet enfant est égal à 50 % du prix adulte.",
      cases: [
        {
          title: [
            '{thing:bare} : {percent:of:80} pour 80 €, {percent:of:25} pour 25 €',
            '{percent} : {percent:of:80} pour 80 €',
          ],
          steps: [
            'Lire la valeur obtenue ({thing:bare}) | {place} : 80 € | On lit {percent:of:80} ({percent} de 80 €).',
            'Lire la valeur obtenue ({thing:bare}) | {place} : 25 € | On lit {percent:of:25} ({percent} de 25 €).',
          ],
          assume: ['Les montants de 80 € et de 25 € sont des exemples.'],
        },
      ],
    },
    {
      said: `<percent> (?:du|de la|des|de l') ?(?<place>[^,;:()]{3,40}?) (?:est|sont) (?<word>remboursée?s?|facturée?s?|retenue?s?|débitée?s?|prélevée?s?|conservée?s?|due?s?)(?: (?:en cas d[e'] ?|si |lorsque |pour (?:une|toute) )(?<clause>[^;()]{4,100}?))`,
      example: "80 % du prix est remboursé en cas d'annulation par le client.",
      cases: [
        {
          title: ['{percent} : {percent:of:80} sur 80 €'],
          given: ['Un cas payé 80 € est prêt.'],
          steps: ['Provoquer le cas prévu : {clause} | 80 € | Montant {word} : {percent:of:80} ({percent} de 80 €).'],
        },
      ],
    },
    {
      said: `(?:Chaque|Pour chaque|1|Un) euro (?:dépensé|d'achat) (?:rapporte|donne(?: droit à)?|vaut|fait gagner|équivaut à|donne lieu à),? <n> points?`,
      example: 'Chaque euro dépensé rapporte 2 points.',
      cases: [
        {
          title: ['Achat de 25 € : {gain} points de plus'],
          given: ['Le solde est de 100 points.'],
          steps: [
            'Payer un achat de 25 € | 25 € | {gain} points sont ajoutés (25 × {n}).',
            'Ouvrir le solde | | Le solde est de {total} points.',
          ],
          assume: ['Les centimes ne sont pas réglés par le ticket ; le montant du test est entier.'],
        },
      ],
      derive: ({ values }) => {
        const n = values.get('n')?.amount ?? 0
        return n < 1 ? undefined : { gain: String(25 * n), total: String(100 + 25 * n) }
      },
    },
    {
      said: `<things=(?:Les|Le|La|Tous les) ?(?:montants?|prix|totaux|total|résultats?|tarifs?|sommes?|note moyenne|moyenne|taux|remises?)[^,;:()]{0,30}?> (?:est|sont) (?:toujours )?arrondie?s? (?:à deux décimales|au centime(?: (?:le plus proche|près))?|à deux chiffres après la virgule|au centime supérieur)`,
      example: 'Les montants sont arrondis au centime le plus proche.',
      cases: [
        {
          title: '12,344 donne 12,34 ; 12,346 donne 12,35',
          type: 'Boundary',
          steps: [
            "Provoquer un calcul dont voici le résultat avant l'arrondi | 12,344 | On lit 12,34.",
            "Provoquer un calcul dont voici le résultat avant l'arrondi | 12,346 | On lit 12,35.",
          ],
        },
      ],
    },
    {
      said: `(?<field>(?:Le|La) (?:total|montant total|prix total|solde|montant|somme totale|montant dû|sous-total)[^,;:()]{0,40}?) (?:est|correspond à|est égale? à|est égale?|se calcule comme) ?(?:à )?la somme (?:de |des |du )(?<place>[^;:()]{3,80}?)`,
      example: 'Le total du panier est égal à la somme des articles.',
      cases: [
        {
          title: ['{field:bare} : 12,50 + 30,00 + 7,40 = 49,90 €', '12,50 + 30,00 + 7,40 = 49,90 €'],
          given: ['Trois montants sont enregistrés : 12,50 €, 30,00 € et 7,40 €.'],
          steps: [
            'Ouvrir le récapitulatif | 12,50 € ; 30,00 € ; 7,40 € | Valeur lue pour {field:le} : 49,90 €.',
            'Retirer le montant de 30,00 € | 30,00 € | Valeur lue pour {field:le} : 19,90 €.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?:Le|La|L'|Les) ?[^,;:()\\d]{2,50}?> (?:est|sont) (?:automatiquement )?(?:recalculée?s?|mise?s? à jour|actualisée?s?)(?: automatiquement| immédiatement)? (?:à chaque|lors de chaque|après chaque|dès chaque|en cas de|lors d'une?) (?:modification|changement|ajout|retrait) ?(?:de |du |de la |d'une? |des |d')?(?<place>[^,;:()]{2,60}?)`,
      example: 'Le total est recalculé à chaque modification de la quantité.',
      cases: [
        {
          title: ['{thing:bare} : nouvelle valeur après modification ({place})', 'Nouvelle valeur dès la modification'],
          given: ['Un cas simple est prêt : 2 unités à 10 €, total 20 €.'],
          steps: [
            'Passer la quantité à 3 | 3 × 10 € | Valeur lue pour {thing:le} : 30 €, sans recharger la page.',
            'Passer la quantité à 1 | 1 × 10 € | Valeur lue pour {thing:le} : 10 €.',
          ],
        },
      ],
      derive: ({ words }) => (/total|montant|prix|panier|coût|somme/iu.test(words.get('thing') ?? '') ? {} : undefined),
    },
  ],
)
