import { verbOfInfinitive } from '../../understand/german/words.ts'
import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { done, may, owned, verb } from './parts.ts'

const before = '(?:dem |der |den |einem |einer |jedem |seinem |ihrem )?'
const event = `${before}<event=(?:\\p{L}[^,;:()„“.]{2,40}?)>`
const freely = '(?:kostenlos|kostenfrei|gebührenfrei|online|selbst) '
const afterwards = '(?:,? danach (?:nur noch |nicht mehr|ist (?:das|dies|es) nicht mehr)[^,;:„“]{0,40})?'
const leadCase: CasePattern = {
  title: ['{thing:bare}: {lead} vorher noch möglich, danach nicht mehr', 'Bis {lead} vorher möglich, danach nicht'],
  type: 'Boundary',
  given: ['Zwei gleiche Einträge liegen vor ({thing:bare}); {event2}: {event} Uhr.'],
  steps: [
    '{thing:obj} {done:inf} (erster Eintrag) | {lead:early} Uhr | {thing:der} {thing:ist} {done}.',
    '{thing:obj} {done:inf} (zweiter Eintrag) | {lead:late} Uhr | {beyond} Der zweite Eintrag ist unverändert.',
  ],
}
/** The word "event" is a moment of the engine: what it is called gets another name. */
const named = ({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> => ({
  event2: words.get('event')?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) ?? 'Zeitpunkt',
  event: '10.09.2026, 18:00',
})
const clockCase: CasePattern = {
  title: ['{thing:bare}: um {clock} noch möglich, um {clock+1} nicht', 'Um {clock} noch möglich, um {clock+1} nicht'],
  type: 'Boundary',
  given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}).'],
  steps: [
    '{thing:obj} im ersten Fall {done:inf} | {clock} | {thing:der} {thing:ist} {done}.',
    '{thing:obj} im zweiten Fall {done:inf} | {clock+1} | {beyond}',
  ],
  assume: ['Die genannte Minute gehört noch dazu; die Uhr der Testumgebung lässt sich stellen.'],
}

/** "Stornieren geht bis 9:00 Uhr; der Betrag steht sofort wieder im Guthaben": two were paid from a balance of 40.00. */
function givenBack({ words, facts }: Slots): CasePattern[] | undefined {
  const verb = (words.get('act') ?? '')
    .toLowerCase()
    .replace(/(?<stem>stornier|abbestell|abmeld|kündig)ung(?:en)?$/u, '$<stem>en')
  const done = verbOfInfinitive(verb)?.participle ?? ''
  if (done === '') return undefined
  const thing = /meld/u.test(verb) ? 'Anmeldung' : /abbestell/u.test(verb) || isMeal(words) ? 'Bestellung' : 'Buchung'
  // The first amount that the ticket names is most often a price of what is paid here.
  const price = facts.money.amount > 0 && facts.money.amount <= 20 ? facts.money.amount : 4
  const money = (amount: number): string => withAmount(facts.money, amount, 2).text
  const [left, more] = [20 - 2 * price, 20 - price].map((amount) => money(amount + 20))
  const day = words.get('place')
  const on = day === undefined ? '' : ` ${words.get('where') ?? 'am'} ${day}`
  const account = words.get('field') ?? 'Guthaben'
  const the = `${/konto$/iu.test(account) ? 'der Stand auf dem Konto' : /stand$/iu.test(account) ? `der ${account}` : `das ${account}`} beträgt`
  return [
    {
      title: [
        `{clock}: ${thing} ${done}, Geld zurück; {clock+1}: nicht mehr`,
        'Um {clock} Geld zurück, um {clock+1} nicht mehr',
      ],
      type: 'Boundary',
      given: [
        `${thing} A und ${thing} B für denselben Tag kosten je ${money(price)}; ${the} nach der Zahlung ${left ?? ''}.`,
      ],
      steps: [
        `${thing} A ${verb} | {clock}${on} | ${thing} A ist ${done}; ${the} sofort ${more ?? ''}.`,
        `${thing} B ${verb} | {clock+1}${on} | {beyond} ${thing} B besteht weiter; ${the} weiterhin ${more ?? ''}.`,
      ],
      assume: ['Die genannte Minute gehört noch dazu; die Uhr der Testumgebung lässt sich stellen.'],
    },
  ]
}
const isMeal = (words: ReadonlyMap<string, string>): boolean =>
  /ess|mahl|menü|liefer|bestell/iu.test(words.get('place') ?? '')

/** Until when something may be done: a time of day, a date, or so long before an event. */
export const cutoffs: PatternGroup = {
  cue: ' bis | zwischen | von | vor |spätestens|voraus|frühestens',
  patterns: [
    {
      said: `<thing> ${may} (?:nur |noch |${freely})*bis (?:zu |spätestens )?<lead> (?:vor ${event}|vorher|im Voraus) (?:noch |${freely})*${done} werden${afterwards}`,
      example:
        'Eine Reservierung kann bis 2 Stunden vor Beginn storniert werden. Danach erscheint „Stornieren ist nicht mehr möglich“.',
      derive: named,
      cases: [leadCase],
    },
    {
      said: `<who> ${may} ${owned} (?:nur |noch |${freely})*(?:bis|spätestens) (?:zu |spätestens )?<lead> (?:vor ${event}|vorher|im Voraus) (?:noch |${freely})*${verb}${afterwards}`,
      example: 'Kunden können ihren Liefertermin bis 12 Stunden vor der Zustellung ändern.',
      derive: named,
      cases: [
        {
          ...leadCase,
          given: ['Als {who:as} angemeldet. Zwei gleiche Einträge liegen vor ({thing:obj}); {event2}: {event} Uhr.'],
          steps: [
            '{thing:obj} {act} (erster Eintrag) | {lead:early} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} {act} (zweiter Eintrag) | {lead:late} Uhr | {beyond} Der zweite Eintrag ist unverändert.',
          ],
        },
      ],
    },
    {
      said: '<act=Stornieren|Stornierung|Stornierungen|Abbestellen|Abbestellungen|Abmelden|Abmeldungen|Absagen|Kündigen> (?:geht|gehen|ist|sind|klappt) (?:ebenfalls |ebenso |auch |noch |nur )*bis (?:spätestens )?<clock>(?: Uhr)?(?: <where=am|des> <place=\\p{Lu}\\p{L}{2,30}>)?(?: möglich| erlaubt)?(?:<stop>|, (?:und )?)(?:der (?:volle )?(?:Betrag|Preis)|das Geld) (?:steht|ist|wird) (?:sofort|umgehend|direkt|gleich|unmittelbar) (?:danach )?(?:wieder )?(?:im|auf dem|dem) <field=\\p{L}*(?:[Gg]uthaben|[Kk]onto|[Kk]ontostand)>(?: gutgeschrieben)?',
      example: 'Abmelden ist bis 7:30 Uhr am Kurstag möglich; der Betrag ist sofort wieder auf dem Konto.',
      cases: givenBack,
    },
    {
      said: `<thing> (?:ist|sind) (?:täglich |werktags |nur |noch )*bis (?:spätestens )?<clock>(?: Uhr)?(?: desselben Tages| am selben Tag| des Vortags| am Vortag)? möglich`,
      example: 'Stornierungen sind bis 18:00 Uhr möglich.',
      cases: [
        {
          ...clockCase,
          steps: [
            '{thing:obj} im ersten Fall vornehmen | {clock} | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} im zweiten Fall vornehmen | {clock+1} | {beyond} Der zweite Fall ist unverändert.',
          ],
        },
      ],
    },
  ],
}
