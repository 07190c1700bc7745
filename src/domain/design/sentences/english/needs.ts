import { gerundOf, isStem, verbOfGerund } from '../../understand/english/words.ts'
import { fits } from '../forms.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { allowedResult } from './rights.ts'
import { isPersonal } from './situations.ts'
import { accountOf, anyOf, capital, line, lowerArticle, partsOf, resultOf, timed } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const stretch = '[^,;.:"“]'
const mandatory = '(?:required|mandatory|compulsory|obligatory|needed)'
const bare = (thing: string): string => capital(thing.replace(/^(?:the|an?|at least an?) /iu, ''))
const several = /(?<!\p{L})(?:and|or|if|when|only|both|not)(?!\p{L})|\d/iu

/** "a last name or a company name": with neither, then with each alone. */
function oneOfTwo(slots: Slots): CasePattern[] | undefined {
  const thing = anyOf(word(slots, 'thing'))
  const [one, other] = [lowerArticle(word(slots, 'one')), lowerArticle(word(slots, 'other'))]
  if (several.test(thing) || [one, other].some((part) => several.test(part))) return undefined
  const noun = thing.replace(/^an? /u, '')
  const named = (part: string): string => (/^(?:the|an?|one) /iu.test(part) ? part : anyOf(part))
  return [
    {
      title: [`${capital(thing)} needs ${named(one)} or ${named(other)}`, `Either ${one} or ${other} is needed`],
      type: 'Negative',
      technique: 'Decision table',
      given: ['Everything else is filled in correctly.'],
      steps: [
        line(`Save ${thing} with neither of them`, '{beyond}', `${bare(one)} and ${bare(other)}: left empty`),
        line(`Save ${thing} with ${named(one)} only`, `The ${noun} is saved`, `${bare(other)}: left empty`),
        line(`Save another ${noun} with ${named(other)} only`, `The ${noun} is saved`, `${bare(one)}: left empty`),
      ],
    },
  ]
}

/** "required for deliveries abroad, optional for all others": both kinds without it. */
function requiredForSome(slots: Slots): CasePattern[] | undefined {
  const field = lowerArticle(word(slots, 'field'))
  const { head: plural = '', tail = '' } =
    /^(?<head>[^,]*?s)(?<tail> (?:abroad|from|to|in|outside|within|with|over|of|by|that|who)(?: .*)?)?$/u.exec(
      word(slots, 'kind'),
    )?.groups ?? {}
  if (plural === '') return undefined
  const kind = `${anyOf(plural)}${tail}`
  const others = word(slots, 'others')
  if (several.test(field) || several.test(kind) || timed.test(kind)) return undefined
  const head = anyOf(plural).split(' ').at(-1) ?? ''
  const other = /^(?:everything|all|any|the|every) /iu.test(`${others} `)
    ? `${anyOf(head)} that is not ${kind}`
    : anyOf(others)
  const save = isPersonal(kind) ? 'Save the data of' : 'Save'
  const name = /^(?:the|an?) /iu.test(field) ? field : `the ${field}`
  return [
    {
      title: [`${capital(name)}: needed for ${kind}, not for others`, `${capital(name)}: needed only for some`],
      type: 'Negative',
      technique: 'Decision table',
      given: ['Everything else is filled in correctly.'],
      steps: [
        line(`${save} ${kind} without ${name}`, '{beyond}', `${bare(field)}: left empty`),
        line(
          `Fill in ${name} and save again`,
          'It is saved and still there after a reload',
          `${bare(field)}: filled in`,
        ),
        line(
          `${save} ${other} without ${name}`,
          'It is saved and still there after a reload',
          `${bare(field)}: left empty`,
        ),
      ],
    },
  ]
}

