import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { shaped } from '../forms.ts'
import { cannot, family } from './limit-words.ts'
import { sampleFor } from './required.ts'

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
