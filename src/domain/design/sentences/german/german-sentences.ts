import type { SentenceBook } from '../pattern.ts'

export const germanSentences: SentenceBook = {
  groups: [],
  refusals: [],
  refused: 'Es wird abgelehnt; gespeichert wird nichts.',
  goesOn:
    /^(?:danach|dann|sonst|andernfalls|ansonsten|er|sie|es|dies|diese[rsn]?|das|dabei|dafür|dort|außerdem|anschließend|aber|und|nur dann)(?!\p{L})/iu,
  and: /,? (?:und|oder|sowie) |, /u,
  joints: /, (?:und|aber|sonst|sondern) | – |: /gu,
}
