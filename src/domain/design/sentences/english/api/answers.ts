import type { Slots } from '../../slots.ts'

/** The words between what a request is like and the status of its answer. */
export const leadsTo =
  '(?:(?:,? (?:then |and |so )?(?:(?:the |an? )?(?:API|endpoint|server|service|backend|system|response|answer|reply|call|request|caller|client|result) )?(?:(?:is|are|will|must|should|shall|be|gets?|has|have|to|which|that|only|immediately|also)\\s)*(?:returns?|returned|answers?|answered|responds?|replies|replied|reject(?:s|ed)?|refuse[sd]?|declined|denied|receives?|results?|leads?|fails?|yields?|produces?|gives?|given|blocked|acknowledged|confirmed|is|are|gets?|sends?|triggers?|causes?|throws?|means)(?: (?:immediately|directly|at once|always|right away|straight away|then|only|back|by|in|to|with|as|out))*)|:|,|;| ?(?:→|->|=>|⇒|–|—|-)|(?<! (?:than|to|of|over|above|below|under|exceeds|least|most|from|for)) \\(?(?=\\(?(?:HTTP |status )*[1-5]\\d\\d(?!\\d))) ?\\(?(?:an? |the )?(?:HTTP |status |code |error |response )*'

/** An answer: its status and what the ticket says of it. */
export const answer = (at = ''): string => `<status${at}=[1-5]\\d\\d>(?!\\d)<rest${at}=(?:[ ,:(–)/][^;]{0,200}?)?>`

export interface Answer {
  status: number
  /** "Status 409; code is ORDER_CLOSED." */
  text: string
  /** "409 ORDER_CLOSED" */
  brief: string
}

const phrases =
  /^(?:OK|Created|Accepted|No[ -]Content|Bad[ -]Request|Unauthori[sz]ed|Payment Required|Forbidden|Not[ -]Found|Method Not Allowed|Not Acceptable|Conflict|Gone|Precondition (?:Failed|Required)|(?:Payload|Content|Request Entity) Too Large|Unsupported Media Type|Unprocessable(?: (?:Entity|Content))?|Locked|Too (?:Early|Many Requests)|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Timeout|(?:response|responses|error|status(?: code)?)(?=$|,))(?!\p{L})/iu
