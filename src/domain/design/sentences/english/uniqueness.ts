import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { shaped } from '../forms.ts'
import { cannot, family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

const second: CasePattern = {
  title: ['A second entry with the same {name} is refused', 'A second entry with the same value is refused'],
  type: 'Negative',
  given: ['An entry with the {name} {sample:raw} exists.'],
  steps: [
    'Save another entry with the same {name} | {sample:raw} | {beyond} There is still one entry with {sample:raw}.',
    'Save another entry with a new {name} | {fresh:raw} | It is saved; both entries are listed.',
  ],
}
const secondWithin: CasePattern = {
  title: ['The same {name} twice in one {within} is refused', 'The same value twice in one {within} is refused'],
  type: 'Negative',
  given: ['{within:bare} 1 has an entry with the {name} {sample:raw}; {within:bare} 2 has none with it.'],
  steps: [
    'Save another entry with the same {name} in {within:bare} 1 | {sample:raw} | {beyond} There is still one entry with {sample:raw}.',
    'Save an entry with the same {name} in {within:bare} 2 | {sample:raw} | It is saved.',
  ],
}

function unique({ words }: Slots): Record<string, string> | undefined {
  const said = words.get('field') ?? ''
  const bare = (shaped(said, 'bare', 'en') ?? said).replace(/^(?:same|combination of) /iu, '')
  const name = shaped(bare, 'one', 'en') ?? bare
  if (/^(?:it|they|there|user|customer|member)$/iu.test(name) || / and | or /u.test(name)) return undefined
  const guess = sampleFor(name)
  const sample =
    /number|code|id\b|plate|sku|ean|isbn/iu.test(name) && !/phone/iu.test(name)
      ? 'KX-2041'
      : guess === 'an entry of the right kind'
        ? 'Kestrel'
        : guess
  const fresh =
    sample === 'KX-2041'
      ? 'KX-2042'
      : sample.includes('@')
        ? 'ben.hall@example.com'
        : sample === 'Kestrel' || sample.startsWith('Anna') || sample === 'Kestrel Ltd'
          ? 'Osprey'
          : '+44 20 7946 0999'
  const within = words.get('within')
  return {
    name: name.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase()),
    sample,
    fresh:
      sample === guess && !sample.includes('@') && !/Kestrel|Anna|phone/u.test(sample) && !sample.startsWith('+')
        ? 'another value'
        : fresh,
    ...(within === undefined ? {} : { within: shaped(within, 'one', 'en') ?? within }),
  }
}

const scope =
  '(?: (?:per|within (?:an?|one|the same|each)|in (?:an?|one|the same|each)|for each|inside (?:an?|the)) <within=[\\p{L}]+(?: [\\p{L}]+)?>)'

