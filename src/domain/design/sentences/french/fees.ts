import { withAmount } from '../../understand/value.ts'
import { money } from './amounts.ts'
import { group } from './words.ts'

const granted =
  "(?:(?:est|sont) (?:automatiquement )?(?:accordée?s?|appliquée?s?|déduite?s?|offerte?s?|consentie?s?|ajoutée?s?|facturée?s?|prélevée?s?|retenue?s?|perçue?s?|comptée?s?|due?s?)|s'applique(?:nt)?)"
/** What is left of an amount, or what it becomes, with the calculation in brackets. */

/** What is charged for each unit, and shares with a least and a most. */
export const fees = group(
  '%|pour cent|€|euro|EUR|offert|gratuit|remise|réduction|frais|total|TVA|commission|pénalité|majoration|points?|arrondi',
  [
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
  ],
)
