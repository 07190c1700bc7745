import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

const cents = (sum: number): number => Math.round(sum * 100 + 1e-6) / 100
const money = ({ facts }: Slots, sum: number): string => withAmount(facts.money, cents(sum), 2).text

/** A share with a least or greatest amount: a base for which the share counts, and one for which the amount does. */
function bounded(slots: Slots): Record<string, string> | undefined {
  const [percent, amount] = ['percent', 'amount'].map((name) => slots.values.get(name)?.amount ?? 0)
  if (percent === undefined || amount === undefined || percent <= 0 || amount <= 0) return undefined
  const turn = (amount * 100) / percent
  const round = turn >= 200 ? 100 : turn >= 20 ? 10 : 0.1
  const low = Math.floor(turn / 2 / round) * round
  const high = Math.ceil((turn * 2) / round) * round
  const share = (base: number): number => (base * percent) / 100
  const isLeast = /mindest|min/iu.test(slots.words.get('how') ?? '')
  return {
    low: money(slots, low),
    high: money(slots, high),
    lowfee: money(slots, isLeast ? amount : share(low)),
    highfee: money(slots, isLeast ? share(high) : amount),
  }
}
const share: CasePattern = {
  title: ['{fee:bare}: {lowfee} bei {low}, {highfee} bei {high}', '{lowfee} bei {low}, {highfee} bei {high}'],
  type: 'Boundary',
  steps: [
    'Betrag berechnen lassen ({fee:bare}) | {low} | Berechnet werden {lowfee}.',
    'Betrag berechnen lassen ({fee:bare}) | {high} | Berechnet werden {highfee}.',
  ],
}
const bound =
  '(?:,| und)? (?:jedoch |aber )?(?<how>mindestens|höchstens|maximal|min\\.|max\\.)(?: jedoch| aber)? <amount>'

/** Values whose rounding tells both directions. */
function rounded({ values }: Slots): Record<string, string> | undefined {
  const places = values.get('count')?.amount ?? 0
  if (!Number.isInteger(places) || places < 1 || places > 6) return undefined
  const digits = '314159'.slice(0, places)
  const up = String(Number(digits) + 1).padStart(places, '0')
  return { kept: `2,${digits}`, raised: `2,${up}`, below: `2,${digits}4`, half: `2,${digits}5` }
}

const operations: [RegExp, (left: number, right: number) => number][] = [
  [/^(?:multipliziert mit|mal|×|x|\*)$/iu, (left, right) => left * right],
  [/^(?:geteilt durch|dividiert durch)$/iu, (left, right) => left / right],
  [/^(?:plus|zuzüglich)$/iu, (left, right) => left + right],
  [/^(?:minus|abzüglich)$/iu, (left, right) => left - right],
]
/** "Angebotswert mal Wahrscheinlichkeit" with 40 and 5, or with 400 and 25 %. */
function worked({ words }: Slots): Record<string, string> | undefined {
  const operation = operations.find(([sign]) => sign.test(words.get('how') ?? ''))?.[1]
  if (operation === undefined) return undefined
  const isShare = /(?:wahrscheinlichkeit|quote|satz|prozent|anteil|rate)$/iu.test(words.get('right') ?? '')
  const [left, right] = isShare ? [400, 0.25] : [40, 5]
  return { one: String(left), two: isShare ? '25 %' : String(right), result: String(operation(left, right)) }
}

const pays = '(?:zahlen|zahlt|kosten|kostet|bezahlen|bezahlt)'
const each = '(?: (?:pro|je) \\p{L}+)?(?: (?:\\p{L}+beitrag|Eintritt|Gebühr|Beitrag))?'
const price = (who: string, amount: string): string =>
  `Betrag berechnen lassen | {${who}} | Der Betrag ist {${amount}}.`

