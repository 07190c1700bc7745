import { namesPerson, verbOfGerund } from '../../../understand/english/words.ts'
import { parseSentence } from '../../../understand/english/sentence.ts'
import { imperativeOf, stateSentence } from '../../../understand/english/step.ts'
import { isPlural, lowerArticle } from '../../../understand/english/subject.ts'
import type { TicketFacts } from '../../slots.ts'
import { bodyWith, isMember, matchesMethod, type Call } from './calls.ts'
import { wrongValue } from './samples.ts'
import { capital, article, singularNoun, withArticle } from './nouns.ts'
import { type Fault, withState, memberIn, sameThing } from './fault-states.ts'

const adjective =
  '(?:missing|unknown|non-?existent|revoked|expired|malformed|invalid|empty|blank|wrong|incorrect|unsupported|inactive|disabled|blocked|too long|too short|unparsable|unreadable|outdated|tampered|negative|foreign|bad|manipulated|used|already used|insufficient|not (?:recogni[sz]ed|known|valid))'
const adjectives = `(?<states>${adjective}(?:(?:, | or |, or |/)${adjective})*)`
const opener = /^(?:(?:if|when|whenever|in case|where|as soon as|for|on|in case of|in the event of) (?:there is )?)/iu
const goodOne = /^(?:an? |the |every |each )?(?:valid|correct|complete|successful) [\p{L} -]{3,30}$/iu
const success =
  /^(?:on|in case of|upon|after) success(?:ful (?:creation|processing|validation|call|request))?$|^if successful$|^(?:if|when) (?:the request is valid|everything is (?:fine|valid|correct))$|^(?:the )?(?:API|endpoint|server|service)$/iu
const otherSystem =
  /(?:provider|service|server|system|database|gateway|backend|bank|receiver|queue|cache|storage|maintenance|connection|network|API)$/iu
const ofThisRequest =
  /(?:header|body|payload|parameter|signature|token|key|request|content[- ]type|field|value|JSON|checksum|version)s?$/iu
const sameKey =
  /^(?:(?:with )?(?:the|an?) )?(?:same|(?:already |previously )?used|repeated|reused|existing) (?<key>[\p{L}-]*key)(?: (?:is|was) (?:sent|used|reused|repeated)(?: again)?)?,? (?:with|and|but|for|together with|in combination with)(?: (?:an?|the))? (?:different|other|another|changed|modified) (?<thing>body|payload|content|request(?: body)?|parameters?|amount|data)$/iu
const ofRequest =
  /^(?:an? |the |any |all |every )?(?:(?:HTTP|API|other|unauthenticated|authenticated) )?(?:requests?|calls?|bod(?:y|ies)|payloads?|messages?)(?= |$)/iu

/** What a condition asks of the request; undefined where it cannot be told. */
export function faultsOf(condition: string, call: Call, facts: TicketFacts): Fault[] | undefined {
  const stated = condition
    .trim()
    .replace(/^(?:and|but|while|whereas|the) (?=(?:requests?|calls?|if|for|with|without|an?) )/iu, '')
    .replace(/^(?:[A-Z]+ \/\S+)(?: requests?| calls?)?(?: that (?:has|have|contains?|carr(?:y|ies)))?(?= |$)/u, '')
    .replace(/^(?:the )?(?:API|endpoint|server|service) (?=with|without)/iu, '')
    .replace(/^(?:GET|POST|PUT|PATCH|DELETE)(?: requests?| calls?)?(?= |$)/u, '')
    .replace(/,? (?:[A-Z]{3,7} \/\S+|(?:the )?(?:API|endpoint|request))$/u, '')
    .replace(/,$/u, '')
    .trim()
  if (/^(?:the|an?)?$/iu.test(stated) || success.test(stated) || goodOne.test(stated)) return [{ how: '' }]
  const isClause = opener.test(stated)
  const bare = stated.replace(opener, '').trim()
  return people(bare) ?? listed(bare, call, facts) ?? one(bare, call, facts, isClause)
}

