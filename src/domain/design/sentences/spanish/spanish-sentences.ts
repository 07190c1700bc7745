import type { SentenceBook } from '../pattern.ts'
import { access, plainRights } from './access.ts'
import { agesDates } from './ages-dates.ts'
import { conditions, plainConditions } from './conditions.ts'
import { counts } from './counts.ts'
import { deadlines } from './deadlines.ts'
import { fields } from './fields.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { notice } from './notice.ts'
import { ranges } from './ranges.ts'
import { refusals } from './refusals.ts'
import { uploads } from './uploads.ts'
import { validity } from './validity.ts'

export const spanishSentences: SentenceBook = {
  groups: [
    uploads,
    lengths,
    notice,
    agesDates,
    validity,
    deadlines,
    lists,
    fields,
    counts,
    ranges,
    conditions,
    access,
    plainConditions,
    plainRights,
  ],
  refusals,
  refused: 'Se rechaza; no se guarda nada.',
  goesOn:
    /^(?:después|luego|entonces|si no|en caso contrario|de lo contrario|él|ella|est[eao]s?|ese|esa|eso|pero|y|además|se |lo |la |pasado|así|tampoco|también)/iu,
  and: /,? (?:y|e|o|u) |, /u,
  joints: /, (?:y|pero|si no) | – |: /gu,
}
