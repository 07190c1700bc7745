import { today } from '../../plan/dates.ts'
import { calendarDay, dayNumber, withAmount } from '../../understand/value.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { act, group, must, otherFields } from './words.ts'

/** The day that the age is counted on, where the ticket names none. */
const eventDay = dayNumber(2026, 9, 10)

/** "Âge minimum le jour de la course : 14 ans pour le 5 km, 16 ans pour le 10 km": both sides of each birthday. */
function agesFor({ words, facts }: Slots): CasePattern[] | undefined {
  const tiers = (words.get('list') ?? '').split(/, | et /u).flatMap((tier) => {
    const { age, what } = /^(?<age>\d{1,2}) ans (?:pour|en) (?<what>.+)$/iu.exec(tier)?.groups ?? {}
    return age === undefined || what === undefined ? [] : [{ age: Number(age), what }]
  })
  const [low] = tiers.toSorted((one, other) => one.age - other.age)
  const high = tiers.toSorted((one, other) => other.age - one.age)[0]
  if (low === undefined || high === undefined || low.age >= high.age) return undefined
  const when = words.get('place')
  const day = when === undefined ? today : (facts.day ?? eventDay)
  const born = (age: number, by: number): string => {
    const { day: date, month, year } = calendarDay(day + by)
    const written = calendarDay(dayNumber(year - age, month, date))
    return [written.day, written.month, written.year].map((part) => String(part).padStart(2, '0')).join('/')
  }
  const named = when === undefined ? "aujourd'hui" : when
  const signUp =
    /course|épreuve|compétition|tournoi|match|stage|camp|séjour|concours|sortie|randonnée|atelier|départ/iu.test(
      when ?? '',
    )
      ? "l'inscription"
      : 'la demande'
  const accepted = `${signUp.charAt(0).toUpperCase()}${signUp.slice(1)} est acceptée.`
  const between = low.age + 1 < high.age ? low.age + 1 : low.age
  const send = (what: string, data: string, outcome: string): string =>
    `Envoyer ${signUp} pour ${what} | Date de naissance : ${data} | ${outcome}`
  const date = calendarDay(day)
  const given = [
    `${named.replace(/^(?:le|à la|au) /u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} : ${String(date.day).padStart(2, '0')}/${String(date.month).padStart(2, '0')}/${String(date.year)}.`,
    otherFields.replace(/\.$/u, ', pièces demandées comprises.'),
  ]
  const assume = when === undefined || facts.day !== undefined ? [] : ["La date de l'événement est celle de l'exemple."]
  return [
    {
      title: [`À ${String(between)} ans : admis pour ${low.what}, refusé pour ${high.what}`, 'Âge admis ou refusé'],
      technique: 'Decision table',
      given,
      steps: [
        send(high.what, `${born(between, -100)} (${String(between)} ans)`, '{beyond}'),
        send(low.what, `${born(between, -100)} (${String(between)} ans)`, accepted),
      ],
      assume,
    },
    {
      title: [
        `Âge atteint ${named} : admis ; atteint le lendemain : refusé`,
        'Âge atteint le jour même ou le lendemain',
      ],
      type: 'Boundary',
      given,
      steps: tiers.flatMap(({ age, what }) => [
        send(what, `${born(age, 1)} (${String(age)} ans le lendemain)`, '{beyond}'),
        send(what, `${born(age, 0)} (${String(age)} ans ce jour-là)`, accepted),
      ]),
      assume,
    },
  ]
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const dayOfYear = `(?:1er|\\d{1,2}) (?:${months.join('|')})`

/** "Tarif : 12 € jusqu'au 31 mai, 16 € du 1er juin au 31 août, 20 € ensuite": the first and the last day of each price. */
function pricesByDate({ words, facts }: Slots): CasePattern[] | undefined {
  const year = facts.day === undefined ? 2026 : calendarDay(facts.day).year
  const dayIn = (text: string): number | undefined => {
    const { day, month } = /(?<day>\d{1,2})(?:er)? (?<month>\p{L}+)/u.exec(text)?.groups ?? {}
    const at = months.indexOf(month?.toLowerCase() ?? '')
    return at < 0 ? undefined : dayNumber(year, at + 1, Number(day))
  }
  const written = (day: number): string => {
    const { day: date, month, year: of } = calendarDay(day)
    return `${String(date).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(of)}`
  }
  const price = (text: string): string => {
    const amount = Number(/\d+(?:[.,]\d{1,2})?/u.exec(text)?.[0].replace(',', '.'))
    return withAmount(facts.money, amount, 2).text
  }
  const tiers = (words.get('list') ?? '').split(/, (?:puis |et )?(?=\d)| (?:puis|et) (?=\d)/u)
  const steps: string[] = []
  const prices: string[] = []
  let until: number | undefined
  for (const [at, tier] of tiers.entries()) {
    const [first, second] = [...tier.matchAll(new RegExp(dayOfYear, 'giu'))].map(([date]) => dayIn(date))
    const cost = price(tier)
    const [from, to] = at === 0 ? [undefined, first] : [first ?? (until === undefined ? undefined : until + 1), second]
    // Between two prices no day may be left over.
    if (at > 0 && (from === undefined || until === undefined || from !== until + 1)) return undefined
    if (at < tiers.length - 1 && to === undefined) return undefined
    if (from !== undefined)
      steps.push(`Afficher le prix à payer | ${written(from)}, 00:01 | {thing:bare} affiché{thing:e} : ${cost}.`)
    if (to !== undefined && to < (from ?? 0)) return undefined
    if (to !== undefined)
      steps.push(`Afficher le prix à payer | ${written(to)}, 23:59 | {thing:bare} affiché{thing:e} : ${cost}.`)
    prices.push(cost)
    until = to
  }
  if (prices.length < 2) return undefined
  return [
    {
      title: [`{thing:bare} : ${prices.join(', puis ')} selon la date`, 'Le prix change à la date prévue'],
      type: 'Boundary',
      given: ["Un formulaire identique est prêt pour chaque date, jusqu'à l'étape du prix."],
      steps,
      assume: [
        ...(facts.day === undefined ? [`Les dates sont celles de l'année ${String(year)}.`] : []),
        "La date de l'environnement de test peut être réglée.",
      ],
    },
  ]
}

/** Ages, dates and hours between which something is possible. */
export const dates = group(
  '€|ans|majeur|date|avant|après|jusqu|entre|du \\d|partir du|futur|passé|h|veille|lendemain|jour',
  [
    {
      said: `<thing=(?:Le )?(?:Tarif|Prix|Montant|Droit|Cotisation)(?: [^,;:()\\d]{2,30})?> ?: <list=\\d{1,4}(?:,\\d\\d)? ?€ jusqu'au ${dayOfYear}(?:,? (?:puis |et )?\\d{1,4}(?:,\\d\\d)? ?€ du ${dayOfYear} au ${dayOfYear}){0,4},? (?:puis |et )?\\d{1,4}(?:,\\d\\d)? ?€ (?:ensuite|après|par la suite|à partir du ${dayOfYear}|dès le ${dayOfYear})>`,
      example: "Prix : 30 € jusqu'au 15 mars, 36,50 € du 16 mars au 30 avril, puis 42 € après.",
      cases: pricesByDate,
    },
    {
      said: `Âge (?:minimum|minimal|requis)(?: requis)?(?: <place=(?:le jour|à la date|au jour) (?:de la |de l'|du )[^,;:()]{3,40}?>)? ?: (?<list>\\d{1,2} ans (?:pour|en) [^,;:()]{2,40}?(?:(?:,| et) \\d{1,2} ans (?:pour|en) [^,;:()]{2,40}?){1,5})`,
      example: 'Âge minimum à la date du départ : 8 ans pour le circuit bleu et 12 ans pour le circuit rouge.',
      cases: agesFor,
    },
    {
      said: `(?<field>(?:La|Le|L') ?(?:date|jour|heure) (?:de |du |d'|de la )?[^,;:()]{2,40}?) (?:${must} être (?:postérieure?|supérieure?|après)|ne ${must.replace('(?:', '(?:peut|')} pas être (?:antérieure?|inférieure?|avant)) (?:ou égale? )?(?:à|au|à la|à l')? ?(?<place>(?:la |le |l'|celle |date |jour )?[^,;:()]{3,50}?)`,
      example: 'La date de fin doit être postérieure à la date de début.',
      cases: [
        {
          title: [
            '{field:bare} : le jour suivant est admis, la veille refusée',
            'Le jour suivant est admis, la veille refusée',
          ],
          type: 'Boundary',
          given: ['Date retenue pour {place} : 10/09/2026.'],
          steps: [
            'Enregistrer avec la veille pour {field:le} | 09/09/2026 | {beyond}',
            'Enregistrer avec le jour suivant pour {field:le} | 11/09/2026 | La date 11/09/2026 est affichée après rechargement.',
          ],
          assume: ["Le cas de deux dates égales n'est pas fixé par le ticket."],
        },
      ],
    },
  ],
)

/** What expires, what is calculated again, the first and last of several, and who alone may act. */
export const ranks = group('\\p{L}', [
  {
    said: `(?:(?:Une fois|Après) (?<place>(?:le |la |l'|son |sa )[^,;:()]{3,50}?), )?(?<who>(?:(?:Le|La|Les|Un|Une|le|la|les) |[Ll]')\\p{L}[^,;:()]{2,40}?) (?:a|ont|dispose de|disposent de|dispose d'un délai de|a un délai de) <span> pour ${act()}`,
    example: 'Une fois la commande livrée, le client a 48 heures pour signaler un problème.',
    cases: [
      {
        title: ['{clause} : admis le {span:in}, refusé le {span:out}', 'Admis le {span:in}, refusé le {span:out}'],
        type: 'Boundary',
        given: [
          'Deux cas identiques sont prêts, le délai commence le {start}. Session ouverte en tant que {who:role}.',
        ],
        steps: [
          "{clause} dans le premier cas | {span:in} | C'est accepté et affiché après rechargement.",
          'Tenter de {clause} dans le second cas | {span:out} | {beyond}',
        ],
      },
    ],
  },
])