const sign = '["“`\']?(?<code>[A-Za-z][\\w-]*(?:[._][\\w-]+)+|[A-Z][A-Z0-9]{3,}(?:-[A-Z0-9]+)*)["”`\']?'
const codeFirst = new RegExp(
  `^(?:with |and |carrying |using )*(?:(?:the |an? |its |own )*(?:(?:error|problem|response|reason|business|body)[ -])*(?:code|type|key|error|reason|body)(?:[:=]| is| of)? )?\\(?${sign}\\)?(?!/)`,
  'u',
)
const wordCode =
  /^(?:with |and )*(?:(?:the |an? )*(?:error )?code(?:[:=]| is| of)? )["“`]?(?<code>[A-Za-z][\w.-]{2,40})["”`]?(?= |$|,)/u
const messaged =
  /^(?:with |and )*(?:the |an? )*(?:error )?(?:message|text|detail)(?:[:=]| is)? (?<message>["“][^"“”]{2,120}["”])/u
const header =
  /^(?:with |and |plus |including |carrying )*(?:the |an? )*(?:(?:HTTP |response )?header )?(?<name>Location|Allow|ETag|[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+)(?:[ -]header)?(?<more> (?:in seconds|that .{3,60}|of the .{3,60}|pointing .{3,60}|with .{3,60}))?(?=$|,| and )/u
const untouched =
  /^(?:and )?(?:nothing|no (?!body)[\p{L} ]{2,40}?) (?:is|are|has been|gets|will be) (?:stored|saved|changed|created|deleted|updated|booked|written|charged|sent|added|cancelled|modified|persisted)(?: .{2,30})?(?=$|,)/iu
const empty = /^(?:with |and )*(?:an empty|no) (?:response )?body(?= |$|,)/iu
const listed =
  /^(?:with |and |including |containing )*(?<what>(?:an empty |the (?!other|second|first)|a |its |all )[\p{L}\d_./'’=-]+(?: [\p{L}\d_./'’=-]+){0,13} ?|[a-z]\w*(?:(?:,| and|, and) [a-z]\w*)+)(?=$|,)/iu
const quoted = /^(?:with |and |plus |saying )*(?<message>["“][^"“”]{2,120}["”])(?=$|,| and )/u
const json = /^(?:and |with |plus )*(?:the )?(?:body )?(?<json>\{[^{}]{2,120}\})(?=$|,| and )/iu
const contains =
  /^(?:and |which |that )?(?:(?:the (?:response|body|answer) )?(?:contains?|includes?|holds?|containing|returns?|lists?|has|carries)|(?:and )?(?:the|a) body (?:with|holding|containing)|with (?:the|a) body (?:with|holding|containing|of)) (?<what>.{2,150})$/iu
const names = /^(?:and |which |that )?(?:names?|tells?|says?|states?|identifies) (?<what>.{3,120})$/iu
const clause =
  /^(?:and |but )(?<clause>(?:the|an?|its|all|no|nothing|every|each|it) .{4,120} (?:(?:no longer |still )?(?:is|are|stays?|remains?|has|have|keeps?|appears?|shows?|exists?|lists?|gets?)) .{2,80}|(?:leaves|creates|stores|deletes|releases|moves|changes|does not|sets|keeps|cancels|starts|removes|updates|marks|books|closes) .{3,120})$/iu

const anything = /^(?:with|including|containing|plus) (?<what>.{2,150})$/iu
const finite =
  /(?<!\p{L})(?:is|are|will|must|can|cannot|has|have|if|when|unless|while|because)(?!\p{L})|(?<!\d)[1-5]\d\d(?!\d)/iu

/** What is seen in an answer; undefined where its words are not understood. */
export function answerOf({ words }: Slots, at = ''): Answer | undefined {
  const status = Number(words.get(`status${at}`))
  return Number.isNaN(status) ? undefined : read(status, words.get(`rest${at}`) ?? '')
}

function read(status: number, tail: string): Answer | undefined {
  const seen: string[] = []
  let code: string | undefined
  let left = tail
    .replaceAll('`', '')
    .replace(/[()]/gu, ' ')
    // "returns 404, not 403"
    .replace(/,? (?:and )?(?:not|never)(?: an?| with)? [1-5]\d\d$/u, '')
    .replace(
      /(?:^| )(?:is|are|gets?|will be)? ?(?:returned|sent back|sent|answered|given|the answer|shown)(?=$|,| and )/u,
      ' ',
    )
    .replace(/\b(?:so that|in order to|because|since|as) .*$/u, '')
  for (let turn = 0; turn < 8; turn += 1) {
    left = left.replace(/^[\s,:–/-]+|[\s,.]+$/gu, '')
    if (left === '' || /^(?:and|with|as usual|instead|each|for all of them)$/u.test(left)) break
    const found =
      step(phrases, left) ??
      step(codeFirst, left) ??
      step(wordCode, left) ??
      step(messaged, left) ??
      step(untouched, left) ??
      step(empty, left) ??
      step(header, left) ??
      step(json, left) ??
      step(quoted, left) ??
      step(contains, left) ??
      step(names, left) ??
      step(clause, left) ??
      (finite.test(left) ? undefined : step(anything, left)) ??
      step(listed, left)
    if (found === undefined) return undefined
    const { groups } = found
    if (groups.code !== undefined) code ??= groups.code
    else if (groups.message !== undefined) seen.push(`the message is ${groups.message}`)
    else if (groups.name !== undefined)
      seen.push(
        `the header ${groups.name} is present${(groups.more ?? '')
          .replace(/^ in seconds/u, ' and gives seconds')
          .replace(/^ that /u, ' and ')
          .replace(/^ pointing /u, ' and points ')}`,
      )
    else if (groups.clause !== undefined)
      seen.push(
        /^(?:the|an?|its|all|no|nothing|every|each|it) /iu.test(groups.clause)
          ? groups.clause
          : `the request ${groups.clause}`,
      )
    else if (groups.json !== undefined) seen.push(`the body is ${groups.json}`)
    else if (groups.what !== undefined)
      seen.push(`the response ${names.test(left) ? 'names' : 'contains'} ${groups.what.trim()}`)
    else if (empty.test(left)) seen.push('the body is empty')
    left = left.slice(found.length)
  }
  return {
    status,
    text: `${[`Status ${String(status)}`, ...(code === undefined ? [] : [`code is ${code}`]), ...seen].join('; ')}.`,
    brief: code === undefined ? String(status) : `${String(status)} ${code}`,
  }
}

function step(
  expression: RegExp,
  text: string,
): { groups: Record<string, string | undefined>; length: number } | undefined {
  const found = expression.exec(text)
  return found === null ? undefined : { groups: { ...found.groups }, length: found[0].length }
}
