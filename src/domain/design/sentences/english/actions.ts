import { part } from './actions-cases.ts'
import { isStem, verbOfGerund, verbOfParticiple } from '../../understand/english/words.ts'
import { parseSentence } from '../../understand/english/sentence.ts'
import type { PatternGroup } from '../pattern.ts'
import { observed, outcomesIn } from './outcomes.ts'
import { can, refusedTo } from './rights.ts'
import { capital, line, lowerArticle, partsOf, oppositeOf, resultOf, thingOf, timed } from './wording.ts'
import { word, relatedThing, effect, impersonal, moreThanOnce, doing, shownOn } from './actions-cases.ts'

/** Simple actions with their results. The generic ones: they stand behind everything else. */
export const actions: PatternGroup = {
  cue: '(?:ing|can|may|must|able|allow|want|possible|opens?|shows?|displays?|button|link|preselected|default|is|are|starts?|contains?|has|adds?|leads?)',
  patterns: [
    {
      said: `(?<gerund>[A-Z][a-z]+ing) (?<object>(?:on )?(?:the |an? |any |one of the |its )?${part}{2,60}?) (?:again )?(?<verb>ends|finishes|changes|enters|activates|deactivates|enables|disables|turns|increases|decreases|empties|discards|applies|confirms|submits|accepts|rejects|archives|publishes|replaces|prints|exports|reloads|refreshes|assigns|blocks|opens|shows|displays|closes|starts|stops|adds|removes|saves|deletes|hides|creates|sends|cancels|resets|switches|marks|copies|downloads|plays|pauses|selects|expands|collapses|returns|moves|brings up|restores|triggers|generates|updates|reveals|locks|unlocks|clears|calls) (?<rest>(?![^,;]* (?:that|which|who) )${part}{3,120}?)(?: (?<tab>in a new (?:tab|window)))?`,
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
