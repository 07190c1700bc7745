import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { infinitiveOf } from './participles.ts'

/** What is entered for a person or a thing, with what stands for it in a message: "<Allergen>". */
const samples: [sign: RegExp, value: string][] = [
  [/^Allergen$/iu, 'Erdnuss'],
  [/^Unverträglichkeit$/iu, 'Laktose'],
  [/^(?:Inhaltsstoff|Wirkstoff)$/iu, 'Ibuprofen'],
  [/^Zusatzstoff$/iu, 'E 621'],
]

/** A thing with a noted property may only be ordered once a message about that property is confirmed. */
function confirmedFirst({ words }: Slots): CasePattern[] | undefined {
  const property = words.get('what') ?? ''
  const value = samples.find(([sign]) => sign.test(property))?.[1]
  const act = infinitiveOf(words.get('done') ?? '')
  if (value === undefined || act === undefined || words.get('what2')?.toLowerCase() !== property.toLowerCase())
    return undefined
  const message = (words.get('message') ?? '').replace(/<[^<>]{2,40}>/u, value)
  const thing = words.get('thing') ?? ''
  const done = words.get('done') ?? ''
  const kind = words.get('kind') ?? 'Hinweis'
  const the = /(?:ung|frage)$/u.test(kind) ? `die ${kind}` : `den ${kind}`
  const [a, b] = [`${thing} A`, `${thing} B`]
  const given = [
    `Hinterlegt ${(words.get('place') ?? '').replace(/^./u, (letter) => letter.toLowerCase())}: ${value} (${property}).`,
    `${a} enthält ${value}, ${b} nicht; ${done} ist noch nichts.`,
  ]
  const first = `${a} ${act} | ${a}, mit ${value} | ${message} erscheint; ${a} ist noch nicht ${done}.`
  const again = the.replace(/^den /u, 'Den ').replace(/^die /u, 'Die ')
  return [
    {
      title: [`${a} mit ${value}: erst nach ${message} ${done}`, `${a} erst nach Bestätigung ${done}`],
      technique: 'Decision table',
      given,
      steps: [
        first,
        `${again} bestätigen | ${message} | ${a} ist ${done}.`,
        `${b} ${act} | ${b} für einen anderen Tag, ohne ${value} | ${b} ist ${done}; ${message} erscheint nicht.`,
      ],
    },
    {
      title: [`Ohne Bestätigung von ${message} ist ${a} nicht ${done}`, `Ohne Bestätigung nicht ${done}`],
      type: 'Negative',
      given,
      steps: [
        first,
        `${again} ohne Bestätigung schließen | ${message} | ${a} ist nicht ${done}.`,
        `Seite neu laden | | Weiterhin ist nichts ${done}.`,
      ],
    },
  ]
}

export const scenarios: PatternGroup[] = [
  {
    cue: 'bestätigt werden',
    patterns: [
      {
        said: '<place=(?:beim|bei der|bei einem|bei einer|für ein|für eine|für einen|zum|zur) \\p{Lu}\\p{L}{2,30}> ist (?:ein|eine) <what=\\p{Lu}\\p{L}{3,30}> (?:hinterlegt|eingetragen|gespeichert|vermerkt)<stop>(?:ein|eine|einen) <thing=\\p{Lu}\\p{L}{2,30}> mit diese[mr] <what2=\\p{Lu}\\p{L}{3,30}> <done=\\p{L}{4,}t|\\p{L}{4,}en> (?:wird|werden soll)<stop>muss (?:vorher |zuvor |erst |zuerst )?(?:der|die) <kind=Hinweis|Warnhinweis|Warnung|Meldung> <message> (?:vorher |zuvor |erst )?bestätigt werden',
        example:
          'Angenommen, für einen Patienten ist ein Wirkstoff vermerkt\nWenn ein Präparat mit diesem Wirkstoff verordnet wird\nDann muss zuerst die Warnung „Achtung: <Wirkstoff>“ bestätigt werden',
        cases: confirmedFirst,
      },
    ],
  },
]
