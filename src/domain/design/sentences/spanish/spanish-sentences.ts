import type { SentenceBook } from '../pattern.ts'

export const spanishSentences: SentenceBook = {
  groups: [],
  refusals: [],
  refused: 'Se rechaza; no se guarda nada.',
  goesOn:
    /^(?:después|luego|entonces|si no|en caso contrario|de lo contrario|él|ella|est[eao]s?|ese|esa|eso|pero|y|además|se |lo |la |pasado|así|tampoco|también)/iu,
  and: /,? (?:y|e|o|u) |, /u,
  joints: /, (?:y|pero|si no) | – |: /gu,
}
