import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { Trial } from './notices.ts'
import type { EffectStep } from '../rule.ts'
import { asLast, asMain, type Sentence } from './sentence.ts'
import { isActor, lowerStart, signedIn, stepWords } from './steps.ts'
import { withTo } from './words.ts'

/** "Neupatienten müssen den Bogen ausfüllen": going on without it, then with it. */
export function dutyOf(
  reading: Reading,
  sentence: Sentence,
  cause: { given: string[]; steps: EffectStep[] },
): Trial | undefined {
  const { modal, verb, passive, negated, subject, front, middle } = sentence
  if (!/^(?:muss|müssen)$/.test(modal) || verb?.action !== true || negated) return undefined
  if (/[\uE000-\uE7FF]/u.test(`${subject}${middle}`) || (!passive && !isActor(reading, subject))) return undefined
  if (/^(?:sehen|lesen|einsehen|ansehen)$/.test(verb.infinitive)) return undefined
  const words = stepWords(reading, { ...sentence, front: '' }, passive)
  if (words === undefined) return undefined
  const act = lowerStart(words.replace(/(?<!\p{L})(?:zusätzlich|vorher|zuerst|zunächst|immer|auch) /giu, ''))
  const fronted = /^(?:beim?|vor dem) (?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln))(?= |$)/iu.exec(front)?.groups?.verb
  const [only] = cause.steps
  const before = cause.steps.length === 1 && /^\p{Lu}\p{Ll}+n$/u.test(only?.words ?? '') ? only?.words : undefined
  const doing = before ?? fronted
  const tried = doing === undefined ? 'Versuchen fortzufahren' : `${doing} versuchen`
  return {
    given: [...cause.given, ...(passive ? [] : signedIn(reading, subject))],
    steps: [
      ...(before === undefined ? cause.steps : []),
      { what: 'action', words: `${tried}, ohne ${withTo(act)}`, refused: true },
      {
        what: 'action',
        words: `${capitalise(act)} und ${doing === undefined ? 'fortfahren' : `dann erneut: ${doing}`}`,
        outcome: 'Der Vorgang wird nicht mehr abgelehnt',
      },
    ],
    outcome: '',
  }
}

/** The other side of a state: "das Guthaben nicht mehr aufgebraucht ist"; undefined where it would have to be guessed. */
export function contraryOf(reading: Reading, sentence: Sentence): string | undefined {
  const { subject, middle, close, finite } = sentence
  const whole = asLast({ ...sentence, after: '' })
  if (
    /[\uE000-\uE7FF]/u.test(whole) ||
    subject === '' ||
    sentence.after !== '' ||
    /(?:^| )(?:und|oder|wieder|noch|schon|bereits|erst|gerade|nur|zuletzt)(?= |$)/.test(middle)
  )
    return undefined
  if (sentence.negated) {
    const turned = whole
      .replace(/(?<!\p{L})niemand(?!\p{L})/iu, 'jemand')
      .replace(/(?<!\p{L})nicht (?:mehr )?/iu, '')
      .replace(/(?<!\p{L})kein(?=e[nrm]? |s? )/iu, 'ein')
    return turned === whole ? undefined : plain(reading, turned)
  }
  if (/^\p{Ll}+er als /u.test(middle) && close === '')
    return plain(reading, `${lowerStart(subject)} nicht ${middle} ${finite}`)
  if (/(?<!\p{L})eine?[nm]? \p{Lu}/u.test(middle))
    return plain(reading, whole.replace(/(?<!\p{L})ein(?=(?:e[nm]?)? \p{Lu}[^ ]* ?(?:\p{Ll}+ ?)*$)/u, 'kein'))
  const [, before = '', held = ''] =
    close !== '' || !/^(?:ist|sind)$/.test(finite)
      ? (/^(?<before>.*?)(?<held>als \p{L}+)$/u.exec(middle) ?? ['', middle, ''])
      : (/^(?<before>.*?)(?<held>(?:(?:im|am|in|an|auf|unter|bei|zu) (?:(?:der|dem|den) )?\p{Lu}[^ ]*)|(?<!\p{L})(?:zu )?\p{Ll}+)$/u.exec(
          middle,
        ) ?? [])
  if (/^(?:ist|sind)$/.test(finite) ? close === '' && held === '' : /^(?:hat|haben)$/.test(finite) && close === '')
    return undefined
  return plain(
    reading,
    [lowerStart(subject), before.trim(), 'nicht mehr', held, close, finite].filter((part) => part !== '').join(' '),
  )
}

const arranging = (clause: string): string =>
  `Dafür sorgen, dass ${clause.replace(/^man(?= )/u, 'die angemeldete Person')}`

/** A state that leads to something, and its other side: what follows then does not happen. */
export function bothSides(reading: Reading, state: Sentence, main: Sentence): Trial {
  const outcome = plain(reading, asMain(main))
  const turned =
    main.modal === '' && !/(?<!\p{L})(?:auch|trotzdem|weiterhin|bleib\p{Ll}*)(?!\p{L})/iu.test(outcome)
      ? contraryOf(reading, state)
      : undefined
  return {
    given: [],
    steps: [
      { what: 'action', words: arranging(plain(reading, asLast(state))), outcome },
      ...(turned === undefined
        ? []
        : [
            {
              what: 'action' as const,
              words: arranging(turned),
              outcome,
              denied: true,
            },
          ]),
    ],
    outcome: '',
  }
}
