import type { PatternGroup } from '../pattern.ts'
import { cannot, family, must } from './limit-words.ts'
import { onlyKind } from './formats.ts'

/** Which characters an entry may hold. */
export const signs: PatternGroup = {
  needsRequest: false,
  cue: 'case|positive|letter|digit|format|e-?mail|phone|character|valid|number|start|begin|hyphen|alphanumeric|decimal|special|space|integer|negative|whole|steps? of|multiple|increment|divisible|interval',
  patterns: [
    ...family(
      [
        [
          `<field> (?:${cannot} (?:contain|include|have)(?: any)?|must not (?:contain|include|have)(?: any)?|${must} (?:contain|have) no|does not accept|do not accept) (?:spaces|blanks|white ?space(?:s| characters)?)`,
          'A username must not contain spaces.',
        ],
      ],
      [onlyKind([['a space', 'kestrel 24']], 'kestrel24', 'kestrel24 accepted, "kestrel 24" refused')],
    ),
  ],
}
