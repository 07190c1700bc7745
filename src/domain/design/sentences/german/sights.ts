import { infinitiveOf } from './participles.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isMany, roleOf } from './german-forms.ts'

/** What stands for a thing that only some may see. */
const samples: [sign: RegExp, value: string][] = [
  [/allergi|allergen|unverträglich/iu, 'Erdnuss'],
  [/telefon|handynummer|mobilnummer|notfallkontakt/iu, '0151 23456789'],
  [/e-?mail/iu, 'mia@example.test'],
  [/adress|anschrift/iu, 'Lindenweg 4'],
  [/geburts/iu, '12.05.2015'],
  [/note[n]?$|bewertung/iu, 'Note 2,3'],
  [/notiz|kommentar|bemerkung|vermerk/iu, 'Notiz Kestrel'],
  [/gehalt|gehälter|lohn|löhne/iu, '3.217,00 €'],
  [/diagnose|befund/iu, 'Befund Kestrel'],
]

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Allergien sehen nur die Eltern des Kindes und das Küchenteam, Lehrkräfte nicht": each of them looks. */
function seenBy({ words }: Slots): CasePattern[] | undefined {
  const thing = words.get('thing') ?? ''
  const value = samples.find(([sign]) => sign.test(thing))?.[1]
  const all = (words.get('list') ?? '').split(/ und |, | sowie /u)
  const others = (words.get('list2') ?? '').split(/ und |, | sowie | oder /u).map((one) => roleOf(one))
  if (value === undefined || all.length > 4 || others.length > 3) return undefined
  const owner = all
    .map((one) => / (?<owner>des|der) (?<of>\p{Lu}\p{L}+)$/u.exec(one)?.groups)
    .find((found) => found !== undefined)
  const one = owner === undefined ? undefined : owner['owner'] === 'des' ? 'eines anderen' : 'einer anderen'
  const whose = owner?.['of']
  const roles = all.map((who) => roleOf(who))
  const strangers = roles.flatMap((role) =>
    one !== undefined && whose !== undefined && role.endsWith(` ${whose}`)
      ? [role.replace(/ (?:des|der) \p{L}+$/u, ` ${one} ${whose}`)]
      : [],
  )
  const bare = thing.replace(/^(?:Die|Der|Das) /u, '')
  const record = owner === undefined ? 'Den Datensatz' : `Die Angaben ${owner['owner'] ?? ''} ${whose ?? ''}`
  const hidden = `„${value}“ ist nirgends zu sehen.`
  const look = (role: string, expected: string): string => `${record} öffnen (${role}) | Konto: ${role} | ${expected}`
  return [
    {
      title: [
        `${bare}: sichtbar für ${roles.join(' und ')}, nicht für ${others.join(' und ')}`,
        `${bare}: sichtbar für die Berechtigten, nicht für ${others.join(' und ')}`,
        `${bare}: sichtbar nur für die genannten Rollen`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${owner === undefined ? 'Ein Datensatz ist angelegt, darin' : `In den Angaben ${owner['owner'] ?? ''} ${whose ?? ''}`} eingetragen (${bare}): „${value}“.`,
        `Konten sind vorbereitet: ${[...roles, ...strangers, ...others].join(', ')}.`,
      ],
      steps: [
        ...roles.map((role) => look(role, `„${value}“ ist zu sehen.`)),
        ...[...others, ...strangers].map((role) => look(role, hidden)),
      ],
    },
  ]
}

/** "Der Wochenplan zeigt Montag bis Freitag nebeneinander, unter 600 px Breite untereinander." */
const sideBySide: CasePattern[] = [
  {
    title: ['{thing:bare}: bei {width} nebeneinander, bei {width-1} untereinander', 'Breite ändert die Anordnung'],
    type: 'Boundary',
    given: ['{thing:bare} im Browser am Rechner geöffnet; die Breite des Inhalts lässt sich ablesen.'],
    steps: [
      'Fenster auf die Grenzbreite ziehen | {width} | {things} nebeneinander in einer Reihe.',
      'Fenster um ein Pixel schmaler ziehen | {width-1} | {things} untereinander, in derselben Reihenfolge.',
      'Fenster wieder um ein Pixel breiter ziehen | {width} | {things} wieder nebeneinander.',
    ],
  },
]

const dates: [sign: RegExp, day: string, named: string][] = [
  [/^Ferientag/iu, '20.07.2026', 'als Ferientag eingetragen'],
  [/^Feiertag/iu, '25.12.2026', 'als Feiertag eingetragen'],
  [/^Schließtag/iu, '20.07.2026', 'als Schließtag eingetragen'],
  [/^Ruhetag/iu, '20.07.2026', 'als Ruhetag eingetragen'],
  [/^(?:Wochenend|Samstag)/iu, '13.06.2026', 'ein Samstag'],
  [/^Sonntag/iu, '14.06.2026', 'ein Sonntag'],
]

/** "Wer bis 8:30 Uhr nichts bestellt hat, bekommt eine Push-Nachricht, außer an Ferientagen." */
function reminded({ words, values }: Slots): CasePattern[] | undefined {
  const clock = values.get('clock')?.amount
  const act = infinitiveOf(words.get('done') ?? '')
  const what = words.get('what') ?? ''
  const off = words.get('place')
  const day = off === undefined ? undefined : dates.find(([sign]) => sign.test(off))
  if (clock === undefined || act === undefined || clock < 2 || clock > 1_430) return undefined
  if (off !== undefined && day === undefined) return undefined
  const at = (shift: number): string => {
    const minute = clock + shift
    return `${String(Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')} Uhr`
  }
  const [, dated = '', named = ''] = day ?? []
  const usual = '10.06.2026'
  const none = `Keine ${what.replace(/^(?:eine|einen) /iu, '')} ist da.`
  const noneYet = what.startsWith('einen') ? none.replace(/^Keine /u, 'Kein ') : none
  const bare = what.replace(/^(?:eine|einen) /iu, '')
  const single = what.startsWith('einen') ? `Genau ein ${bare} ist da.` : `Genau eine ${bare} ist da.`
  const open = words.get('thing')
  const object = open === undefined ? '' : ` (${open.replace(/^keine[nr]? /iu, '')})`
  const done = words.get('done') ?? ''
  const place = /push|sms/iu.test(bare) ? 'Handy' : 'Posteingang'
  const look = (who: string, when: string, expected: string): string =>
    `${place} von ${who} ansehen (${bare}) | ${when} | ${expected}`
  return [
    {
      title: [`Nichts ${done} bis ${at(0)}: ${bare}; ${done} um ${at(-1)}: keine`, `${bare} nur im genannten Fall`],
      technique: 'Decision table',
      given: [
        `Zwei Personen, A und B, die ${what} empfangen können. Für den ${usual} (Mittwoch${day === undefined ? '' : `, kein ${off?.replace(/en$|e$/u, '') ?? ''}`}) hat bisher niemand etwas ${done}${object}.`,
        ...(day === undefined ? [] : [`Der ${dated} ist ${named}; auch dafür ist nichts ${done}.`]),
      ],
      steps: [
        `Als B für diesen Tag ${act}${object} | ${usual}, ${at(-1)} | B hat für diesen Tag ${done}.`,
        look('A', `${usual}, ${at(1)}`, single),
        look('B', `${usual}, ${at(1)}`, noneYet),
        ...(day === undefined
          ? []
          : [
              look(
                'A',
                `${dated}, ${at(1)}`,
                noneYet.replace(/^Keine? /u, (word) => `${word}weitere${word === 'Kein ' ? 'r' : ''} `),
              ),
            ]),
      ],
      assume: ['Das Ticket nennt keine Uhrzeit für den Versand; erwartet wird er gleich nach Ablauf der Frist.'],
    },
  ]
}

/** What is shown to whom, how it is arranged, and who is reminded. */
export const sights: PatternGroup = {
  cue: 'sehen|sieht|nebeneinander|^wer bis',
  patterns: [
    {
      said: '<thing=(?:(?:Die|Der|Das) )?\\p{Lu}\\p{L}{3,30}> (?:sehen|sieht) (?:nur|ausschließlich|allein) <list=[^,;:()\\d]{3,50}(?:, [^,;:()\\d]{3,50}){0,2}(?: und [^,;:()\\d]{3,50})?>, <list2=(?!aber|sonst|wenn|weil|die |der |das )[^,;:()\\d]{3,60}> (?:hingegen |dagegen |aber )?nicht',
      example: 'Notizen sehen nur die Pflegekräfte und die Heimleitung, Besucher nicht.',
      cases: seenBy,
    },
    {
      said: '<thing=(?:Der|Die|Das) \\p{Lu}[\\p{L}-]{2,40}> zeigt <things=[^,;:()]{3,60}?> nebeneinander(?: an)?(?:<stop>|, (?:und )?)(?:unter|unterhalb von|bei weniger als) <width>(?: Breite| Fensterbreite| Bildschirmbreite)? (?:aber )?untereinander(?: an)?',
      example: 'Die Übersicht zeigt drei Kacheln nebeneinander, unterhalb von 720 px untereinander.',
      derive: ({ words }) => {
        const things = upper(words.get('things') ?? '')
        const many = isMany(things) || / bis | und |^(?:zwei|drei|vier|fünf|sechs|\d+) /iu.test(things)
        return { things: `${things} ${many ? 'stehen' : 'steht'}` }
      },
      cases: sideBySide,
    },
    {
      said: 'Wer bis <clock>(?: Uhr)? (?:noch )?(?:nichts|<thing=keine[nr]? [\\p{L}-]{3,30}>) <done=\\p{L}{4,}t|\\p{L}{4,}en> hat, (?:bekommt|erhält) (?:dann |automatisch )?<what=(?:eine (?:Push-Nachricht|Push-Mitteilung|E-Mail|SMS|Nachricht|Benachrichtigung|Erinnerung|Mail)|einen (?:Hinweis per E-Mail|Reminder))>(?:, außer (?:an|am) <place=\\p{Lu}\\p{L}{3,30}>)?',
      example: 'Wer bis 17:00 Uhr noch nichts gemeldet hat, erhält eine E-Mail, außer an Feiertagen.',
      cases: reminded,
    },
  ],
}