/** Values that may be there only once. */
export const uniqueness: PatternGroup = {
  needsRequest: false,
  cue: 'uniqu|once|twice|same|duplicat|already|two|exist|double|distinct',
  patterns: [
    ...family(
      [
        [
          `An? <field> (?:which|that) is already (?:taken|used|registered|in use|known|assigned) (?:leads to|shows|results in|triggers|causes|is refused with|is rejected with) (?:(?:the|an?) )?(?:error |message |text |hint )*<message>`,
          'An article number which is already taken leads to the error "Article number already in use".',
        ],
      ],
      [
        {
          title: [
            '{name} in use already: {message}',
            'A value in use already: {message}',
            'A value in use already: the message is displayed',
          ],
          type: 'Negative',
          given: ['An entry with the {name} {sample:raw} exists.'],
          steps: [
            'Save another entry with the same {name} | {sample:raw} | {message} is displayed; there is still one entry with {sample:raw}.',
            'Save another entry with a new {name} | {fresh:raw} | It is saved; {message} is not displayed.',
          ],
        },
      ],
      unique,
    ),
    ...family(
      [
        [
          `(?!The same|A duplicate|An already)<field> ${cannot} be (?:used|assigned|given|registered|entered|linked) (?:twice|more than once|a second time|to (?:two|several|more than one) [\\p{L}]+|by (?:two|several|more than one) [\\p{L}]+|for (?:two|several|more than one) [\\p{L}]+)`,
          'A member card number cannot be assigned to two members.',
        ],
        [
          `(?:It is not possible to|(?:<who>|I|You) (?:cannot|can't|can not)) (?:create|have|add|register|save) (?:two|several) [\\p{L}]+(?: [\\p{L}]+)? with the same <field>`,
          'It is not possible to create two rooms with the same room number.',
        ],
      ],
      [second],
      unique,
    ),
    ...family(
      [
        [
          `(?:If|When) an? [\\p{L}]+(?: [\\p{L}]+)? with (?:the same|this|that|an identical) <field> already exists,? (?:then )?(?:the (?:system|app|form) (?:shows|displays) )?(?:(?:the|an?) )?(?:error |message |text |error message |hint )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?(?: (?:below|under|next to|at|above|beside) [^,;"]{3,40})?`,
          'If a customer with the same e-mail address already exists, "Customer exists" is displayed.',
        ],
      ],
      [
        {
          title: [
            '{name} in use already: {message}',
            'A value in use already: {message}',
            'A value in use already: the message is displayed',
          ],
          type: 'Negative',
          given: ['An entry with the {name} {sample:raw} exists.'],
          steps: [
            'Save another entry with the same {name} | {sample:raw} | {message} is displayed; there is still one entry with {sample:raw}.',
            'Save another entry with a new {name} | {fresh:raw} | It is saved; {message} is not displayed.',
          ],
        },
      ],
      unique,
    ),
    ...family(
      [
        [
          `<holder> ${cannot} (?:contain|include|have|hold|list) the same <thing> (?:twice|more than once|a second time)`,
          "A playlist can't contain the same song twice.",
        ],
        [
          `(?:The |An? )?(?:same )?<thing> (?:can|may|must) (?:only )?(?:be (?:added|entered|listed|put|selected|assigned)|appear|occur)(?: only)? once (?:in|to|per|on) (?:the same |one |an? |each |every |the )?<holder>`,
          'A player can only be added once to a team.',
        ],
      ],
      [
        {
          title: ['The same {thing:bare} twice in one {holder:bare} is refused', 'The same one twice is refused'],
          type: 'Negative',
          given: ['{holder:bare} 1 contains {thing:bare} A; {holder:bare} 2 is empty.'],
          steps: [
            'Add the same {thing:bare} to {holder:bare} 1 again | {thing:bare} A | {beyond} {thing:bare} A is listed once.',
            'Add the same {thing:bare} to {holder:bare} 2 | {thing:bare} A | It is added; {thing:bare} A is listed there.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<thing=(?:(?:The |Each |Every |An? |All )?(?:[\\p{L}]+ )?(?:vouchers?|coupons?|promo|promotion|discount|gift|access|activation|invitation|confirmation|one-time|reset|download|QR)(?: (?:code|link|card|ticket|coupon|voucher|password)s?)?|(?:The |Each |Every |An? )?(?:[\\p{L}]+ )?(?:link|code|ticket)s?)> (?:(?:is|are) (?:only )?valid(?: only)?(?: for)?|(?:can|may) (?:only )?be <done=used|redeemed|entered|scanned|opened|applied>(?: only)?|works?(?: only)?) (?:exactly )?(?:once|one time|one use|one \\p{L}+ only|a single \\p{L}+)`,
          'Each voucher code is valid only once.',
        ],
      ],
      [
        {
          title: [
            '{thing:bare}: the first use is accepted, the second refused',
            'The first use is accepted, the second refused',
          ],
          type: 'Negative',
          given: ['One unused {thing:one} is prepared.'],
          steps: [
            '{act} the {thing:one} for the first time | unused {thing:one} | It is accepted.',
            '{act} the same {thing:one} for the second time | the same {thing:one} | {beyond}',
          ],
        },
      ],
      (slots) => ({ act: filled('{done:verb}', slots) ?? 'use' }),
    ),
    ...family(
      [
        [
          `(?:The )?same <thing> ${cannot} be <done=[a-z]+> (?:twice|again|more than once|a second time) (?:for|in|on|to|within) (?:the same |one |a |an )<holder>`,
          'The same person cannot be registered twice for one race.',
        ],
      ],
      [
        {
          title: ['{done:verb} the same {thing:bare} twice: the second time is refused', 'The second time is refused'],
          type: 'Negative',
          given: ['A {thing:bare} is {done} for {holder:bare} 1, not yet for {holder:bare} 2.'],
          steps: [
            '{done:verb} the same {thing:bare} for {holder:bare} 1 again | the same {thing:bare} | {beyond} The {thing:bare} is listed once for {holder:bare} 1.',
            '{done:verb} the same {thing:bare} for {holder:bare} 2 | the same {thing:bare} | It is accepted; the {thing:bare} is listed for {holder:bare} 2.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<field> (?:must|has to|have to|should|needs? to|is|are)(?: be)? unique${scope}`,
          'The team name must be unique within a league.',
        ],
        [
          `<field> (?:can|may|must) (?:only )?(?:be (?:used|assigned|taken|given|registered|entered)|exist|occur|appear)(?: only)? once${scope}`,
          'A team name can only be used once per league.',
        ],
      ],
      [secondWithin],
      unique,
    ),
    ...family(
      [
        [
          `<field> (?:must|has to|have to|should|needs? to|is|are)(?: be)? unique(?: (?:in|across|throughout|within) the (?:whole )?(?:system|application|app|portal|database|company|organi[sz]ation))?`,
          'The e-mail address must be unique.',
        ],
        [
          `<field> (?:can|may|must) (?:only )?be (?:used|assigned|taken|given|registered|entered)(?: only)? once`,
          'A licence plate can only be registered once.',
        ],
        [
          `(?:There (?:must not|cannot|may not) be two |Two )(?:[\\p{L}]+ )(?:${cannot} have|with) (?:the same|an identical) <field>`,
          'Two products cannot have the same article number.',
        ],
        [
          `(?:The same |An already (?:used|registered|taken) |A duplicate )<field> ${cannot} be (?:used|registered|entered|assigned|saved|added) (?:twice|again|more than once|a second time|for (?:another|a second|two) [\\p{L}]+)`,
          'The same membership number cannot be used twice.',
        ],
        [
          `(?:Duplicate|Double|Duplicated) <field> (?:is|are) (?:rejected|refused|not allowed|not accepted|not permitted|prevented|blocked)`,
          'Duplicate serial numbers are rejected.',
        ],
        [
          `No two [\\p{L}]+(?: [\\p{L}]+)? (?:can|may|must) (?:have|share|use) the same <field>`,
          'No two employees may have the same badge number.',
        ],
      ],
      [second],
      unique,
    ),
    ...family(
      [
        [
          `(?:If|When) (?:the|an?|this) (?:entered |given |chosen )?<field> (?:is already (?:registered|taken|used|in use|known|assigned|linked to another \\p{L}+)|already exists|has already been (?:registered|taken|used|assigned)),? (?:then )?(?:the (?:system|app|form) (?:shows|displays) )?(?:the |an? )?(?:error |message |text |error message |hint )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?(?: (?:below|under|next to|at|above|beside) [^,;"]{3,40})?(?:,? and [^,;"]{3,60})?`,
          'If the e-mail address is already registered, "This address is taken" is displayed.',
        ],
      ],
      [
        {
          title: [
            '{name} in use already: {message}',
            'A value in use already: {message}',
            'A value in use already: the message is displayed',
          ],
          type: 'Negative',
          given: ['An entry with the {name} {sample:raw} exists.'],
          steps: [
            'Save another entry with the same {name} | {sample:raw} | {message} is displayed; there is still one entry with {sample:raw}.',
            'Save another entry with a new {name} | {fresh:raw} | It is saved; {message} is not displayed.',
          ],
        },
      ],
      unique,
    ),
  ],
}
