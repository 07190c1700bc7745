import type { CasePattern, PatternGroup } from '../pattern.ts'
import { type Slots } from '../slots.ts'
import { shaped } from '../forms.ts'
import { family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

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
          `<field> (?:must|has to|have to|should|needs? to|is|are)(?: be)? unique${scope}`,
          'The team name must be unique within a league.',
        ],
      ],
      [secondWithin],
      unique,
    ),
  ],
}
