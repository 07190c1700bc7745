import { isPlural, lowerArticle } from '../understand/english/subject.ts'

const counted: Record<string, string> = { second: 'a second', third: 'a third', fourth: 'a fourth', fifth: 'a fifth' }

const methodOf: Record<string, string> = {
  updating: 'PATCH',
  changing: 'PATCH',
  patching: 'PATCH',
  reading: 'GET',
  fetching: 'GET',
}

/** The request by its address; a ticket may name none. */
export const requestNamed = (asked: string): string => (asked === 'HTTP' ? 'a request' : asked)

/** A request with what is peculiar about it: "Send POST /v2/orders with a missing or revoked key". */
export function requestWith(asked: string, condition: string): string {
  const request = requestNamed(asked)
  const stated = condition
    .replace(/^1 (?<noun>\p{L}+)ies$/u, '1 $<noun>y')
    .replace(/^1 (?<noun>\p{L}+(?:ss|sh|ch|x))es$/u, '1 $<noun>')
    .replace(/^1 (?<noun>\p{L}+)s$/u, '1 $<noun>')
    .replace(/ (?:is|are|was|were) (?:also )?(?:refused|rejected|declined|denied|blocked|accepted)(?: by .*)?$/iu, '')
    .replace(/ the whole \p{L}+$/iu, '')
    .trim()
  const about = lowerArticle(stated).replace(
    /^(?:(?:an?|any|every|each|the|all) )?(?:request|call)s? (?=(?:with|without|for|from|by|that|whose) )/iu,
    '',
  )
  const other = /^(?<method>GET|POST|PUT|PATCH|DELETE)(?: (?:on|for|of|to|against))?(?: (?<what>.+))?$/u.exec(
    about,
  )?.groups
  if (other?.method !== undefined && !about.startsWith(`${other.method} /`))
    return `Send ${request.startsWith(other.method) ? request : other.method}${other.what === undefined ? '' : ` for ${other.what}`}`
  if (/^(?:that|whose) /iu.test(about)) return `Send ${request} ${about}`
  if (
    /^(?:an? |the |every |each |any )?(?:new |valid |successful |correct |ordinary |first )*(?:call|request)$/iu.test(
      about,
    )
  )
    return `Send ${request}`
  if (about === '') return `Send ${request}`
  const faulty =
    /^if (?<state>.+ is (?:missing|malformed|invalid|empty|expired|duplicate|unknown|wrong|out of|not|too) ?.*)$/iu.exec(
      about,
    )?.groups?.state
  if (faulty !== undefined) return `Send ${request} so that ${lowerArticle(faulty)}`
  const missing = /^(?:if|when) (?:the|an?) (?<noun>[\p{L} -]{2,30}) does not exist$/iu.exec(about)?.groups?.noun
  if (missing !== undefined)
    return `Send ${request} with ${/^[aeiou]/iu.test(missing) ? 'an' : 'a'} ${missing} that does not exist`
  if (about.toLowerCase().startsWith(request.toLowerCase())) return `Send ${request}${stated.slice(request.length)}`
  const { gerund, what } =
    /^(?<gerund>deleting|cancelling|canceling|updating|changing|patching|reading|fetching) (?<what>.+)$/iu.exec(about)
      ?.groups ?? {}
  if (gerund !== undefined && what !== undefined) {
    const method = methodOf[gerund.toLowerCase()] ?? 'DELETE'
    return /^(?:it|the same \S+) (?:twice|again|a second time)$/iu.test(what)
      ? `Send ${method} for the same record a second time`
      : `Send ${request.startsWith(method) ? request : method} for ${what.replace(/^it$/iu, 'the record')}`
  }
  const { thing, done } =
    /^(?<thing>an? .{3,60}?) (?:cannot|can['’]t|can not|may not|must not) be (?<done>changed|deleted|cancell?ed|updated|edited|removed)$/iu.exec(
      about,
    )?.groups ?? {}
  if (thing !== undefined && done !== undefined) {
    const method = /^(?:changed|updated|edited)$/iu.test(done) ? 'PATCH' : 'DELETE'
    return `Send ${request.startsWith(method) ? request : method} for ${thing}`
  }
  if (/^[A-Z][a-z]+(?:-[A-Z][A-Za-z]*)+(?: |$)/u.test(stated)) return `Send ${request} with ${stated}`
  const repeated = /^(?:sending|repeating) (?<rest>.+)$/iu.exec(about)?.groups?.rest
  if (repeated !== undefined) return `Send ${request} with ${repeated}`
  const turn = /^the (?<turn>second|third|fourth|fifth)(?: (?:time|call|request|one))?$/iu.exec(about)?.groups?.turn
  if (turn !== undefined) return `Send ${request} ${counted[turn.toLowerCase()] ?? 'another'} time`
  if (/^(?:with|without|while|when|if|for|after|before|once|during|as) /iu.test(about))
    return `Send ${request} ${about.charAt(0).toLowerCase()}${about.slice(1)}`
  if (/ (?:is|are|was|were|has|have|does|do|cannot|can) /iu.test(about)) return `Send ${request} so that ${about}`
  const owner =
    /^(?:an? )?(?:other|another|foreign|different) (?<who>partner|tenant|account|customer|user|client|company|organi[sz]ation|shop|team|project)(?:['’]s.*)?$/iu.exec(
      about,
    )?.groups?.who
  if (owner !== undefined) return `Send ${request} for a record that belongs to another ${owner}`
  if (/^[a-z_]+(?:(?:,| or|, or) [a-z_]+)+$/u.test(about) && /_|ed(?:,| or|$)/u.test(about))
    return `Send ${request} for a record in the status ${about}`
  const foreign = /^(?:an? )?(?<thing>\p{Ll}[\p{L}-]+?)s? of another (?<who>[\p{L} ]{3,40})$/u.exec(about)?.groups
  if (foreign?.thing !== undefined && !/token|key/iu.test(foreign.thing))
    return `Send ${request} for ${/^[aeiou]/iu.test(foreign.thing) ? 'an' : 'a'} ${foreign.thing} of another ${foreign.who ?? ''}`
  const head = about.split(/ (?=\d|\p{L}+er than |more |of |with |in |for |that )/u)[0] ?? about
  if (/^same /iu.test(about)) return `Send ${request} with the ${about.charAt(0).toLowerCase()}${about.slice(1)}`
  const bare = /^(?:an?|the|one|two|no|every|each|any|more|fewer|\d|["“]|\p{Lu}{2})/u.test(about) || isPlural(head)
  const noun = bare ? about : `${about.charAt(0).toLowerCase()}${about.slice(1)}`
  if (/(?:JSON|XML|data|input|content|syntax|information)$/iu.test(noun) && !bare) return `Send ${request} with ${noun}`
  return `Send ${request} with ${bare ? '' : /^[aeiou]/iu.test(noun) ? 'an ' : 'a '}${noun}`
}
