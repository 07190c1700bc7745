import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { atLeast, family } from './limit-words.ts'

const kinds: { name: string; sign: RegExp; without: RegExp }[] = [
  { name: 'upper-case letter', sign: /upper|capital/iu, without: /[A-Z]/gu },
  { name: 'lower-case letter', sign: /lower|small/iu, without: /[a-z]/gu },
  { name: 'digit', sign: /digit|number|numeral|numeric/iu, without: /\d/gu },
  { name: 'special character', sign: /special|symbol|punctuation/iu, without: /[^A-Za-z0-9]/gu },
  { name: 'letter', sign: /(?<!case )(?<!capital )(?<!upper )(?<!small )(?<!lower )letters?/iu, without: /[A-Za-z]/gu },
]
const base = 'Harbour!2026xTide?7kLamp#3qRiver+9wStone=5mCloud%8fBridge*1vForest'
/** A password of a length in which one kind of sign is replaced. */
function passwordOf(length: number, kind?: (typeof kinds)[number]): string {
  const long = base.repeat(Math.ceil(length / base.length)).slice(0, length)
  if (kind === undefined) return long
  if (kind.name === 'upper-case letter') return long.replace(kind.without, (sign) => sign.toLowerCase())
  if (kind.name === 'lower-case letter') return long.replace(kind.without, (sign) => sign.toUpperCase())
  const letters = kind.name === 'letter' ? '7294' : 'kmbrt'
  return long.replace(kind.without, (_, at: number) => letters.charAt(at % letters.length))
}

/** Passwords for a rule about `count` kinds of signs: `lack0` … lack one of them each, `good` has them all. */
function lacking(slots: Slots, count: number): Record<string, string> | undefined {
  const text = slots.words.get('list') ?? ''
  const wanted = kinds.filter(({ sign }) => sign.test(text))
  const parts = text.split(/,? (?:and|as well as) |, /u).filter((part) => part.trim() !== '')
  const isPlain = !/\d|two|three|four| or /iu.test(text.replace(/(?:at least )?(?:one|1)(?!\d)/giu, ''))
  const min = slots.values.get('min')?.amount ?? 12
  const max = slots.values.get('max')?.amount
  if (wanted.length !== count || parts.length !== count || !isPlain) return undefined
  if (min < 5 || min > 60 || (max !== undefined && (max <= min || max > 300))) return undefined
  const length = Math.max(min, Math.min(12, max ?? 12))
  const named = wanted.flatMap((kind, at) => [
    [`lack${String(at)}`, passwordOf(length, kind)] as const,
    [`kind${String(at)}`, kind.name] as const,
  ])
  return {
    good: passwordOf(length),
    short: `${String(min - 1)} characters: ${passwordOf(min - 1)}`,
    shortest: `${String(min)} characters: ${passwordOf(min)}`,
    ...(max === undefined
      ? {}
      : {
          longest: `${String(max)} characters: ${passwordOf(max)}`,
          long: `${String(max + 1)} characters: ${passwordOf(max + 1)}`,
        }),
    ...Object.fromEntries(named),
  }
}

const field =
  '<field=(?:The |A |Every |Each |My |Any )?(?:new |user |login |account |chosen )?(?:passwords?|passphrases?|access codes?)>'
const must = '(?:must|has to|have to|needs to|need to|should|shall|is required to)'
const have = '(?:contain|include|have|consist of|use|comprise|be made up of)'
const signs = '(?:characters|signs|chars)(?: long| in length)?'
const list = `<list=(?:(?:at least )?(?:one|an?|1) )?(?:(?:upper|lower|capital|small|digit|number|special|letter|symbol|numeral)[^;:()"]{0,120}?)>`
const least = `(?:(?:be|${have}|have a length of) )?${atLeast} <min> ${signs}`
const both = `(?:(?:be|${have}|have a length of) )?(?:between )?<min> (?:and|to|-|–) <max> ${signs}`

function missing(count: number): CasePattern {
  const steps = Array.from(
    { length: count },
    (_, at) => `Save {field:a} without any {kind${String(at)}} | {lack${String(at)}} | {beyond}`,
  )
  return {
    title:
      count === 1
        ? ['{field:the} without any {kind0} is refused']
        : ['{field:the} lacking one kind of character is refused', 'A password lacking one kind is refused'],
    type: 'Negative',
    given: ['The form for {field:the} is open.'],
    steps: [
      ...steps,
      'Save {field:a} with everything required | {good} | {field:the} is saved.',
      'Sign in with the saved {field:bare} | {good} | The sign-in is accepted.',
    ],
  }
}
const atLeastLong: CasePattern = {
  title: '{field:bare}: {min-1} characters refused, {min} accepted',
  type: 'Boundary',
  given: ['The form for {field:the} is open.'],
  steps: [
    'Save {field:a} of {min-1} characters | {short} | {under}',
    'Save {field:a} of {min} characters | {shortest} | {field:the} is saved.',
    'Sign in with the saved {field:bare} | {shortest} | The sign-in is accepted.',
  ],
}
const betweenLong: CasePattern = {
  title: '{field:bare}: {min-1} and {max+1} characters refused, {min} and {max} accepted',
  type: 'Boundary',
  given: ['The form for {field:the} is open.'],
  steps: [
    'Save {field:a} of {min-1} characters | {short} | {under}',
    'Save {field:a} of {min} characters | {shortest} | {field:the} is saved.',
    'Save {field:a} of {max} characters | {longest} | {field:the} is saved.',
    'Save {field:a} of {max+1} characters | {long} | {over}',
  ],
}

