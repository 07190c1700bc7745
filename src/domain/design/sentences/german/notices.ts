import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

const before = '(?:dem |der |den |einem |einer |jedem |seinem |ihrem )?'
const event = `${before}<event=(?:\\p{L}[^,;:()„“.]{2,40}?)>`
const channel = '(?:(?:automatisch |einmalig |per |mit |über |durch |an |via |als )[^,;:()„“]{2,50}? )*'
const gets = '(?:erhält|erhalten|bekommt|bekommen)'
const message =
  '(?<what>(?:eine|einen|ein|genau eine) [^,;:()„“]{0,40}?(?:E-Mail|Mail|SMS|Nachricht|Benachrichtigung|Erinnerung|Hinweis|Mitteilung|Meldung|Push|Brief|Bestätigung|Info|Warnung|Einladung|Rechnung|Quittung|Mahnung|Beleg|Code|Link)(?:smail|s-Mail|-Nachricht|-Mitteilung|-Benachrichtigung|sbrief|sschreiben)?(?: [^,;:„“]{3,80}?)?)'
const remind: CasePattern = {
  title: [
    'Erinnerung {lead2} vorher: davor keine, danach genau eine',
    'Erinnerung zum richtigen Zeitpunkt, genau eine',
  ],
  type: 'Boundary',
  given: ['{event2}: {event} Uhr. Bisher ist keine Nachricht eingegangen ({who:as}).'],
  steps: [
    'Eingegangene Nachrichten öffnen ({who:as}) | {lead:early} Uhr | Es ist noch nichts eingegangen.',
    'Eingegangene Nachrichten öffnen ({who:as}) | {lead:late} Uhr | Genau eine neue Erinnerung ist da.',
  ],
}
/** The moments lead up to an event; one with a time of its own is another rule. */
const named = ({ words, values }: Slots): Record<string, string> | undefined => {
  const name = words.get('event') ?? ''
  return / um \d/u.test(name)
    ? undefined
    : {
        event2: name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        event: '10.09.2026, 18:00',
        lead2: (values.get('lead')?.text ?? '')
          .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
          .replace(/(?<=tag|monat)en$/iu, 'e'),
      }
}
const told: CasePattern = {
  title: [
    '{who:as}: Nachricht, wenn {clause}',
    '{who:as} wird benachrichtigt, andere nicht',
    'Benachrichtigung nur beim genannten Anlass',
  ],
  given: ['Zwei Postfächer sind leer: {who:as}; unbeteiligte Person.'],
  steps: [
    'Posteingang vor dem Ereignis öffnen ({who:as}) | | Es ist nichts eingegangen.',
    'Dafür sorgen, dass {clause} | | Das Ereignis ist in der Anwendung verzeichnet.',
    'Posteingang nach dem Ereignis öffnen ({who:as}) | | Genau eine neue Nachricht ist da: {what}.',
    'Posteingang der unbeteiligten Person öffnen | | Es ist nichts eingegangen.',
  ],
}
const afterEvent: CasePattern = {
  ...told,
  title: ['Nach {occasion:bare}: {what:bare} an {who:as}', '{who:as} wird benachrichtigt, andere nicht'],
  steps: [
    'Ereignis auslösen: {occasion:bare} | | Das Ereignis ist in der Anwendung verzeichnet.',
    'Posteingang öffnen ({who:as}) | | Genau eine neue Nachricht ist da: {what}.',
    'Posteingang der unbeteiligten Person öffnen | | Es ist nichts eingegangen.',
  ],
}

