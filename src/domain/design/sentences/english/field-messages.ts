import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

const everythingElse = ['Everything else is filled in correctly.']
const place =
  '(?: (?<word>(?:directly |right |just )?(?:below|under|underneath|beneath|next to|beside|above|at|in|on) (?:the|that|this|it)[^,;"]{0,50}?))?'
const leads = '(?:shows|displays|leads to|triggers|results in|causes|produces|gives|brings up)'

const emptyField: CasePattern = {
  title: [
    'Without {field:the}: {message}',
    'Field left empty: {message}',
    'Field left empty: its message is displayed',
  ],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save without {field:the} | {field:bare}: left empty | {shown}; nothing is saved.',
    'Save with {field:the} filled in | {sample:raw} | It is saved; {message} is not displayed.',
  ],
}

/** An entry that is wrong in a field of this name. */
function wrongFor(name: string): string {
  const wrong: [RegExp, string][] = [
    [/e-?mail/i, 'anna.weber@'],
    [/phone|mobile/i, '12ab'],
    [/iban/i, 'DE00 0000 0000 0000 0000 00'],
    [/post(?:al )?code|postcode|zip/i, '12'],
    [/date|birth/i, '31 February 2026'],
    [/time/i, '25:61'],
    [/amount|price|quantity|number of|age|weight/i, 'abc'],
    [/url|website|link/i, 'kestrel'],
    [/card number|credit card/i, '4111 1111 1111 1112'],
    [/vat|tax|code|number/i, 'X-1'],
  ]
  return wrong.find(([sign]) => sign.test(name))?.[1] ?? '#?!'
}

const cardSample: [RegExp, string][] = [
  [/card number|credit card/i, '4111 1111 1111 1111'],
  [/vat/i, 'DE136695976'],
  [/url|website|link/i, 'https://www.example.com'],
]

/** What is displayed, and where. */
function shown({ words }: Slots): Record<string, string> {
  const at = words.get('word')?.replace(/ (?:it|them|that|this)$/iu, ' the field')
  return { shown: `${words.get('message') ?? ''} is displayed${at === undefined ? '' : ` ${at}`}` }
}

function entries({ words, values, facts }: Slots): Record<string, string> | undefined {
  const field = words.get('field') ?? ''
  if (
    /^(?:mandatory|required|any|another|one|all|form|entry|input|value|it|other|field$)(?!\p{L})/iu.test(
      field.replace(/^(?:an?|the) /iu, ''),
    )
  )
    return undefined
  return {
    ...shown({ words, values, facts }),
    sample: cardSample.find(([sign]) => sign.test(field))?.[1] ?? sampleFor(field),
    wrong: wrongFor(field),
  }
}

/** What exists and what does not is answered in the same words, so that nobody can find out which it is. */
function sameAnswer(slots: Slots): Record<string, string> | undefined {
  const kind = (slots.words.get('word') ?? '').replace(/^(?:the|an?|such an?) /iu, '').toLowerCase()
  const form = (slots.words.get('thing') ?? '').replace(/^(?:the|an?) /iu, '')
  const isMail = /e-?mail|address/u.test(kind)
  return {
    kind,
    form: /form|page|dialog|search|mask$/iu.test(form) ? form.charAt(0).toLowerCase() + form.slice(1) : 'form',
    known: isMail ? 'anna.weber@example.com' : `the ${kind} of the test person`,
    unknown: isMail ? 'nobody.here@example.com' : `a ${kind} of the right form that nobody has`,
  }
}

/** Two causes of a failed sign-in that are answered in the same words: an unknown name and a wrong secret. */
function sameRefusal(slots: Slots): Record<string, string> | undefined {
  const bare = (text: string): string => text.replace(/^(?:the|an?) /iu, '').toLowerCase()
  const name = bare(slots.words.get('word') ?? '')
  const secret = (slots.words.get('secret') ?? '').toLowerCase()
  const isMail = /e-?mail|address/u.test(name)
  return {
    name,
    secret,
    known: isMail ? 'anna.weber@example.com' : `${name} of the test person`,
    unknown: isMail ? 'nobody.here@example.com' : `${name} of the right form that nobody has`,
    wrong: /pin|code|number/u.test(secret) ? '4711' : 'wrong1password',
  }
}
const unknownName =
  '(?:an? |the )?(?:unknown|unregistered|non-?existent|not existing|wrong|invalid|incorrect) <word=[a-z][a-z -]{2,30}?>'
