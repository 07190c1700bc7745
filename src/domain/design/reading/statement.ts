import { isInstruction } from './action.ts'
import { withoutEnd } from './clause.ts'
import { subjectOf } from './subject.ts'

/** What a sentence without Given/When/Then says: under which condition or action, what follows. */
export interface Statement {
  when?: string
  then: string
  /** The words in front of the verb. */
  subject?: string
  actor?: string
  exception?: string
  conditional: boolean
}

const separator = '(?:\\s*,\\s*(?:then|entonces|então|alors|dann)?\\s*|\\s+(?:then|entonces|então)\\s+)'
const openings = 'if|when|whenever|once|after|while|upon|as soon as|where|si|cuando|al|tras|una vez|mientras|se|quando|após|quand|lorsque|wenn|falls|nachdem'
const before = new RegExp(`^((?:${openings})\\s[^,]{3,400}?)${separator}(.{3,})$`, 'iu')
const after = /^([^;]{8,400}?)\s+((?:if|when|whenever|once|only after|after|only if|only when|si|cuando|una vez|solo si|sólo si|tras|quando|wenn|quand|lorsque)\s[^;()]{4,300})$/iu
const unless = /^(?:(?:unless|a menos que|salvo que|a no ser que|außer wenn|sauf si)\s([^,]{3,300}),\s*(.{5,})|(.{8,400}?),?\s+(?:unless|except (?:when|if)|a menos que|salvo que|a no ser que|außer wenn|sauf si)\s(.{4,}))$/iu
const able =
  /^(only\s+|solo\s+|sólo\s+|únicamente\s+)?(?:the |a |an |any |each |every |all |el |la |los |las |un |una |cada |todo |toda )?([\p{L}\p{N} _-]{2,60}?)\s+(?:(?:can|could|may|(?:is|are|must be|should be|shall be|will be) able to|(?:is|are) allowed to)\s+|(?:pueden?|podrán?|deben? poder|debería(?:n)? poder|podem?|pode|devem? poder|devem? ser capaz(?:es)? de)\s+)(?!not\b|no\b|only\b|never\b|be\b|have\b|contain\b|include\b|hold\b|take\b|last\b|exceed\b|ser\b|tener\b|contener\b|estar\b|haber\b)(.{3,})$/iu
const duty =
  /^(?:the |an? |each |every |all |el |la |los |las |un |una |o |a )?(?:users?|customers?|visitors?|buyers?|members?|guests?|employees?|usu[aá]ri[oa]s?|clientes?|emplead[oa]s?)\s+(?:must|has to|have to|needs? to|debe|deben|deberá|deve|devem)\s+(?!not\b|no\b|be\b|see\b|have\b|receive\b|get\b|only\b|always\b|never\b|ser\b|estar\b|ver\b|tener\b|recibir\b|poder\b|ter\b|receber\b)(.{3,})$/iu
const enabling =
  /^(?:el|la|the|o|a)\s+[\p{L} ]{2,40}?\s+(?:(?:debe|deberá|debería|deve)\s+(?:permitir|poder)|permite|allows?(?: the)?(?: users?| customers?)? to|(?:must|should|shall|will) (?:allow|let)(?: the| a)?(?: users?| customers?)?(?: to)?)\s+(.{3,})$/iu

/** Reads `If a, b`, `b when a`, `b unless a`, `Users can a`, `The system must allow a`, and the subject of any other sentence. */
export function readStatement(text: string): Statement {
  // '"Delete" asks … after …': what is done is to use the thing named.
  if (/^["“«]/.test(text)) return { then: text, conditional: false, ...subjectPart(text) }
  const excepted = unless.exec(text)
  const exception = excepted?.[1] ?? excepted?.[4]
  const rest = excepted?.[2] ?? excepted?.[3]
  if (exception !== undefined && rest !== undefined) return { ...readStatement(withoutEnd(rest)), exception: withoutEnd(exception) }
  const first = before.exec(text)
  if (first?.[1] !== undefined && first[2] !== undefined) return { when: condition(first[1]), then: first[2], conditional: isConditional(first[1]) }
  const may = able.exec(text)
  if (may?.[2] !== undefined && may[3] !== undefined) return { when: may[3], then: text, actor: may[2], conditional: may[1] !== undefined }
  const obliged = duty.exec(text)
  if (obliged?.[1] !== undefined) return { when: obliged[1], then: text, conditional: false }
  const enabled = enabling.exec(text)
  if (enabled?.[1] !== undefined) return { when: enabled[1], then: text, conditional: false }
  const last = after.exec(text)
  if (last?.[1] !== undefined && last[2] !== undefined) return { when: condition(last[2]), then: withoutEnd(last[1]), conditional: isConditional(last[2]) }
  const part = subjectPart(text)
  return { ...(part.subject === undefined && isInstruction(text) ? { when: text } : {}), then: text, conditional: false, ...part }
}

function subjectPart(text: string): { subject?: string } {
  const subject = subjectOf(text)
  return subject === undefined ? {} : { subject }
}

/** A condition without the 'if' or 'when' in front; 'after' and 'until' are part of what it says. */
function condition(text: string): string {
  return withoutEnd(text.replace(/^(?:only if|only when|only (?=after)|solo si|sólo si|if|when|whenever|once|upon|where|si|cuando|una vez que|se|quando|quand|lorsque|wenn|falls)\s+/iu, ''))
}

function isConditional(text: string): boolean {
  return /^(?:only|solo|sólo|if|si|se|wenn|falls|where)\s/iu.test(text)
}