/** "missing, expired or revoked tokens", "no token or an unknown one" */
function listed(text: string, call: Call, facts: TicketFacts): Fault[] | undefined {
  const lacking =
    /^(?:an? |the )?(?:(?:missing|wrong|insufficient) (?<thing>scopes?|roles?|permissions?|rights?)|(?<after>scope|role|permission|right) (?:is )?missing)$/iu.exec(
      text,
    )?.groups
  const scope = (lacking?.thing ?? lacking?.after)?.toLowerCase()
  if (scope !== undefined)
    return [
      {
        how: `with a token without the ${singularNoun(scope)}`,
        given: [`A token without the ${singularNoun(scope)} is at hand.`],
      },
    ]
  const words = text
    .replace(ofRequest, '')
    .trim()
    .replace(/^(?:with|that (?:has|have|contains?)|having) (?!no |out )/iu, '')
  const front = new RegExp(`^(?:an? |the |any )?${adjectives} (?<noun>[^,;()]{2,50})$`, 'iu').exec(words)?.groups
  const behind = new RegExp(
    `^(?:an? |the |its )?(?<noun>[^,;()]{2,50}?)(?: (?:is|are|was|were|has been|has|have))? ${adjectives}$`,
    'iu',
  ).exec(words)?.groups
  const { states, noun } = front ?? behind ?? {}
  if (
    states !== undefined &&
    noun !== undefined &&
    !/ (?:or|and|is|are|which|that|if|when) /iu.test(noun) &&
    !/^(?:either|both|one|none|or|and)(?: |$)/iu.test(noun)
  )
    return states.split(/, or | or |, |\//u).flatMap((state) => withState(state, noun, call, facts))
  const parts = words.split(/,? or (?=without|with |an? |no |the |someone|somebody)/iu)
  if (parts.length === 2) {
    const [first = '', second = ''] = parts
    const head =
      /(?:without|no|missing|invalid|with an?) (?:an? |the )?(?<noun>[\p{L}\d_-]+(?: (?:token|key|header))?)$/iu.exec(
        first,
      )?.groups?.noun
    const both = [first, head === undefined ? second : second.replace(/ one$/u, ` ${head}`)].map(
      (part) => listed(part, call, facts) ?? one(part, call, facts, false),
    )
    const [left, right] = both
    if (left !== undefined && right !== undefined) return [...left, ...right]
  }
  return undefined
}

/** "members whose account is blocked", "users without the role editor" */
function people(text: string): Fault[] | undefined {
  const lacked =
    /^(?:an? |the )?(?:caller|client|user|sender|requester|account)s? (?:lacks?|ha(?:s|ve) no|do(?:es)? not have|do(?:es)?n['’]t have) (?<right>(?:an? |the )?[^,;]{3,60})$/iu.exec(
      text,
    )?.groups?.right
  if (lacked !== undefined)
    return [{ how: `with a token without ${lacked}`, given: [`A token without ${lacked} is at hand.`] }]
  const request = text
    .replace(ofRequest, '')
    .trim()
    .replace(/^(?:by|from|of) /iu, '')
  if (/^(?:everyone|everybody|anyone|anybody|all others?|others|nobody)(?: else)?$/iu.test(request))
    return [{ how: 'as somebody else', given: ['A token of somebody to whom the rule does not apply is at hand.'] }]
  const found =
    /^(?:an? |the |any |all |other )?(?<who>[\p{L}-]{3,20}(?: [\p{L}-]{3,20}){0,2}?)(?<more> (?:without|with|whose|who|that|from|of|in) .{3,90})?$/iu.exec(
      request,
    )?.groups
  if (
    found?.who === undefined ||
    /^(?:if|when) /iu.test(request) ||
    !namesPerson(singularNoun(found.who.split(' ').at(-1) ?? ''))
  )
    return undefined
  const more = (found.more ?? '').replace(/^ (?:who|that) (?:are|have|do)(?= )/u, (words) =>
    words.replace('are', 'is').replace('have', 'has').replace(/do$/u, 'does'),
  )
  const who = `${singularNoun(found.who.toLowerCase())}${more}`
  return [{ how: `as ${article('a', who)}`, given: [`A token of ${article('a', who)} is at hand.`] }]
}

/** A single condition. */
function one(text: string, call: Call, facts: TicketFacts, isClause: boolean): Fault[] | undefined {
  const request = text
    .replace(ofRequest, '')
    .trim()
    .replace(/^(?:that|which) (?:do(?:es)? not (?:have|contain|carry)|lacks?)/iu, 'without')
    .replace(/^(?:that|which) (?:has|have|contains?|carr(?:y|ies))/iu, 'with')
  const without = /^(?:without|no|lacking) (?<noun>[^,;]{2,80})$/iu.exec(request)?.groups?.noun
  if (without !== undefined) {
    const noun = without.replace(/^(?:an? |the |any )/iu, '')
    const valid = /^valid (?<thing>.+)$/iu.exec(noun)?.groups?.thing
    if (valid !== undefined)
      return [...withState('missing', valid, call, facts), ...withState('invalid', valid, call, facts)]
    return withState('missing', noun, call, facts)
  }
  const absent =
    /^(?:the |an? )?(?<noun>[^,;]{2,60}?) (?:is|are|was) (?:not (?:given|sent|set|present|provided|supplied|specified)|missing|omitted|absent|left out)$/iu.exec(
      request,
    )?.groups?.noun
  if (absent !== undefined) return withState('missing', absent, call, facts)
  const reused = sameKey.exec(
    text.replace(/^(?:re-?using|sending|using|repeating|re-?sending) /iu, '').replace(/ (?:is|was) (?:re)?used/iu, ''),
  )?.groups
  if (reused?.key !== undefined)
    return [
      {
        how: `with ${reused.key} k-1 and another body`,
        given: [`${call.request} has been accepted with ${reused.key} k-1.`],
        data: `${reused.key}: k-1; another body than in the first request`,
      },
    ]
  const unlike =
    /^(?:an? |the )?(?<name>Content-Type|Accept|media type|content type)(?: header)? (?:other than|different from|that is not|is not|which is not) (?<value>\S+)$/iu.exec(
      request,
    )?.groups
  if (unlike?.name !== undefined && unlike.value !== undefined)
    return [
      { how: `with ${unlike.name} text/plain`, data: `${unlike.name}: text/plain` },
      { how: `with ${unlike.name} application/xml`, data: `${unlike.name}: application/xml` },
    ]
  const nowhere =
    /^(?:the |an? )?(?<noun>[^,;]{2,60}?) (?:does not exist|do not exist|doesn['’]t exist|is unknown|is not known|(?:cannot|can['’]t) be found|is not found)$/iu.exec(
      request,
    )?.groups?.noun
  if (nowhere !== undefined) return withState('unknown', nowhere, call, facts)
  const possessive =
    /^(?:(?:for|with|\p{L}+ing) )?(?<owner>(?:an)?other \p{L}+|someone else|somebody else|a different \p{L}+)[’']s (?<noun>[\p{L} -]{3,30})$/iu.exec(
      request,
    )?.groups
  if (possessive?.owner !== undefined && possessive.noun !== undefined)
    return [
      {
        how: `for this ${singularNoun(possessive.noun)}`,
        given: [`There is ${article('a', singularNoun(possessive.noun))} of ${possessive.owner.toLowerCase()}.`],
      },
    ]
  const other =
    /^(?:an? |the |requests? for (?:an? )?)?(?<noun>[\p{L}\d_ -]{2,40}?) (?:of|from|by|belonging to|that belongs? to|which belongs? to|owned by|belongs to) (?<owner>(?:an)?other \p{L}+(?: \p{L}+)?|a different \p{L}+|someone else|somebody else)$/iu.exec(
      request.replace(/^(?:for|with) /iu, ''),
    )?.groups
  if (other?.noun !== undefined && other.owner !== undefined) {
    const noun = singularNoun(other.noun.replace(/^(?:an?|the) /iu, '')).replace(/^\p{Lu}(?=\p{Ll})/u, (first) =>
      first.toLowerCase(),
    )
    return [
      /token|key|account|credential/iu.test(noun)
        ? { how: `with the ${noun} of ${other.owner.replace(/^another/iu, 'another')}` }
        : { how: `for this ${noun}`, given: [`There is ${article('a', noun)} of ${other.owner}.`] },
    ]
  }
  const credentials =
    /^(?:with )?(?:an? |the |any )?(?<thing>(?:[\p{L}-]+ )?(?:tokens?|keys?)) (?<more>(?:without|with|lacking|that|which|whose|issued|of|for) .{3,80})$/iu.exec(
      request,
    )?.groups
  if (
    credentials?.thing !== undefined &&
    credentials.more !== undefined &&
    !/^(?:idempotency)/iu.test(credentials.thing)
  ) {
    const thing = singularNoun(credentials.thing.toLowerCase())
    return [
      {
        how: `with ${article('a', `${thing} ${credentials.more}`)}`,
        given: [`${capital(article('a', `${thing} ${credentials.more}`))} is at hand.`],
      },
    ]
  }
  if (/^with /iu.test(request)) return [{ how: lowerArticle(request), ...memberData(request, facts) }]
  if (/^(?:larger|bigger|longer|more|less|fewer) than /iu.test(request)) return [{ how: `with a body ${request}` }]
  const [head = ''] = text.split(' ')
  if (isClause && isMember(head, facts)) return [{ how: `so that ${text}`, ...pastData(text, head, facts) }]
  const clause = parseSentence(text)
  if (clause !== undefined && clause.subject !== '' && isClause) {
    if (
      /^(?:client|caller|user|partner|merchant|customer|member|consumer|sender)s? /iu.test(
        text.replace(/^(?:the|an?) /iu, ''),
      ) &&
      !clause.passive &&
      !/^(?:be|have|own|lack|belong)$/u.test(clause.verb)
    )
      return [{ how: '', step: imperativeOf(text) }]
    const subject = clause.subject.replace(/^(?:an?|the|its|their|this|that) /iu, '')
    if (ofThisRequest.test(subject) || memberIn(subject, facts) !== undefined)
      return [{ how: `so that ${lowerArticle(text)}` }]
    // "The payment provider doesn't answer": no record that the request is about.
    const isElsewhere = otherSystem.test(subject)
    const isShort =
      !isElsewhere &&
      /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(subject) &&
      !/^(?:it|they|there|this|he|she|one|nothing|nobody|no)(?: |$)/iu.test(subject)
    return [
      {
        how: isShort ? `for ${isPlural(subject) ? 'these' : 'this'} ${subject.toLowerCase()}` : '',
        given: [stateSentence(text)],
      },
    ]
  }
  const act = actOn(text, call)
  if (act !== undefined || /^\p{L}+ing (?:(?:an?|the|its|any|more|such) |\S+$)/iu.test(text)) return act
  const state =
    /^(?:an? |any |all |the )?(?<adj>[\p{L}-]+(?:ed|en|ue|ive|id|pt|ete|sh|ld|ft)) (?<noun>[\p{L}-]+(?: [\p{L}-]+)?)(?: \([^)]*\))?$/iu.exec(
      text,
    )?.groups
  if (state?.adj !== undefined && state.noun !== undefined && sameThing(state.noun, call))
    return [
      {
        how: `for this ${call.noun}`,
        given: [`There is ${article('a', `${state.adj.toLowerCase()} ${singularNoun(state.noun)}`)}.`],
      },
    ]
  return undefined
}