/** The password is used afterwards: nothing of a long one may have been cut off. */
const betweenUsed: CasePattern = {
  ...betweenLong,
  given: ['The form for {field:the} is opened anew for each value.'],
  steps: [
    'Save {field:a} of {min-1} characters | {short} | {under}',
    'Save {field:a} of {min} characters | {shortest} | {field:the} is saved.',
    'Sign in with all {min} characters | {shortest} | The sign-in is accepted.',
    'Save {field:a} of {max} characters | {longest} | {field:the} is saved.',
    'Sign in with all {max} characters | {longest} | The sign-in is accepted.',
    'Sign in with the last of the {max} characters left out | {cut} | The sign-in is refused: nothing of the saved one was cut off.',
    'Save {field:a} of {max+1} characters | {long} | {over}',
  ],
}

/** A rule about the length alone: the passwords have every usual kind of sign. */
function ofAnyKind(slots: Slots): Record<string, string> | undefined {
  const read = lacking({ ...slots, words: new Map([...slots.words, ['list', 'one digit']]) }, 1)
  const max = slots.values.get('max')?.amount
  return read === undefined || max === undefined
    ? read
    : { ...read, cut: `${String(max - 1)} characters: ${passwordOf(max - 1)}` }
}

/** "at least one letter and one digit, no spaces": each kind left out, and a space put in. */
function withoutSpaces(count: number): CasePattern {
  const lacks = Array.from(
    { length: count },
    (_, at) => `Save {field:a} without any {kind${String(at)}} | {lack${String(at)}} | {beyond}`,
  )
  return {
    title: ['{field:the} lacking one kind or with a space is refused', 'A password lacking one kind is refused'],
    type: 'Negative',
    given: ['The form for {field:the} is open; the old password is known.'],
    steps: [
      ...lacks,
      'Save {field:a} with a space inside | {spaced:raw} | {beyond}',
      'Sign in with the old password | The password that was valid before | The sign-in is accepted: nothing has been changed.',
      'Save {field:a} with everything required and no space | {good} | {field:the} is saved.',
      'Sign in with the saved {field:bare} | {good} | The sign-in is accepted.',
    ],
  }
}

function spacedOf(slots: Slots, count: number): Record<string, string> | undefined {
  const read = lacking(slots, count)
  const good = read?.good
  return good === undefined ? undefined : { ...read, spaced: `${good.slice(0, 4)} ${good.slice(5)}` }
}
const noSpaces =
  '(?:,| and|, and|, but| but)+ (?:no|without|must not contain|may not contain|without any) (?:spaces|blanks|white ?space)'

const counted = [1, 2, 3, 4]
const lists: Record<number, string> = {
  1: 'at least one digit',
  2: 'at least one letter and one digit',
  3: 'at least one upper-case letter, one digit and one special character',
  4: 'upper-case letters, lower-case letters, digits and special characters',
}
const forCounts = (
  written: readonly (readonly [said: string, before: string, after?: string])[],
  limits: CasePattern[],
): SentencePattern[] =>
  counted.flatMap((count) =>
    family(
      written.map(([said, before, after = '']) => [said, `${before} ${lists[count] ?? ''}${after}.`] as const),
      [...limits, missing(count)],
      (slots) => lacking(slots, count),
    ),
  )

/** How long a password has to be and what has to be in it. */
export const passwords: PatternGroup = {
  needsRequest: false,
  cue: 'passw|passphrase|access code',
  patterns: [
    ...counted.flatMap((count) =>
      family(
        [
          [
            `${field} (?:needs?|requires?|${must} ${have}) ${list}${noSpaces}`,
            `The password needs ${lists[count] ?? ''}, no spaces.`,
          ],
        ],
        [withoutSpaces(count)],
        (slots) => spacedOf(slots, count),
      ),
    ),
    ...family(
      [
        [`${field}: (?:between )?<min> ?(?:and|to|-|–) ?<max> ${signs}`, 'New password: 10–72 characters.'],
        [
          `${field} (?:has|have) (?:between )?<min> ?(?:and|to|-|–) ?<max> ${signs}`,
          'A password has 8 to 40 characters.',
        ],
      ],
      [betweenUsed],
      ofAnyKind,
    ),
    ...forCounts(
      [
        [
          `${field} ${must} ${least}(?:,? and(?: ${must})?(?: ${have})?|, ${have}| with|, including|, with|,) ${list}`,
          'The password must be at least 12 characters long and contain',
        ],
        [
          `${field}: (?:${atLeast}|min\\.?) <min> ${signs}(?:, | with | including | and |,? of which )${list}`,
          'Password: at least 10 characters,',
        ],
      ],
      [atLeastLong],
    ),
    ...forCounts(
      [
        [
          `${field} ${must} ${both}(?:,? and(?: ${must})?(?: ${have})?|, ${have}| with|, including|, with|,) ${list}`,
          'The new password must be between 10 and 64 characters long and contain',
        ],
      ],
      [betweenLong],
    ),
    ...forCounts(
      [
        [`${field} ${must} ${have} ${list}`, 'A password must contain'],
        [`${field} needs? ${list}`, 'The password needs'],
      ],
      [],
    ),
    ...family(
      [[`${field} ${must} ${least}`, 'The password must be at least 10 characters long.']],
      [atLeastLong],
      ofAnyKind,
    ),
  ],
}
