import type { SentenceBook } from '../pattern.ts'
import { ages } from './ages.ts'
import { calculations } from './calculations.ts'
import { clocks } from './clocks.ts'
import { conditions, shown } from './conditions.ts'
import { counts } from './counts.ts'
import { deadlines } from './deadlines.ts'
import { decidedByNumber } from './decided.ts'
import { demands } from './demands.ts'
import { fields } from './fields.ts'
import { generic } from './generic.ts'
import { keeping, validity } from './validity.ts'
import { doors, kept, seenAs } from './sights.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { notices } from './notices.ts'
import { permissions, permitted } from './permissions.ts'
import { ranges } from './ranges.ts'
import { reductions } from './reductions.ts'
import { refusals } from './refusals.ts'
import { rulesOfTime } from './rules-of-time.ts'
import { scenarios } from './scenarios.ts'
import { statuses } from './statuses.ts'
import { uniqueness } from './uniqueness.ts'
import { uploads } from './uploads.ts'

export const portugueseSentences: SentenceBook = {
  groups: [
    demands,
    reductions,
    ages,
    clocks,
    doors,
    deadlines,
    validity,
    uploads,
    lengths,
    uniqueness,
    kept,
    keeping,
    calculations,
    notices,
    statuses,
    lists,
    counts,
    seenAs,
    permissions,
    ranges,
    fields,
    generic,
    rulesOfTime,
    conditions,
    decidedByNumber,
    permitted,
    shown,
  ],
  scenarios,
  refusals,
  refused: 'Não é possível; nada muda',
  goesOn:
    /^(?:depois|então|caso contrário|do contrário|senão|ele|ela|eles|elas|est[eas]s?|ess[eas]s?|isso|isto|mas|e|passado|a partir d|também|[ao]s? (?:restantes?|excedentes?|outr[oa]s?|demais|segund[oa]|primeir[oa]))(?!\p{L})/iu,
  and: /,? (?:e|ou) |, /u,
  joints: /, (?:e|mas|senão) | – |: /gu,
  refusalJoint: /(,\s+)(?=(?:caso contrário|do contrário|senão|se não,|de outro modo)(?!\p{L}))/u,
}
