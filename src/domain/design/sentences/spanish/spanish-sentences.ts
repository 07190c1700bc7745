import type { SentenceBook } from '../pattern.ts'
import { access, plainRights } from './access.ts'
import { agesDates } from './ages-dates.ts'
import { bans, conditional, statements } from './general.ts'
import { choices } from './choices.ts'
import { codes } from './codes.ts'
import { counts } from './counts.ts'
import { deadlines } from './deadlines.ts'
import { demands } from './demands.ts'
import { display } from './display.ts'
import { fields } from './fields.ts'
import { lengths, uploads } from './lengths.ts'
import { lists } from './lists.ts'
import { messages } from './messages.ts'
import { notice } from './notice.ts'
import { pace, periods } from './periods.ts'
import { plainConditions } from './plain-conditions.ts'
import { ranges } from './ranges.ts'
import { reductions } from './reductions.ts'
import { refusals } from './refusals.ts'
import { rounding } from './rounding.ts'
import { safety } from './safety.ts'
import { stateChanges } from './states.ts'
import { thresholds } from './thresholds.ts'
import { validity } from './validity.ts'

export const spanishSentences: SentenceBook = {
  groups: [
    uploads,
    demands,
    reductions,
    lengths,
    rounding,
    safety,
    notice,
    codes,
    messages,
    agesDates,
    validity,
    deadlines,
    pace,
    display,
    lists,
    choices,
    periods,
    fields,
    counts,
    ranges,
    thresholds,
    stateChanges,
    conditional,
    access,
    plainConditions,
    bans,
    plainRights,
    statements,
  ],
  refusals,
  refused: 'Se rechaza; no se guarda nada.',
  goesOn:
    /^(?:después|luego|entonces|si no|en caso contrario|de lo contrario|él|ella|est[eao]s?|ese|esa|eso|pero|y|además|se |lo |la |l[oa]s (?:excedentes|demás|siguientes) |a partir de ahí|pasado|así|tampoco|también)/iu,
  and: /,? (?:y|e|o|u) (?:por |del (?=\d))?|, (?:por |del (?=\d))?/u,
  joints: /, (?:y|pero|si no) | – |: | y (?=(?:el|la|los|las|se|no|su|sus) )/gu,
}