const wrongSecret =
  '(?:an? |the )?(?:wrong|incorrect|false|invalid|mistyped) <secret=(?:password|passphrase|passcode|pin|pin code|access code)>'
const sameWords =
  "(?:must |should |shall |always |both )*(?:gives?|gets?|shows?|returns?|leads? to|produces?|triggers?|results? in|receives?|has|have|is answered with|are answered with) (?:the )?(?:exactly )?(?:same|identical) (?:answer|message|response|error|error message|text|reply|hint):? <message>(?:(?:<stop>|,? and |, )(?:it must |it should |we |the (?:answer|message|page) (?:must |should )?)?(?:never|not|does not|do not|don't) (?:say|says|tell|tells|reveal|reveals|show|shows|give away|gives away|disclose) which(?: one)?(?: of (?:them|the two|both))?(?: it)? (?:was|is)(?: wrong| it| the wrong one| at fault)?)?"

/** Messages next to fields, and answers that give nothing away. */
export const fieldMessages: PatternGroup = {
  needsRequest: false,
  cue: '["“]|highlight|marked|framed|outlined',
  patterns: [
    ...family(
      [
        [
          `An? (?:empty|missing|blank) <field> ${leads} (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>${place}`,
          'An empty subject shows "Please enter a subject".',
        ],
      ],
      [emptyField],
      entries,
    ),
    ...family(
      [
        [
          `${unknownName} (?:and|or) ${wrongSecret} ${sameWords}`,
          'Unknown user name and wrong password give the same answer: "Login refused." Never say which one it was.',
        ],
        [
          `${wrongSecret} (?:and|or) ${unknownName} ${sameWords}`,
          'A wrong PIN and an unknown e-mail address lead to the same message "Login refused."',
        ],
      ],
      [
        {
          title: [
            'Unknown {name} and wrong {secret}: both {message}',
            'Unknown {name} and wrong {secret}: same answer',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: ['A test person has an account with {name:a} and {secret:a}; nobody is signed in.'],
          steps: [
            'Sign in with the known {name} and a wrong {secret} | {known} / {wrong} | {message} is displayed; nobody is signed in.',
            'Sign in with an unknown {name} | {unknown} / {wrong} | {message} is displayed; nobody is signed in.',
            'Compare both answers with each other | Text, marked fields and address of the page | They are the same; neither of them says whether the {name} or the {secret} was wrong.',
            'Sign in with the known {name} and the right {secret} | {known} / right {secret} | The test person is signed in; {message} is not displayed.',
          ],
        },
      ],
      sameRefusal,
    ),
    ...family(
      [
        [
          '<thing> (?:always |must always |should always |must |should )?(?:answers?|shows?|displays?|says?|replies|responds?|reads?|returns?)(?: with)?(?: always)?(?: the (?:same )?(?:message|text|answer))?:? <message>,? (?:no matter |regardless of |independent of |irrespective of )?whether (?:or not )?(?:the|an?|such an?) <word=[a-z][a-z -]{2,30}?> (?:exists?|is known|is registered|is there|is found|is in use|has an account)(?: or not)?',
          'The password form always shows "If the account exists, you get an e-mail.", whether the account exists or not.',
        ],
      ],
      [
        {
          title: [
            'Known and unknown {kind}: the {form} gives the same answer',
            'The same answer for what exists and what does not',
          ],
          type: 'Negative',
          technique: 'Equivalence partitioning',
          given: ['One {kind} exists, another one does not.'],
          steps: [
            'Submit the {form} with the {kind} that exists | {known} | {message} is displayed.',
            'Submit the {form} with the {kind} that does not exist | {unknown} | {message} is displayed, in the same words; nothing else on the page differs from the first answer.',
          ],
        },
      ],
      sameAnswer,
    ),
  ],
}