const makes = /^(?:create|add|register|post|upload|submit|book|order|place)$/u

/** "Confirming an expired reservation", "using POST on a read-only resource" */
function actOn(text: string, call: Call): Fault[] | undefined {
  const { method, target } =
    /^(?:using|sending|calling) (?:an? )?(?<method>GET|POST|PUT|PATCH|DELETE)(?: request)? (?:on|for|to|against) (?<target>.{3,60})$/iu.exec(
      text,
    )?.groups ?? {}
  if (method !== undefined && target !== undefined)
    return [{ how: '', step: `Send a ${method} request to ${target}`, isAlone: true }]
  const { gerund, noun } =
    /^(?<gerund>\p{L}+ing) (?:an? |the |any |another )?(?<noun>.{3,80})$/iu.exec(text)?.groups ?? {}
  const verb = verbOfGerund((gerund ?? '').toLowerCase())
  if (/^(?:somebody|someone) else['’]s$/iu.test(noun ?? '')) return [{ how: 'for a record of somebody else' }]
  if (verb === undefined || noun === undefined || / (?:again|twice) ?|^(?:same|it|them)/u.test(noun)) return undefined
  const thing = isPlural(noun) ? singularNoun(noun) : noun
  const [bare = thing] = thing.split(/ (?:that|which|whose|who|of|in|with|for) /u)
  const isOwn = call.isOfOne && sameThing(bare, call) && matchesMethod(verb, call.method)
  if (makes.test(verb)) return [{ how: '', step: `Send the request to ${verb} ${withArticle(thing)}`, isAlone: true }]
  if (bare === thing && !/ /u.test(thing)) return undefined
  const given = [`There is ${withArticle(thing)}.`]
  return isOwn
    ? [{ how: `for this ${call.noun}`, given }]
    : [{ how: '', given, step: `Send the request to ${verb} this ${bare.split(' ').at(-1) ?? bare}`, isAlone: true }]
}

function pastData(text: string, member: string, facts: TicketFacts): { data?: string } {
  const where = /in the (?<where>past|future)$/iu.exec(text)?.groups?.where
  return where === undefined
    ? {}
    : { data: bodyWith({ [member]: where.toLowerCase() === 'past' ? '2020-01-01' : '2099-01-01' }, facts) }
}

function memberData(request: string, facts: TicketFacts): { data?: string } {
  const { member, state } = /^with (?:an? |the )?(?<state>[\p{L}-]+) (?<member>[\w.]+)$/iu.exec(request)?.groups ?? {}
  return member !== undefined && state !== undefined && isMember(member, facts)
    ? { data: wrongValue(member, state.toLowerCase(), facts) }
    : {}
}
