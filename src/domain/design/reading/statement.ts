import { withoutEnd } from './clause.ts'
import { subjectOf } from './subject.ts'

/** What a sentence without Given/When/Then says: under which condition or action, what follows. */
export interface Statement {
  when?: string
  then: string
  /** The words in front of the verb. */
  subject?: string
}

const separator = '(?:\\s*,\\s*(?:then|entonces|então|alors|dann)?\\s*|\\s+(?:then|entonces|então)\\s+)'
const before = new RegExp(
  `^((?:if|when|whenever|once|after|while|upon|on|unless|as soon as|where|si|cuando|al|tras|una vez|mientras|a menos que|se|quando|após|quand|lorsque|wenn|falls|nachdem)\\s[^,]{3,400}?)${separator}(.{3,})$`,
  'iu',
)
const after = /^(.{8,400}?)\s+((?:if|when|whenever|once|after|unless|only if|only when|until|si|cuando|una vez|a menos que|salvo que|solo si|sólo si|tras|hasta que|quando|wenn|quand|lorsque)\s.{4,})$/iu
const permission =
  /^(?:the |a |an |any |each |every |all |el |la |los |las |un |una |cada |todo |toda )?([\p{L}\p{N} _-]{2,60}?)\s+(?:(?:can|could|may|(?:is|are|must be|should be|shall be|will be) able to|(?:is|are) allowed to)\s+|(?:pueden?|podrán?|deben? poder|debería(?:n)? poder|podem?)\s+)(?!not\b|no\b|only\b|never\b|be\b|ser\b)(.{3,})$/iu
const enabling = /^(?:el|la|the|o|a)\s+[\p{L} ]{2,40}?\s+(?:(?:debe|deberá|debería|deve)\s+(?:permitir|poder)|permite|allows?(?: the)?(?: users?| customers?)? to|(?:must|should|shall|will) (?:allow|let)(?: the| a)?(?: users?| customers?)?(?: to)?)\s+(.{3,})$/iu
/** Reads `If a, b`, `b when a`, `Users can a`, `The system must allow a`, and the subject of any other sentence. */
export function readStatement(text: string): Statement {
  const first = before.exec(text)
  if (first?.[1] !== undefined && first[2] !== undefined) return { when: condition(first[1]), then: first[2] }
  const able = permission.exec(text) ?? undefined
  if (able?.[2] !== undefined) return { when: able[2], then: text }
  const enabled = enabling.exec(text)
  if (enabled?.[1] !== undefined) return { when: enabled[1], then: text }
  const last = after.exec(text)
  if (last?.[1] !== undefined && last[2] !== undefined) return { when: condition(last[2]), then: withoutEnd(last[1]) }
  const subject = subjectOf(text)
  return subject === undefined ? { then: text } : { then: text, subject }
}

/** A condition without the 'if' or 'when' in front; 'unless', 'until' and the like are part of what it says. */
function condition(text: string): string {
  return withoutEnd(text.replace(/^(?:if|when|whenever|once|upon|where|si|cuando|al|una vez que|se|quando|quand|lorsque|wenn|falls)\s+/iu, ''))
}