/** A balance that has two ends, and a message where it does not suffice for something. */
function balance(slots: Slots): CasePattern[] | undefined {
  const { words, values, facts } = slots
  const [least, most] = ['amount1', 'amount2'].map((name) => values.get(name)?.amount)
  if (least === undefined || most === undefined || least !== 0 || most < 20) return undefined
  const field = words.get('field') ?? 'Guthaben'
  const thing = words.get('thing') ?? ''
  const message = words.get('message') ?? ''
  // The first amount that the ticket names is most often a price of what is paid here.
  const named = facts.money.amount
  const price = named > 0.01 && named <= 20 && named < most ? named : 4
  const [full, short] = [money(slots, price), money(slots, price - 0.01)]
  const [low, high, zero] = [money(slots, most - 10), money(slots, most), money(slots, 0)]
  const act = /menü|essen|gericht|mahlzeit|artikel|produkt/iu.test(thing)
    ? ['bestellen', 'bestellt']
    : ['buchen', 'gebucht']
  const [buy = '', bought = ''] = act
  const det = (words.get('word') ?? 'ein').toLowerCase()
  const object = `${det} ${thing}`
  const subject = object.replace(/^einen /u, 'ein ').replace(/^den /u, 'der ')
  const isBought = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ist ${bought}`
  const is = (sum: string): string => `${field} danach: ${sum}.`
  return [
    {
      title: [`${thing} für ${full}: mit ${short} abgelehnt, mit ${full} ${bought}`, `${full} reichen, ${short} nicht`],
      type: 'Boundary',
      given: [`Preis (${thing}): ${full}. Konto A: ${field} ${short}. Konto B: ${field} ${full}.`],
      steps: [
        `Mit Konto A ${object} ${buy} | ${field} ${short}, Preis ${full} | ${message} erscheint; ${bought} ist nichts. ${is(short)}`,
        `Mit Konto B ${object} ${buy} | ${field} ${full}, Preis ${full} | ${isBought}. ${is(zero)}`,
      ],
      assume: [`Der Preis von ${full} ist ein Beispiel für den Preis, der für dieses Konto gilt.`],
    },
    {
      title: [`${field}: bis ${high} aufladbar, einen Cent mehr nicht`],
      type: 'Boundary',
      given: [`Konto C: ${field} ${low}.`],
      steps: [
        `Auf Konto C einen Cent zu viel einzahlen | ${money(slots, 10.01)} | Die Einzahlung wird abgelehnt. ${is(low)}`,
        `Auf Konto C den Höchstbetrag einzahlen | ${money(slots, 10)} | Die Einzahlung gelingt. ${is(high)}`,
      ],
      assume: ['Das Ticket legt nicht fest, welcher Text bei einer zu hohen Einzahlung erscheint.'],
    },
  ]
}

/** Who pays how much, shares with a least amount, rounding and simple formulas. */
export const prices: PatternGroup = {
  cue: '€|euro|eur|chf|%|prozent|gerundet|ergibt|berechnet|errechnet',
  patterns: [
    {
      said: '(?:Das|Der) <field=\\p{L}*(?:[Gg]uthaben|[Kk]ontostand|[Ss]aldo)> (?:liegt|bleibt|bewegt sich|muss|darf nur) (?:immer |stets |jederzeit )?zwischen <amount1> und <amount2>(?: liegen)?(?:<stop>|, (?:und )?)reicht (?:es|er) für <word=ein|eine|einen|die|das|den> <thing=\\p{Lu}[\\p{L}-]{2,30}> nicht(?: aus)?, (?:dann )?(?:erscheint|kommt)(?: die Meldung| der Hinweis)? <message>',
      example:
        'Das Kartenguthaben bleibt stets zwischen 0,00 € und 80,00 €; reicht es für eine Fahrt nicht, erscheint „Bitte laden Sie Ihre Karte auf.“',
      cases: balance,
    },
    {
      said: `<thing> ${pays} <amount>${each}(?:, (?:und )?| und )<thing2>(?: pauschal| nur| ${pays})* <amount2>${each}(?:,? und|,) <thing3>(?: pauschal| nur| ${pays})* <amount3>${each}`,
      example: 'Kinder zahlen 4 €, Erwachsene 9 € und Senioren 6 €.',
      cases: [
        {
          title: [
            '{thing:bare} {amount}, {thing2:bare} {amount2}, {thing3:bare} {amount3}',
            '{amount}, {amount2} und {amount3} je nach Gruppe',
          ],
          steps: [price('thing', 'amount'), price('thing2', 'amount2'), price('thing3', 'amount3')],
        },
      ],
    },
    {
      said: `<thing> ${pays} <amount>${each}(?:, (?:und )?| und )<thing2>(?: pauschal| nur| ${pays})* <amount2>${each}`,
      example: 'Mitglieder zahlen 5 €, Gäste 8 €.',
      cases: [
        {
          title: ['{thing:bare} {amount}, {thing2:bare} {amount2}', '{amount} oder {amount2} je nach Gruppe'],
          steps: [price('thing', 'amount'), price('thing2', 'amount2')],
        },
      ],
    },
    {
      said: `(?:Für|Bei|Auf) <things> (?:fällt|fallen|wird|werden) (?:eine|ein) (?<fee>\\p{L}[\\p{L}-]+) von <percent>(?: (?:an|erhoben|berechnet|fällig))?${bound}(?: (?:an|erhoben|berechnet|fällig))?`,
      example: 'Für Kartenzahlungen wird eine Gebühr von 2 % erhoben, mindestens jedoch 1 €.',
      derive: bounded,
      cases: [share],
    },
    {
      said: `<fee=(?:Die|Der|Das) [^,;:()„“\\d]{3,40}?> (?:beträgt|kostet|liegt bei|ist) <percent>(?: (?:des|der|vom|von) [^,;:()\\d]{3,40}?)?${bound}`,
      example: 'Die Provision beträgt 3 % des Kaufpreises, höchstens aber 500 €.',
      derive: bounded,
      cases: [share],
    },
    {
      said: '<thing> (?:wird|werden) (?:immer |stets |kaufmännisch )*auf <count> (?:Nachkommastellen?|Dezimalstellen?|Kommastellen?|Stellen nach dem Komma) (?:kaufmännisch )?gerundet(?: und (?:[^,;:()„“]{3,40} )?(?:angezeigt|ausgegeben|dargestellt))?',
      example: 'Der Durchschnittspreis wird auf zwei Nachkommastellen gerundet.',
      derive: rounded,
      cases: [
        {
          title: [
            '{thing:bare}: {below} wird {kept}, {half} wird {raised}',
            '{below} wird {kept}, {half} wird {raised}',
          ],
          type: 'Boundary',
          given: ['Zwei Fälle sind vorbereitet, deren genaue Werte bekannt sind ({thing:bare}): {below} und {half}.'],
          steps: [
            'Ersten Fall öffnen ({thing:bare}) | genauer Wert: {below} | Angezeigt wird {kept}.',
            'Zweiten Fall öffnen ({thing:bare}) | genauer Wert: {half} | Angezeigt wird {raised}.',
          ],
          assume: ['Gerundet wird kaufmännisch, also ab 5 nach oben.'],
        },
      ],
    },
    {
      said: '<thing> (?:ergibt sich aus|errechnet sich aus|berechnet sich aus|wird berechnet aus|ist das Ergebnis von|wird berechnet als|entspricht) (?:dem |der |den )?<left=\\p{L}[\\p{L}-]{2,30}> (?<how>multipliziert mit|mal|geteilt durch|dividiert durch|plus|zuzüglich|minus|abzüglich) (?:dem |der |den )?<right=\\p{L}[\\p{L}-]{2,40}>',
      example: 'Der Lagerwert ergibt sich aus der Stückzahl multipliziert mit dem Einkaufspreis.',
      derive: worked,
      cases: [
        {
          title: ['{thing:bare}: {result} bei {one} und {two}', 'Ergebnis {result} bei {one} und {two}'],
          given: ['Ein Fall ist vorbereitet mit {left}: {one}; {right}: {two}.'],
          steps: ['Fall öffnen | {left}: {one}; {right}: {two} | {thing:der} ist {result}.'],
        },
      ],
    },
  ],
}