/** "must sign the form before closing the case": refused without it, possible with it. */
function firstThen(act: string, gerund: string, rest: string, who: string): CasePattern[] | undefined {
  const verb = verbOfGerund(gerund)
  if (verb === undefined || partsOf(act) === undefined || timed.test(`${act} ${rest}`)) return undefined
  const [first = ''] = act.split(' ')
  const then = `${verb} ${lowerArticle(rest)}`
  if (!isStem(first) || partsOf(then) === undefined || / (?:if|when|and) /u.test(`${act} ${then}`)) return undefined
  const { object = '', rest: behind = '' } = partsOf(act) ?? {}
  const tail = behind === '' ? '' : ` ${behind}`
  const options = object.split(/ or (?=(?:the|an?|one) )/u)
  const again = then.replace(/ an? /u, ' another ')
  return [
    {
      title: [`${capital(then)}: not before ${gerundOf(first)} ${object}`, `${capital(then)}: only afterwards`],
      type: 'Negative',
      given: [`${accountOf('Anna Weber', who)} and is signed in.`],
      steps: [
        line(`Try to ${then} without ${gerundOf(first)} ${object}${tail}`, `It is refused; ${resultOf(then, true)}`),
        ...(again === then ? options.slice(0, 1) : options).flatMap((option, at) => [
          line(
            `${first} ${option}${tail}${at === 0 ? '' : ` instead of ${options[0] ?? ''}`}`,
            resultOf(`${first} ${option}${tail}`),
          ),
          line(at === 0 ? then : again, allowedResult(at === 0 ? then : again)),
        ]),
      ],
    },
  ]
}

/** What has to be there, or has to be done, before something else is possible. */
export const needs: PatternGroup = {
  needsRequest: false,
  cue: 'need|require|must|has to|have to|mandatory|without',
  patterns: [
    {
      said: `<word=[A-Za-z]+ing(?: [a-z]+){0,3}> (?:requires|needs|takes) <first=(?:the |an? )?[^,;.]{3,40}?> and <second=(?:the |an? )?[^,;.]{3,40}?>(?:<stop>|, )(?:afterwards|after that|later|from then on|then),? only the last <n> (?:characters|digits|signs|letters)(?: of (?:the |this )?<third=[^,;.]{3,30}?>)? (?:is|are|can be|may be) (?:shown|displayed|visible|seen|readable)`,
      example:
        "Checking out requires the guest's name and passport number; afterwards only the last 4 characters of the passport number are shown.",
      cases: needsAndMasks,
    },
    {
      said: `<thing> (?:needs?|requires?|must have|has to have|must contain) (?:at least |either )?<one=${stretch}{3,40}?> or <other=${stretch}{3,40}?>(?: (?:before it (?:can|may) be (?:saved|created|submitted)|(?:in order )?to be (?:saved|created|submitted)))`,
      example: 'A contact needs at least a last name or a company name before it can be saved.',
      cases: oneOfTwo,
    },
    {
      said: `(?<gerund>[A-Z][a-z]+ing) <rest=${stretch}{3,60}?> without (?:(?:giving|entering|stating|providing|selecting|choosing|adding|uploading|specifying) )?<field=${stretch}{3,40}?> (?:is not|isn['’]t) (?:possible|allowed|permitted)`,
      example: 'Rejecting a request without giving a reason is not possible.',
      cases: (slots) => {
        const verb = verbOfGerund(word(slots, 'gerund'))
        return verb === undefined
          ? undefined
          : notWithout(`${verb} ${lowerArticle(word(slots, 'rest'))}`, lowerArticle(word(slots, 'field')), [])
      },
    },
    {
      said: `<field> (?:is|are) ${mandatory} for <kind=${stretch}{3,50}?>,? (?:and |but )?(?:is |are )?(?:optional|not ${mandatory}|voluntary) for <others=${stretch}{3,40}?>`,
      example: 'The customs number is required for deliveries abroad, optional for everything else.',
      cases: requiredForSome,
    },
    {
      said: `<role> (?:must|has to|have to|needs? to) <act=[a-z]+ ${stretch}{3,80}?> before (?<gerund>[a-z]+ing) <rest=${stretch}{3,60}?>`,
      example: 'The courier has to take a photo before closing a delivery.',
      cases: (slots) => {
        const who = word(slots, 'role')
        return isPersonal(who) || fits('who', who, 'en')
          ? firstThen(word(slots, 'act'), word(slots, 'gerund'), word(slots, 'rest'), who)
          : undefined
      },
    },
    {
      said: `(?:As )?<role> can <act=[a-z]+ ${stretch}{3,100}?>,? but (?:must |has to |have to |needs? to )(?<verb>enter|give|provide|state|specify|choose|select|upload) <field=${stretch}{3,40}?>`,
      example: 'A guest can place an order without an account, but must enter an e-mail address.',
      cases: (slots) => doneWith(slots),
    },
    {
      said: `(?:As )?<role> can <act=[a-z]+ ${stretch}{3,100}?>,? but <field=${stretch}{3,40}?> (?:is|are) (?:then )?${mandatory}`,
      example: 'Members can cancel a booking, but a reason is mandatory.',
      cases: (slots) => doneWith(slots),
    },
  ],
}

