import { isAction, isStem, verbOfGerund, verbOfParticiple, verbOfThirdPerson } from '../../understand/english/words.ts'
import { parseSentence } from '../../understand/english/sentence.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { observed, outcomesIn } from './situations.ts'
import { allowedResult, can, refusedTo } from './rights.ts'
import {
  accountOf,
  actsIn,
  anyOf,
  capital,
  isLook,
  line,
  lowerArticle,
  partsOf,
  oppositeOf,
  resultOf,
  thingOf,
  timed,
} from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const plainUser = /^(?:the |an? |all |every |each |any )?(?:users?|persons?|people|somebody|someone)$/iu
/** A stretch without a comma outside quotes. */
const part = '(?:["“][^"”]{1,160}["”]|[^,;"“”])'

/** Simple actions with their results. The generic ones: they stand behind everything else. */
export const actions: PatternGroup = {
  cue: '(?:ing|can|may|must|able|allow|want|possible|opens?|shows?|displays?|button|link|preselected|default|is|are|starts?|contains?|has|adds?|leads?)',
  patterns: [
    {
      said: `(?<gerund>[A-Z][a-z]+ing) (?<object>(?:on )?(?:the |an? |any |one of the |its )?${part}{2,60}?) (?:again )?(?<verb>ends|finishes|changes|enters|activates|deactivates|enables|disables|turns|increases|decreases|empties|discards|applies|confirms|submits|accepts|rejects|archives|publishes|replaces|prints|exports|reloads|refreshes|assigns|blocks|opens|shows|displays|closes|starts|stops|adds|removes|saves|deletes|hides|creates|sends|cancels|resets|switches|marks|copies|downloads|plays|pauses|selects|expands|collapses|returns|moves|brings up|restores|triggers|generates|updates|reveals|locks|unlocks|clears|calls) (?<rest>${part}{3,120}?)(?: (?<tab>in a new (?:tab|window)))?`,
      example: 'Selecting a marker on the map opens the details of the charging station.',
      cases: (slots) => {
        const verb = verbOfGerund(word(slots, 'gerund'))
        const object = word(slots, 'object')
        if (verb === undefined || / (?:is|are|can|must|and|or) /u.test(object.replace(/["“][^"”]*["”]/gu, '')))
          return undefined
        const act = `${verb} ${lowerArticle(object)}`
        return effect(act, `${word(slots, 'verb')} ${word(slots, 'rest')}`, slots.words.get('tab'))
      },
    },
    {
      said: `(?<gerund>[A-Z][a-z]+ing) (?<object>(?:on )?(?:the |an? |any |one of the |its )?${part}{2,60}?) (?<verb>opens|shows|displays|starts|adds|selects|expands|hides|marks|plays|activates) (?<rest>${part}{3,100}?)<stop>(?:(?:[a-z]+ing|selecting|clicking|tapping) (?:it |on it |there )?(?:again|a second time|once more)|a second (?:tap|click|press|selection)|another (?:tap|click)) (?:removes|hides|closes|stops|deselects|collapses|undoes|ends|pauses|deactivates|reverses|takes|shows|unmarks) (?:it|this|them|that|the [a-z ]{3,30})(?: again| away)?`,
      example: 'Tapping the star adds the line to the favourites; a second tap removes it.',
      cases: (slots) => {
        const verb = verbOfGerund(word(slots, 'gerund'))
        const told = `${word(slots, 'verb')} ${word(slots, 'rest')}`
        if (verb === undefined) return undefined
        const act = `${verb} ${lowerArticle(word(slots, 'object'))}`
        const [first] = effect(act, told) ?? []
        const seen = first?.steps[0]?.split(' | ')[2]?.replace(/\.$/u, '')
        const gone = seen === undefined ? undefined : oppositeOf(seen.charAt(0).toLowerCase() + seen.slice(1))
        if (first === undefined || gone === undefined) return undefined
        return [
          {
            ...first,
            steps: [
              ...first.steps.slice(0, 1),
              line(
                `${act} again`,
                capital(
                  gone
                    .replace(/ not /u, ' no longer ')
                    .replace(/ no longer added to /u, ' no longer in ')
                    .replace(
                      / no longer (?:selected|marked|opened|displayed|hidden|expanded|started)/u,
                      (found) => found,
                    ),
                ),
              ),
            ],
          },
        ]
      },
    },
    {
      said: `(?:A )?(?<way>click|tap|double-click|long press|swipe|right-click) on (?<object>(?:the |an? )?${part}{2,60}?) (?<verb>opens|shows|displays|closes|starts|stops|adds|removes|saves|deletes|hides|creates|sends|cancels|resets|marks|copies|downloads|plays|pauses|selects|expands|collapses|restores|triggers|generates|updates|reveals|locks|unlocks|clears|leads to|takes the user to) (?<rest>${part}{3,120}?)(?: (?<tab>in a new (?:tab|window)))?`,
      example: 'A click on the logo opens the start page.',
      cases: (slots) => {
        const way: Partial<Record<string, string>> = {
          click: 'Click',
          tap: 'Tap',
          'double-click': 'Double-click',
          'long press': 'Press and hold',
          swipe: 'Swipe over',
          'right-click': 'Right-click',
        }
        return effect(
          `${way[word(slots, 'way').toLowerCase()] ?? 'Click'} ${lowerArticle(word(slots, 'object'))}`,
          `${word(slots, 'verb')} ${word(slots, 'rest')}`,
          slots.words.get('tab'),
        )
      },
    },
    {
      said: `(?:The |An? )?(?<kind>button|link|icon|menu item|menu entry|tab|tile|option|shortcut|key|field|action|function|symbol)? ?<label>(?: (?<kind2>button|link|icon|menu item|menu entry|tab|tile|option))?(?: (?:on|in|at|of|below|above|next to) (?<place>${part}{3,50}?))? (?<verb>opens|shows|displays|closes|starts|stops|adds|removes|saves|deletes|hides|creates|sends|cancels|resets|marks|copies|downloads|plays|pauses|selects|expands|collapses|restores|triggers|generates|updates|reveals|locks|unlocks|clears|leads to|takes the user to|brings the user to) (?<rest>${part}{3,120}?)(?: (?<tab>in a new (?:tab|window)))?`,
      example: 'The button "Duplicate" creates a copy of the invoice.',
      cases: (slots) =>
        slots.words.get('kind') === undefined &&
        slots.words.get('kind2') === undefined &&
        /^(?:shows|displays)$/iu.test(word(slots, 'verb'))
          ? undefined
          : effect(
              `Select ${word(slots, 'label')}`,
              `${word(slots, 'verb')} ${word(slots, 'rest')}`,
              slots.words.get('tab'),
            ),
    },
    {
      said: `(?:As (?:an? |the )?<role>,? )?I (?:can|want to|want to be able to|am able to|would like to|may|should be able to) (?<act>[a-z]+ (?:["“][^"”]{1,160}["”]|[^;"“”]){2,160}?)(?:,? so that .{5,160}|,? in order to .{5,120})?`,
      example: 'As a runner, I want to share my route so that friends can follow it.',
      cases: (slots) => doing(slots.words.get('role') ?? 'the user', impersonal(word(slots, 'act').replace(/,$/u, ''))),
    },
    {
      said: `<role> ${can} (?<act>[a-z]+ ${part}{2,100}?)<stop>(?<rest>(?:the|all|its|an?) ${part}{4,140}?)`,
      example: 'A librarian can lift a block; the reader is informed about this by e-mail.',
      cases: (slots) => {
        const [role, act, outcome] = [word(slots, 'role'), word(slots, 'act'), word(slots, 'rest')]
        const [first] = doing(role, act) ?? []
        if (
          first === undefined ||
          timed.test(outcome) ||
          moreThanOnce.test(outcome.replace(/["“][^"”]*["”]/gu, '')) ||
          / (?:can|cannot|must|may) /u.test(outcome)
        )
          return undefined
        if (
          outcomesIn(outcome).some(
            (one) => parseSentence(one)?.subject === undefined || parseSentence(one)?.subject === '',
          )
        )
          return undefined
        return [{ ...first, steps: observed(act, outcome, '', capital(resultOf(act))) }]
      },
    },
    {
      said: `(?:It (?:must|should|shall) be possible|It is possible|The (?:system|app|application|portal|product|platform) (?:lets|allows|enables) (?:the )?(?<who>users?|customers?|members?|[a-z]+s?)) (?:for <who2> )?to <act>`,
      example: 'It must be possible to rename a playlist.',
      cases: (slots) => doing(slots.words.get('who2') ?? slots.words.get('who') ?? 'the user', word(slots, 'act')),
    },
    {
      said: `By (?<gerund>[a-z]+ing) (?<object>${part}{3,60}?),? (?:the |an? )?(?:user|customer|member|guest|player|<role>|I) ${can} <act>`,
      example: 'By dragging a card, the user can change its position.',
      cases: (slots) => {
        const verb = verbOfGerund(word(slots, 'gerund'))
        return verb === undefined || partsOf(word(slots, 'act')) === undefined
          ? undefined
          : [
              {
                title: [
                  `${capital(verb)} ${lowerArticle(word(slots, 'object'))}: ${resultOf(word(slots, 'act'))}`,
                  `${capital(word(slots, 'act'))}`,
                ],
                steps: [
                  line(`${verb} ${lowerArticle(word(slots, 'object'))}`, resultOf(word(slots, 'act'))),
                  line('Reload the page', 'The new state is still displayed'),
                ],
              },
            ]
      },
    },
    {
      said: `<role> ${can} (?:also |always |still |at any time )?(?<act>[a-z]+ (?:["“][^"”]{1,160}["”]|[^;"“”]){2,120}?)(?: at any time)?`,
      example: 'Guests can rate a restaurant.',
      cases: (slots) => {
        const act = word(slots, 'act')
        // Conditions, limits and choices need more than one look.
        return /(?<!\p{L})(?:if|when|unless|until|once|only|at most|up to|maximum|within|before|after|or|but|per|times|between|every|again|not|without|later|earlier|\d+)(?!\p{L})/iu.test(
          act.replace(/["“][^"”]*["”]/gu, ''),
        )
          ? undefined
          : doing(word(slots, 'role'), act)
      },
    },
    {
      said: `<thing> (?:can|may) be (?<done>[a-z]+(?: ${part}{2,60}?)?)`,
      example: 'A profile picture can be removed.',
      cases: (slots) => {
        const [participle = '', ...rest] = word(slots, 'done').split(' ')
        const verb = verbOfParticiple(participle)
        const text = rest.join(' ')
        if (
          verb === undefined ||
          !isStem(verb) ||
          /(?<!\p{L})(?:if|when|unless|until|once|only|at most|up to|maximum|within|before|after|or|but|per|times|between|every|again|not|without|by|later|earlier|\d+)(?!\p{L})/iu.test(
            text.replace(/["“][^"”]*["”]/gu, ''),
          )
        )
          return undefined
        return doing('the user', [verb, lowerArticle(word(slots, 'thing')), ...rest].join(' '))
      },
    },
    {
      said: `<thing> (?:cannot|can not|can't|can never|must not|may not) be (?<done>[a-z]+(?: ${part}{2,60}?)?)(?: any ?more| any longer)?`,
      example: 'The customer number cannot be changed.',
      cases: (slots) => {
        const [participle = '', ...rest] = word(slots, 'done').split(' ')
        const verb = verbOfParticiple(participle)
        const text = rest.join(' ')
        if (
          verb === undefined ||
          !isStem(verb) ||
          /(?<!\p{L})(?:or|if|when|unless|until|once|only|at most|more than|less than|within|before|after|per|times|empty|longer|\d+)(?!\p{L})/iu.test(
            text.replace(/["“][^"”]*["”]/gu, ''),
          )
        )
          return undefined
        const act = [verb, lowerArticle(word(slots, 'thing')), ...rest].join(' ')
        if (timed.test(act) || / (?:only|no|neither|a second|the same) /iu.test(` ${act} `)) return undefined
        const related = relatedThing(slots, verb, rest.join(' '))
        if (related !== undefined) return related
        return [
          {
            title: [`${capital(thingOf(word(slots, 'thing')))} cannot be ${word(slots, 'done')}`, `Refused: ${act}`],
            type: 'Negative',
            steps: [
              line(`Try to ${act}`, refusedTo(act)),
              line(
                'Reload the page',
                `${capital(thingOf(word(slots, 'thing')))} is as before`.replace(
                  /^(?<things>.*[^s]s) is /u,
                  '$<things> are ',
                ),
              ),
            ],
          },
        ]
      },
    },
    {
      said: `(?:The |An? )?(?<kind>[a-z -]{3,30}? )?<option> is (?:preselected|pre-selected|selected by default|the default(?: value)?|preset|set by default|the default selection|active by default|ticked by default)(?: (?:in|for|as) (?<place>${part}{3,60}?))?`,
      example: '"Standard delivery" is preselected.',
      cases: (slots) => {
        const place = slots.words.get('place')
        return [
          {
            title: [`${word(slots, 'option')} is preselected`],
            steps: [
              line(
                `Open the page with ${place === undefined ? `the choice ${word(slots, 'option')}` : thingOf(place)} for a new record`,
                `${word(slots, 'option')} is selected, nothing else`,
              ),
              line('Save without a change of the choice', `${word(slots, 'option')} is saved`),
            ],
            assume: ['Everything else that must be filled in is filled in.'],
          },
        ]
      },
    },
    {
      said: `(?:The )?(?<place>[a-z "“”-]{3,50}?(?:page|screen|dashboard|overview|view|dialog|window|tab|section|header|footer|form|profile|card|panel|sidebar|start page|receipt|ticket|confirmation|summary|details)(?: (?:of|for) ${part}{3,40}?)?) (?:shows?|displays?|contains?|includes?|has) (?<rest>${part}{3,100}?)`,
      example: 'The dashboard shows the revenue of the current month.',
      cases: (slots) => shownOn(word(slots, 'place'), word(slots, 'rest')),
    },
    {
      said: `(?<thing>(?:The |An? )?${part}{3,70}?) (?:is|are|must be) (?:always )?(?:shown|displayed|visible|listed|given|indicated) (?:on|in|at) (?<place>(?:the |every |each |an? )?${part}{3,60}?)`,
      example: 'The remaining balance is shown on the start page.',
      cases: (slots) => {
        if (
          /(?<!\p{L})(?:if|when|unless|only|not|format|order|red|green)(?!\p{L})/iu.test(
            `${word(slots, 'thing')} ${word(slots, 'place')}`,
          )
        )
          return undefined
        return shownOn(word(slots, 'place'), word(slots, 'thing'))
      },
    },
  ],
}

/** What the next sentence says of a refusal; undefined where it says nothing. */
function beyondOf({ words }: Slots): string | undefined {
  return words.get('beyond') === 'It is refused; nothing is saved.' ? undefined : '{beyond}'
}

/** "A category that contains products cannot be deleted": one with them and one without. */
function relatedThing(slots: Slots, verb: string, rest: string): CasePattern[] | undefined {
  const found =
    /^(?<head>.{2,40}?) (?:(?:that|which|who) (?<clause>.{4,80})|(?<with>with|without) (?<what>.{3,60}))$/iu.exec(
      word(slots, 'thing'),
    )?.groups
  if (found?.head === undefined) return undefined
  const one = anyOf(found.head).replace(/^an? /u, '')
  const clause = found.clause ?? `${found.with === 'with' ? 'has' : 'has no'} ${found.what ?? ''}`
  const single = `the ${one} ${/^(?:are|have) /u.test(clause) ? clause.replace(/^are/u, 'is').replace(/^have/u, 'has') : clause.replace(/^(?<plural>contain|belong|include|own|need|hold)(?= )/u, '$<plural>s')}`
  const opposite = oppositeOf(single)
  if (opposite === undefined) return undefined
  const act = `${verb} record 1${rest === '' ? '' : ` ${rest}`}`
  const other = `${verb} record 2${rest === '' ? '' : ` ${rest}`}`
  return [
    {
      title: [
        `${capital(anyOf(word(slots, 'thing')))} cannot be ${word(slots, 'done')}`,
        `Refused: ${verb} ${anyOf(word(slots, 'thing'))}`,
        `Refused: ${verb} ${anyOf(one)}`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [`Two ${one} records are prepared. Record 1: ${single}. Record 2: ${opposite}.`],
      steps: [
        line(`Try to ${act}`, beyondOf(slots) ?? `The action is not offered or is refused; ${resultOf(act, true)}`),
        line('Reload the page', 'Record 1 is still there, unchanged'),
        line(other, resultOf(other)),
      ],
      assume: [`Nothing else stands in the way of record 2.`],
    },
  ]
}

/** "opens the details of the station" → "the details of the station are opened". */
function effect(act: string, told: string, tab?: string): CasePattern[] | undefined {
  const [third = '', ...others] = told
    .replace(/^(?:leads|brings the user|takes the user) to/iu, 'opens')
    .replace(/^brings up/iu, 'opens')
    .split(' ')
  const verb = verbOfThirdPerson(third)
  const rest = others.join(' ')
  if (
    verb === undefined ||
    partsOf(`${verb} ${rest}`) === undefined ||
    /(?<!\p{L})(?:if|when|unless|only|but|not)(?!\p{L})/iu.test(rest)
  )
    return undefined
  const shown =
    /^(?:show|display|reveal)$/u.test(verb) ||
    (verb === 'open' &&
      /(?:page|detail|form|list|dialog|map|menu|view|screen|overview|profile|window|settings|calendar|chat|popup|preview|article|document|website|help|manual|file|photo|image|panel|sidebar|history|cart|basket|editor|report|entry|record|search|filter)/iu.test(
        rest,
      ))
  const { object = '', rest: where = '' } = partsOf(`${verb} ${rest}`) ?? {}
  const seen = shown
    ? resultOf(`display ${object}`).replace(/ displayed$/u, ` displayed${where === '' ? '' : ` ${where}`}`)
    : verb === 'open'
      ? resultOf(`open ${rest}`).replace(/ displayed(?= |$)/u, ' open')
      : resultOf(`${verb} ${rest}`)
  const [first = act] = actsIn(act)
  return [
    {
      title: [`${capital(act)}: ${seen}`, capital(seen)],
      steps: [
        line(first, `${capital(seen)}${tab === undefined ? '' : ` ${tab}; the page before is still open`}`),
        ...(shown ? [] : [line('Reload the page', stillThere(seen))]),
      ],
    },
  ]
}

/** What a reload shows after an effect; it must not repeat the step. */
function stillThere(seen: string): string {
  if (
    / (?:copied|downloaded|sent|played|paused|started|stopped|expanded|collapsed|printed|exported|called|tested)(?: |$)/u.test(
      seen,
    )
  )
    return 'The page opens without an error message'
  const made =
    /^(?<what>.+?) (?<be>is|are) (?:created|added|saved|entered|uploaded|registered|recorded|written|generated|booked|ordered|submitted|posted|defined|imported|set up)(?: .*)?$/u.exec(
      seen,
    )?.groups
  if (made?.what !== undefined) return `${capital(made.what)} ${made.be ?? 'is'} still there`
  if (/ (?:is|are) (?:removed|deleted|erased|cleared|discarded)(?: |$)/u.test(seen))
    return capital(seen.replace(/ (?<be>is|are) .*$/u, ' $<be> still gone'))
  return capital(seen.replace(/ (?<be>is|are) /u, ' $<be> still '))
}

/** "share my route" → "share the route". */
const impersonal = (act: string): string =>
  act.replace(/(?<= )(?:my|our) (?:own )?/giu, 'the ').replace(/(?<= )(?:me|myself)(?= |$)/giu, 'the user')

/** Conditions, limits and choices need more than one look. */
const moreThanOnce =
  /(?<!\p{L})(?:if|when|unless|until|once|only|at most|at least|up to|maximum|minimum|more than|less than|within|before|after|or|but|per|times|between|every|again|not|without|later|earlier|omitted|left out|left empty|null|\d+)(?!\p{L})/iu

function doing(people: string, act: string): CasePattern[] | undefined {
  if (moreThanOnce.test(act.replace(/["“][^"”]*["”]/gu, '')) || /^(?:omit|leave)(?= )/u.test(act)) return undefined
  if (timed.test(act) || / (?:only|no|neither|a second|the same) /iu.test(` ${act} `)) return undefined
  const acts = actsIn(act)
  if (
    acts.some(
      (one) => partsOf(one) === undefined || (!isAction((one.split(' ')[0] ?? '').toLowerCase()) && !isLook(one)),
    )
  )
    return undefined
  if (acts.some((one) => (partsOf(one)?.object ?? '') === '')) return undefined
  const anybody = plainUser.test(people)
  const last = acts.at(-1) ?? act
  return [
    {
      title: [`${anybody ? 'The user' : capital(anyOf(people))} can ${act}`, capital(act), capital(acts[0] ?? act)],
      given: anybody ? [] : [`${accountOf('Anna Weber', people)} and is signed in.`],
      steps: [
        ...acts.map((one) =>
          line(
            one,
            acts.length > 1
              ? capital(resultOf(one))
              : allowedResult(one).replace(/; this is still so after a reload$/u, ''),
          ),
        ),
        ...(isLook(last) ? [] : [line('Reload the page', stillThere(resultOf(last)))]),
      ],
    },
  ]
}

function shownOn(place: string, thing: string): CasePattern[] | undefined {
  const where = thingOf(place)
  const what = lowerArticle(thing)
  if (
    /(?<!\p{L})(?:if|when|unless|only|not|no|at most|up to|columns?|per|first|\d+)(?!\p{L})/iu.test(
      `${thing.replace(/["“][^"”]*["”]/gu, '')}`,
    ) ||
    /["“]$/u.test(where)
  )
    return undefined
  const parts = what.split(/,? and |, /u)
  return [
    {
      title: [`${capital(where)} shows ${what}`, `Shown on ${where}`],
      technique: 'Checklist-based',
      given: [
        `${capital(parts.map((one) => thingOf(one)).join(' and '))} ${parts.length > 1 || /s$/u.test(what) ? 'are' : 'is'} known from the data and noted down.`,
      ],
      steps: [
        line(
          `Open ${where}`,
          `${capital(what)} ${parts.length > 1 || /[^s]s(?: (?:of|in|for|with) .*)?$/u.test(what) ? 'are' : 'is'} displayed with what was noted`,
        ),
      ],
    },
  ]
}
