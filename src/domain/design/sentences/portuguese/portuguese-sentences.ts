import type { SentenceBook } from '../pattern.ts'
import { counts } from './counts.ts'
import { lengths } from './lengths.ts'
import { ranges } from './ranges.ts'
import { refusals } from './refusals.ts'

export const portugueseSentences: SentenceBook = {
  groups: [lengths, counts, ranges],
  refusals,
  refused: 'A entrada é recusada; nada é guardado',
  goesOn:
    /^(?:depois|então|caso contrário|do contrário|senão|ele|ela|eles|elas|est[eas]s?|ess[eas]s?|isso|isto|mas|e|passado|a partir d|também)(?!\p{L})/iu,
  and: /,? (?:e|ou) |, /u,
  joints: /, (?:e|mas|senão) | – |: /gu,
  refusalJoint: /(,\s+)(?=(?:caso contrário|do contrário|senão|se não,|de outro modo)(?!\p{L}))/u,
}