/** "requires the owner's name and ID number; afterwards only the last 3 characters of the ID number are shown" */
function needsAndMasks(slots: Slots): CasePattern[] | undefined {
  const act = word(slots, 'word').toLowerCase()
  const [one, other] = [word(slots, 'first'), word(slots, 'second')].map((text) => lowerArticle(text))
  const masked = bare(word(slots, 'third')).toLowerCase()
  const count = slots.values.get('n')?.amount ?? 0
  const verb = verbOfGerund(act.split(' ')[0] ?? '')
  if (one === undefined || other === undefined || verb === undefined || count < 1 || count > 6) return undefined
  const owner = /^(?<owner>(?:the )?[a-z]+['’]s) /u.exec(one)?.groups?.owner
  const [name, secret] = [one, owner === undefined || other.startsWith('the ') ? other : `${owner} ${other}`]
  if (!secret.toLowerCase().endsWith(masked.replace(/^(?:the|this) /u, ''))) return undefined
  const digits = /digit/u.test(slots.sentence ?? '')
  const value = digits ? '480217355904' : 'L01X00T47'
  const tail = value.slice(-count)
  const shortName = bare(name.replace(/^(?:the )?[a-z]+['’]s /u, ''))
  const shortSecret = bare(secret.replace(/^(?:the )?[a-z]+['’]s /u, ''))
  const filledIn = (label: string, text: string): string => `${label}: ${text}`
  const given = ['A user who may do this is signed in; everything else that it takes is filled in.']
  return [
    {
      title: [
        `Not ${act} without ${name} or ${secret.replace(`${owner ?? ''} `, '')}`,
        `${capital(act)}: both entries are needed`,
      ],
      type: 'Negative',
      given,
      steps: [
        line(
          `Try ${act} without ${secret}`,
          'It is refused; after a reload nothing has changed',
          `${filledIn(shortName, 'Nell Price')}; ${filledIn(shortSecret, 'left empty')}`,
        ),
        line(
          `Try ${act} without ${name}`,
          'It is refused; after a reload nothing has changed',
          `${filledIn(shortName, 'left empty')}; ${filledIn(shortSecret, value)}`,
        ),
        line(
          `Finish ${act} with both`,
          'It is accepted and still displayed after a reload',
          `${filledIn(shortName, 'Nell Price')}; ${filledIn(shortSecret, value)}`,
        ),
      ],
      assume: ['The ticket gives no text for the refusal.', `${value} stands for a value that is accepted.`],
    },
    {
      title: [`${capital(shortSecret)} ${value} is later shown as ${tail}`, `Only ${tail} of ${value} is shown later`],
      given,
      steps: [
        line(
          `Finish ${act} with both entries`,
          'It is accepted',
          `${filledIn(shortName, 'Nell Price')}; ${filledIn(shortSecret, value)}`,
        ),
        line(
          'Reload the page',
          `Of the ${shortSecret.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase())} only ${tail} is displayed, not ${value.slice(0, -count)}`,
        ),
        line('Search the source of the page for the whole value', 'It is not found', value),
      ],
      assume: ['The value must not be in the source of the page either.'],
    },
  ]
}

/** Something that can be done, with an entry that it takes: refused without it. */
function doneWith(slots: Slots): CasePattern[] | undefined {
  const who = word(slots, 'role')
  return isPersonal(who)
    ? notWithout(word(slots, 'act'), lowerArticle(word(slots, 'field')), [
        `${accountOf('Anna Weber', who)} and is signed in.`,
      ])
    : undefined
}

function notWithout(act: string, field: string, given: string[]): CasePattern[] | undefined {
  if (partsOf(act) === undefined || timed.test(act) || several.test(`${act} ${field}`)) return undefined
  return [
    {
      title: [`${capital(act)}: not without ${field}`, `Not without ${field}`],
      type: 'Negative',
      given: [...given, 'Everything else is filled in correctly.'],
      steps: [
        line(`Try to ${act}`, `It is refused; ${resultOf(act, true)}`, `${bare(field)}: left empty`),
        line(act, allowedResult(act), `${bare(field)}: filled in`),
      ],
    },
  ]
}
