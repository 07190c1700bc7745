import { part } from './actions-cases.ts'
import { isStem, verbOfGerund, verbOfParticiple } from '../../understand/english/words.ts'
import { parseSentence } from '../../understand/english/sentence.ts'
import type { PatternGroup } from '../pattern.ts'
import { observed, outcomesIn } from './outcomes.ts'
import { can, refusedTo } from './rights.ts'
import { anyOf, capital, line, lowerArticle, resultOf, thingOf, timed } from './wording.ts'
import { word, relatedThing, effect, impersonal, moreThanOnce, doing, shownOn } from './actions-cases.ts'

/** What goes into a field. */
const typed = /(?:code|number|address|name|password|PIN|IBAN|e-?mail|date|value|amount|entry)$/iu

/** Simple actions with their results. The generic ones: they stand behind everything else. */
export const actions: PatternGroup = {
  cue: '(?:ing|can|may|must|able|allow|want|possible|opens?|shows?|displays?|button|link|preselected|default|is|are|starts?|contains?|has|adds?|leads?)',
  patterns: [
    {
      said: `An? (?<thing>(?:expired|invalid|wrong|unknown|incorrect|missing|empty|duplicate|incomplete|[a-z]+ed) [a-z][a-z -]{2,40}?) (?:shows|displays|leads to|results in|triggers|gives|brings up) (?:the |an? )?(?:banner |message |error message |error |warning |hint |notice |text )?<message>`,
      example: 'An expired parking permit shows the warning "Please renew your permit".',
      cases: (slots) => {
        const thing = anyOf(word(slots, 'thing'))
        if (/ one$/u.test(thing)) return undefined
        return [
          {
            title: [`${word(slots, 'message')} for ${thing}`, `For ${thing}`],
            type: 'Negative',
            steps: [line(`${typed.test(thing) ? 'Enter' : 'Use'} ${thing}`, `${word(slots, 'message')} is displayed`)],
          },
        ]
      },
    },
    {
      said: `(?<gerund>[A-Z][a-z]+ing) (?<object>(?:on )?(?:the |an? |any |one of the |its )?${part}{2,60}?) (?:again )?(?<verb>ends|finishes|changes|enters|activates|deactivates|enables|disables|turns|increases|decreases|empties|discards|applies|confirms|submits|accepts|rejects|archives|publishes|replaces|prints|exports|reloads|refreshes|assigns|blocks|opens|shows|displays|closes|starts|stops|adds|removes|saves|deletes|hides|creates|sends|cancels|resets|switches|marks|copies|downloads|plays|pauses|selects|expands|collapses|returns|moves|brings up|restores|triggers|generates|updates|reveals|locks|unlocks|clears|calls) (?<rest>(?![^,;]* (?:that|which|who) )${part}{3,120}?)(?: (?<tab>in a new (?:tab|window)))?`,
      example: 'Selecting a marker on the map opens the details of the charging station.',
      cases: (slots) => {
        const verb = verbOfGerund(word(slots, 'gerund'))
        const object = word(slots, 'object')
        if (
          verb === undefined ||
          timed.test(object) ||
          / (?:is|are|can|must|and|or) /u.test(object.replace(/["“][^"”]*["”]/gu, ''))
        )
          return undefined
        const act = `${verb} ${lowerArticle(object)}`
        return effect(act, `${word(slots, 'verb')} ${word(slots, 'rest')}`, slots.words.get('tab'))
      },
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
      said: `<role> ${can} (?:also |always |still |at any time )?(?<act>[a-z]+ (?:["“][^"”]{1,160}["”]|[^;"“”]){2,120}?)(?: at any time)?`,
      example: 'Guests can rate a restaurant.',
      cases: (slots) => {
        const act = word(slots, 'act')
        // Conditions, limits and choices need more than one look.
        return /(?<!\p{L})(?:if|when|unless|until|once|only|at most|up to|maximum|within|before|after|or|but|per|times|twice|between|every|again|not|without|later|earlier|\d+)(?!\p{L})/iu.test(
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
          /(?<!\p{L})(?:if|when|unless|until|once|only|at most|up to|maximum|within|before|after|or|but|per|times|twice|between|every|again|not|without|by|later|earlier|\d+)(?!\p{L})/iu.test(
            text.replace(/["“][^"”]*["”]/gu, ''),
          )
        )
          return undefined
        // "can be paused and resumed": one after the other.
        const second = /^and (?<also>[a-z]+)$/u.exec(text)?.groups?.also
        const thing = lowerArticle(word(slots, 'thing'))
        const also = verbOfParticiple(second ?? '')
        if (second !== undefined)
          return also === undefined
            ? undefined
            : [
                {
                  title: [`${capital(thingOf(thing))}: ${participle} and ${second}`, `${capital(verb)} and ${also}`],
                  steps: [`${verb} ${thing}`, `${also} ${thing}`].map((act) => line(act, resultOf(act))),
                },
              ]
        return doing('the user', [verb, thing, ...rest].join(' '))
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
