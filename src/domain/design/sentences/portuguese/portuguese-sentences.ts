import type { SentenceBook } from '../pattern.ts'

export const portugueseSentences: SentenceBook = {
  groups: [],
  refusals: [],
  refused: 'É recusado; nada é guardado.',
  goesOn:
    /^(?:depois|então|caso contrário|senão|ele|ela|eles|elas|est[eas]s?|ess[eas]s?|isso|isto|mas|e|passado|a partir d|também)(?!\p{L})/iu,
  and: /,? (?:e|ou) |, /u,
  joints: /, (?:e|mas|senão) | – |: /gu,
}