/** Who is told what, when something happened or is about to. */
export const notices: PatternGroup = {
  cue: 'erhält|erhalten|bekommt|bekommen|erinner|benachrichtigt|informiert|verständigt|versendet|verschickt|versandt|gesendet|geschickt|geht an|gehen an|schickt|sendet|mail|push|sms',
  patterns: [
    {
      said: `<lead> vor ${event} (?:${gets}|wird|werden|geht|gehen) <who> ${channel}(?:${message}|erinnert|benachrichtigt|informiert|verständigt)`,
      example: '24 Stunden vor Beginn wird der Patient per SMS erinnert.',
      derive: named,
      cases: [remind],
    },
    {
      said: `(?:Am Tag|Einen Tag|Ein Tag|Am Vortag) (?:vor|zuvor vor) ${event} (?:wird|geht|erhält|bekommt|erhalten|bekommen)(?: (?:der|die|das) <who2>)? (?:automatisch )?(?:per (?:SMS|E-Mail|Mail|Push) |(?:eine|ein|einen) [\\p{L}-]{2,40} )(?:(?:an|zu) (?:den |die |das |alle )?<who> )?(?:raus|gesendet|verschickt|versendet|versandt|erinnert|benachrichtigt|hinaus)`,
      example: 'Am Tag vor der Lieferung wird eine SMS an den Kunden verschickt.',
      derive: (slots) => {
        const { words } = slots
        const who = words.get('who') ?? words.get('who2')
        return who === undefined
          ? undefined
          : { who, event2: (words.get('event') ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }
      },
      cases: [
        {
          title: ['{who:as}: Erinnerung am Tag vor {event2}, nicht früher', 'Erinnerung am Vortag, nicht früher'],
          type: 'Boundary',
          given: ['{event2} am 10.09.2026. Bisher ist keine Nachricht eingegangen ({who:as}).'],
          steps: [
            'Eingegangene Nachrichten öffnen ({who:as}) | 08.09.2026, Tagesende | Es ist noch nichts eingegangen.',
            'Eingegangene Nachrichten öffnen ({who:as}) | 09.09.2026, Tagesende | Genau eine neue Erinnerung ist da.',
          ],
          assume: ['Das Datum der Testumgebung lässt sich stellen.'],
        },
      ],
    },
    {
      said: `(?<word>Sobald|Wenn|Falls|Wird|Werden|Ist|Sind) <clause=[^;:()„“]{5,120}?>, (?:dann )?(?:${gets}|wird|werden) <who> (?:automatisch |sofort |innerhalb von <span> )*${message}`,
      example: 'Sobald ein Paket zugestellt ist, erhält der Empfänger eine E-Mail mit dem Zustellort.',
      derive: clauseFirst,
      cases: [told],
    },
    {
      said: `(?:Nach|Bei|Mit) (?:dem |der |einer |einem |jeder |jedem |erfolgreicher |erfolgreichem |seiner |ihrer )*(?<occasion>[^,;:()„“\\d]{3,60}?) (?:${gets}) <who> (?:automatisch )?(?:innerhalb von|binnen|spätestens nach|spätestens) <span> ${channel}${message}`,
      example:
        'Nach der Anmeldung zum Kurs erhält der Teilnehmer innerhalb von 10 Minuten eine Bestätigung per E-Mail.',
      cases: [
        {
          ...afterEvent,
          title: ['{who:as}: Nachricht binnen {span} nach: {occasion:bare}', 'Nachricht kommt binnen {span}'],
          given: ['Postfach ist leer: {who:as}.'],
          steps: [
            'Ereignis auslösen und Uhrzeit notieren: {occasion:bare} | | Das Ereignis ist in der Anwendung verzeichnet.',
            'Posteingang bis {span} nach dem Ereignis beobachten ({who:as}) | {span} | Genau eine neue Nachricht ist da: {what}; ihre Uhrzeit liegt nicht mehr als {span} nach dem Ereignis.',
          ],
        },
      ],
    },
    {
      said: `(?:Nach|Bei|Mit) (?:dem |der |einer |einem |jeder |jedem |erfolgreicher |erfolgreichem |seiner |ihrer )*(?<occasion>[^,;:()„“\\d]{3,60}?) (?:${gets}) <who> (?:automatisch |sofort |umgehend )*${channel}${message}`,
      example: 'Nach der Buchung erhält der Gast eine Bestätigung per E-Mail.',
      cases: [afterEvent],
    },
    {
      said: `(?:Nach|Bei|Mit) (?:dem |der |einer |einem |jeder |jedem |erfolgreicher |erfolgreichem )*(?<occasion>[^,;:()„“\\d]{3,60}?) (?:wird|geht|verschickt das System|versendet das System|sendet das System) (?:automatisch |sofort )*${message} (?:an|zu) (?:den |die |das |alle )?<who>(?: (?:gesendet|verschickt|versendet|versandt))?`,
      example: 'Bei einer Stornierung wird eine E-Mail an den Veranstalter gesendet.',
      cases: [afterEvent],
    },
  ],
}

/** "ein Paket zugestellt ist" as a tester brings it about. */
function clauseFirst({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> {
  const verb = /^(?:wird|werden|ist|sind)$/iu.exec(words.get('word') ?? '')?.[0].toLowerCase()
  const clause = words.get('clause')?.replace(/^(?:Ein|Eine|Der|Die|Das) /u, (word) => word.toLowerCase()) ?? ''
  return { clause: verb === undefined ? clause : `${clause} ${verb}` }
}
