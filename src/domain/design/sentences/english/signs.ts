import type { PatternGroup } from '../pattern.ts'
import { cannot, family, must } from './limit-words.ts'
import { onlyKind, only, holds } from './formats.ts'

/** Which characters an entry may hold. */
export const signs: PatternGroup = {
  needsRequest: false,
  cue: 'case|positive|letter|digit|format|e-?mail|phone|character|valid|number|start|begin|hyphen|alphanumeric|decimal|special|space|integer|negative|whole|steps? of|multiple|increment|divisible|interval',
  patterns: [
    ...family(
      [
        [
          `<field> (?:can|may) (?:also )?contain (?:digits and letters|letters and digits|letters as well as digits|digits as well as letters)`,
          'The house number may contain digits and letters.',
        ],
      ],
      [
        {
          title: ['{field:bare}: 12 and 12a are accepted', '12 and 12a are accepted'],
          given: ['Everything else is filled in correctly.'],
          steps: [
            'Save with digits only in {field:the} | 12 | It is saved; 12 is displayed after a reload.',
            'Save with digits and a letter in {field:the} | 12a | It is saved; 12a is displayed after a reload.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<field> (?:can|may|must) (?:only )?(?:contain|consist of|have)(?: only)? digits,? (?:spaces|blanks)(?:,)? and (?:a |an |one )?(?:leading |initial )?(?:plus(?: sign)?|"\\+"|\\+)(?: sign)?(?: at the (?:beginning|start))?`,
          'The phone number may only contain digits, spaces and a leading plus sign.',
        ],
      ],
      [
        onlyKind(
          [
            ['a letter', '+44 20 7946 ABCD'],
            ['a slash', '020/79460958'],
            ['a plus sign at the end', '44 20 7946 0958+'],
          ],
          '+44 20 7946 0958',
          '+44 20 7946 0958 accepted, near misses refused',
        ),
      ],
    ),
    ...family(
      [
        [
          `<field> (?:${holds}|contain only) (?:lower-?case|small) letters(?: and (?:digits|numbers))?`,
          'Usernames may only contain lowercase letters and digits.',
        ],
      ],
      [
        onlyKind(
          [
            ['a capital letter', 'Kestrel24'],
            ['a special character', 'kestrel#24'],
          ],
          'kestrel24',
          'kestrel24 accepted, Kestrel24 and kestrel#24 refused',
        ),
      ],
    ),
    ...family(
      [
        [
          `<field> (?:does not accept|do not accept|${cannot} contain|must not contain) (?:any )?letters`,
          'The salary field does not accept letters.',
        ],
      ],
      [onlyKind([['a letter', '12a']], '12', '12 accepted, 12a refused')],
    ),
    ...family(
      [
        [
          `<field> ${must} be (?:entered|written|typed|given) without (?:spaces|blanks)`,
          'The bonus code needs to be entered without spaces.',
        ],
      ],
      [onlyKind([['a space', 'KX 2041']], 'KX2041', 'KX2041 accepted, "KX 2041" refused')],
    ),
    ...family(
      [
        [
          `<field> (?:(?:can|may|must|should) (?:only )?(?:contain|consist of|have|include)(?: only)?|contains?(?: only)?|consists? (?:only )?of|accepts?(?: only)?|only accepts?) letters,? (?:spaces|blanks|hyphens)(?:,? and (?:spaces|blanks|hyphens))?(?: only)?`,
          'The city name may contain letters, spaces and hyphens only.',
        ],
      ],
      [
        onlyKind(
          [
            ['a digit', 'Saint-Jean 2'],
            ['a special character', 'Saint-Jean#'],
          ],
          'Saint-Jean West',
          'Saint-Jean West accepted, a digit and a # refused',
        ),
      ],
    ),
    ...family(
      [
        [
          `<field> (?:must|has to|have to|should|needs? to) (?:start|begin) with an? (?:capital |upper-?case )?letter`,
          'The user name must start with a letter.',
        ],
      ],
      [
        onlyKind(
          [
            ['a digit in front', '4kestrel'],
            ['a special character in front', '#kestrel'],
          ],
          'Kestrel4',
          'Kestrel4 accepted, 4kestrel and #kestrel refused',
        ),
      ],
    ),
    ...family(
      [
        [
          `<field> ${holds} (?:digits|numbers|numeric (?:characters|values|digits)|figures)(?: \\(0[-–]9\\))?`,
          'The meter number may only contain digits.',
        ],
        [`<field> ${must} be (?:purely |strictly )?numeric`, 'The meter number must be numeric.'],
        [
          `${only}(?:Digits|Numbers|Numeric (?:values|characters)) (?:are|can be|may be) (?:allowed|accepted|permitted|entered|possible|typed) (?:in|for|as) <field>`,
          'Only digits are allowed in "Postal code".',
        ],
      ],
      [
        onlyKind(
          [
            ['a letter', '4820A'],
            ['a special character', '48-20'],
          ],
          '48207',
          '48207 accepted, 4820A and 48-20 refused',
        ),
      ],
    ),
    ...family(
      [[`<field> ${holds} (?:Latin )?letters(?: \\(A[-–]Z\\))?`, 'The city must contain only letters.']],
      [
        onlyKind(
          [
            ['a digit', 'Kestrel2'],
            ['a special character', 'Kestrel#'],
          ],
          'Kestrel',
          'Kestrel accepted, Kestrel2 and Kestrel# refused',
        ),
      ],
    ),
    ...family(
      [
        [
          `<field> (?:${holds} (?:letters and (?:digits|numbers)|alphanumeric characters|digits and letters|numbers and letters)|${must} be alphanumeric)`,
          'The voucher code may only contain letters and digits.',
        ],
        [
          `<field> (?:${cannot} (?:contain|include|have)(?: any)?|must not (?:contain|include|have)(?: any)?|(?:is|are) without|does not accept|do not accept|${must} (?:contain|have) no) special characters`,
          'The licence plate must not contain special characters.',
        ],
      ],
      [
        onlyKind(
          [
            ['a special character', 'KX#2041'],
            ['another special character', 'KX2041!'],
          ],
          'KX2041',
          'KX2041 accepted, KX#2041 and KX2041! refused',
        ),
      ],
    ),
    ...family(
      [
        [
          `<field> (?:${cannot} (?:contain|include|have)(?: any)?|must not (?:contain|include|have)(?: any)?|${must} (?:contain|have) no|does not accept|do not accept) (?:spaces|blanks|white ?space(?:s| characters)?)`,
          'A username must not contain spaces.',
        ],
      ],
      [onlyKind([['a space', 'kestrel 24']], 'kestrel24', 'kestrel24 accepted, "kestrel 24" refused')],
    ),
    ...family(
      [
        [
          `<field> (?:${cannot} (?:contain|include|have)(?: any)?|must not (?:contain|include|have)(?: any)?|${must} (?:contain|have) no|does not accept|do not accept) (?:digits|numbers)`,
          'The nickname must not contain digits.',
        ],
      ],
      [onlyKind([['a digit', 'Kestrel2']], 'Kestrel', 'Kestrel accepted, Kestrel2 refused')],
    ),
  ],
}
