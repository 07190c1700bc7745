import { log } from './traces-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { actFrom, capital, line, resultOf, thingOf } from './wording.ts'
import { word, bare, atOnce, editing, doubled, logged, unchangeable, masked, absent } from './traces-cases.ts'

/** Several people at once, what is recorded, and what stays hidden. */
export const traces: PatternGroup = {
  cue: 'not |never |PIN|password|same time|simultaneous|two |both |meanwhile|somebody else|someone else|another user|double|twice|log|histor|audit|trail|record|journal|timeline|mask|hidden|last (?:four|three|two|\\d)|encrypt|plain text|asterisk|anonym|personal',
  patterns: [
    {
      said: '(?:If|When) two (?<who>[a-z ]{3,30}?) (?<act>[a-z]+ [^,]{3,60}?) (?:at the same time|simultaneously|at the same moment|within the same second|in parallel|at once), (?:then )?<rest>',
      example:
        'If two clerks book the last seat at the same time, only one booking is accepted and the other clerk sees "This seat has just been taken."',
      cases: (slots) => atOnce(word(slots, 'act'), word(slots, 'rest'), word(slots, 'who')),
    },
    {
      said: '(?:If|When) two (?<who>[a-z ]{3,30}?) (?:at the same time|simultaneously) (?<act>[a-z]+ [^,]{3,60}?), (?:then )?<rest>',
      example: 'When two players simultaneously buy the last ticket, only the first purchase counts.',
      cases: (slots) => atOnce(word(slots, 'act'), word(slots, 'rest'), word(slots, 'who')),
    },
    {
      said: '(?:If|When) (?:two people|two users|several users|two employees) (?:edit|change|open and edit|are editing|have opened) the same (?<thing>[^,]{3,40}?)(?: at the same time| simultaneously)?, (?:then )?<rest>',
      example:
        'If two users edit the same contact, the second to save sees "This contact was changed by someone else." and nothing is overwritten.',
      cases: (slots) => editing(word(slots, 'thing'), word(slots, 'rest')),
    },
    {
      said: '(?:If|When) (?:the|a|an) (?<thing>[^,]{3,40}?) (?:has been|was|is) (?:changed|edited|modified|updated|saved) (?:by (?:another|a different) (?:user|person|employee|member)|by (?:someone|somebody) else|in another (?:tab|window)) (?:in the meantime|meanwhile|while it (?:is|was) (?:open|being edited))?,? ?<rest>',
      example:
        'If the order has been changed by another user in the meantime, "Please reload the page" is shown on saving.',
      cases: (slots) => editing(word(slots, 'thing'), word(slots, 'rest')),
    },
    {
      said: '(?:If|When) (?:the|an?|the last) (?<thing>[^,]{3,40}?) (?:has|have) (?:just |already |meanwhile |in the meantime )?been (?<done>taken|booked|sold|reserved|assigned|accepted|claimed|picked up)(?: by (?:someone|somebody|another|a different) ?(?:else|[a-z]+)?)?(?: in the meantime| meanwhile)?, (?:the (?:user|customer|second [a-z]+|other [a-z]+) (?:sees|gets|receives|is shown) )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?',
      example: 'If the slot has been booked by somebody else in the meantime, "This slot is no longer free" is shown.',
      cases: (slots) => {
        const thing = bare(word(slots, 'thing'))
        const act = actFrom(`the ${thing}`, word(slots, 'done')) ?? `take the ${thing}`
        return [
          {
            title: [`${capital(thing)} gone in the meantime: ${word(slots, 'message')}`],
            type: 'Negative',
            given: [`Anna Weber and Ben Ark have both opened the same free ${thing}.`],
            steps: [
              line(`${act} as Anna Weber`, resultOf(act), 'Anna Weber'),
              line(
                `${act} as Ben Ark without a reload`,
                `${word(slots, 'message')} is displayed; the ${thing} still belongs to Anna Weber`,
                'Ben Ark',
              ),
            ],
          },
        ]
      },
    },
    {
      said: '(?:A )?(?:double[- ]click(?:ing)?|clicking twice|tapping twice|(?:quickly )?pressing|selecting) (?:on )?(?:the )?(?:button )?<label>(?: twice| several times| repeatedly| again)?(?: in (?:quick )?succession| quickly)? (?:creates|leads to|results in|triggers|produces|causes|books|sends) (?:only |exactly |just )?(?:one|1|a single) <thing>',
      example: 'A double click on "Pay" creates only one payment.',
      cases: (slots) => doubled(word(slots, 'label'), word(slots, 'thing')),
    },
    {
      said: '(?:If|When) (?:the user |a user |the customer |<who> )?(?:double-clicks|clicks twice on|taps twice on|clicks|presses|taps) (?:on )?(?:the )?(?:button )?<label>(?: twice| several times| repeatedly)?(?: in (?:quick )?succession| quickly)?, (?:only|exactly|just) (?:one|1|a single) <thing> is (?:created|sent|saved|booked|triggered|charged|made|placed)',
      example: 'If the user clicks "Order" twice, only one order is created.',
      cases: (slots) => doubled(word(slots, 'label'), word(slots, 'thing')),
    },
    {
      said: `(?:Every|Each|Any|All) (?:changes?|modifications?|edits?) (?:of|to|in) <thing> (?:is|are|must be) (?:recorded|logged|written|saved|documented|stored|noted|tracked|entered|listed) (?:in (?:the|an) (?:[a-z ]{3,20} )?${log} )?(?:with|together with|including|stating|showing) <list>`,
      example: 'Every change of the price is recorded in the history with date, user, old value and new value.',
      cases: (slots) => logged(slots, `change ${thingOf(word(slots, 'thing'))}`, true),
    },
    {
      said: `(?:Every|Each|Any|All) (?<event>(?!change |changes )[^,;.]{3,60}?) (?:is|are|must be) (?:recorded|logged|written|saved|documented|stored|noted|tracked|entered|listed)(?: in (?:the|an) (?:[a-z ]{3,20} )?${log})? (?:with|together with|including|stating|showing) <list>`,
      example: 'Every failed login is logged with date, time and IP address.',
      cases: (slots) => logged(slots, undefined, false),
    },
    {
      said: `(?:The )?(?:[a-z ]{3,30} )?${log}(?: of <thing>)? (?:shows?|records?|lists?|contains?|keeps?|displays?|logs?) (?:for )?(?:every|each|all|any) (?<event>[^,;.]{3,60}?)(?::|,)? ?(?:with|together with|including|along with|the) <list>`,
      example: 'The history shows every status change with date, time and user.',
      cases: (slots) => logged(slots, undefined, false),
    },
    {
      said: `(?:The )?(?:[a-z ]{3,30} )?${log}(?: of <thing>)? (?:shows?|records?|lists?|contains?|displays?|logs?) who (?<verb>[a-z]+) (?:what|which [a-z ]{3,20}|<thing2>)(?:,? (?:and )?when| and at what time)?`,
      example: 'The history shows who changed what and when.',
      cases: (slots) => {
        const thing = slots.words.get('thing') ?? slots.words.get('thing2')
        return [
          {
            title: ['History entry with person, change and time'],
            given: ['Anna Weber and Ben Ark can both change the record; it is 1 June 2026, 10:15.'],
            steps: [
              line(
                `Change ${thing === undefined ? 'a value of the record' : thingOf(thing)} as Anna Weber`,
                'The new value is displayed',
                'Anna Weber',
              ),
              line(
                `Open the history as Ben Ark`,
                'The newest entry names Anna Weber, what was changed, and 1 June 2026, 10:15',
                'Ben Ark',
              ),
            ],
            assume: ['The date and time of the test system can be set.'],
          },
        ]
      },
    },
    {
      said: `(?:Entries|An entry|The entries|Records)(?: (?:of|in) (?:the |an? )?(?:[a-z ]{3,30} )?${log})? (?:can(?:not| ?not)?|must not|may not) (?:neither )?be (?:changed|edited|modified|deleted|removed)(?: (?:or|nor|and) (?:changed|edited|modified|deleted|removed))?(?: by (?:anyone|anybody|any user|users))?`,
      example: 'Entries of the audit log cannot be changed or deleted.',
      cases: (slots) => (slots.words.size >= 0 ? unchangeable() : undefined),
    },
    {
      said: '(?<thing>[^,;.]{3,60}?) (?:is|are|must be) (?:masked|hidden|shown masked|obscured|blacked out|replaced by (?:asterisks|dots|stars)|displayed masked)(?:,)? (?:except (?:for )?|apart from |but for |with the exception of |up to )(?:the |its |their )?(?<side>last|first) (?<count>four|three|two|five|six|[2-9]) (?:digits?|characters?|letters|numbers|figures)(?: (?:are visible|remain visible))?',
      example: 'The account number is masked except for the last four digits.',
      cases: (slots) => masked(slots),
    },
    {
      said: '(?:Only the|The) (?<side>last|first) (?<count>four|three|two|five|six|[2-9]) (?:digits?|characters?|letters|numbers|figures) of <thing> (?:are|is) (?:shown|displayed|visible|readable)(?:[,;] the (?:rest|others) (?:is|are) (?:masked|hidden|replaced)[^.]{0,30})?',
      example: 'Only the last four digits of the card number are shown.',
      cases: (slots) => masked(slots),
    },
    {
      said: '(?<thing>(?:The |An? )?(?:entered )?(?:password|PIN|passcode|code|security code|CVC)) (?:is|are|must be) (?:never )?(?:shown|displayed|hidden|masked) (?:as|by|with|behind) (?:dots|asterisks|stars|bullets)(?: (?:while|when|during) [^.]{3,40})?',
      example: 'The PIN is shown as dots while it is typed.',
      cases: (slots) => {
        const thing = thingOf(word(slots, 'thing')).replace(/entered /u, '')
        return [
          {
            title: [`${capital(thing)}: dots instead of “4711”`],
            steps: [
              line(
                `Type a value into the field for ${thing}`,
                'One dot for each character; “4711” cannot be read anywhere',
                '4711',
              ),
              line('Copy the content of the field', 'Nothing readable is in the clipboard'),
            ],
          },
        ]
      },
    },
    {
      said: '(?:The )?(?<thing>[^,;.]{3,50}?) (?:is|are|must be) (?:not |never )(?:part of|included in|contained in|shown in|written (?:to|into)|stored in|sent in|mentioned in|printed on|displayed on|visible (?:in|on)) (?!.*(?:list|overview|table|directory|map|results|search)$)(?<place>[^,;.]{3,50}?)',
      example: 'The home address is not shown in the public profile.',
      cases: (slots) => absent(slots),
    },
    {
      said: '(?:The )?(?<place>e-?mail|notification|push notification|receipt|invoice|export|report|public profile|profile|label|letter|message|lock screen|list|page|printout|confirmation)(?: [a-z ]{3,30}?)? (?:does not|do not|must not|never|may not) (?:contain|contains|show|shows|include|includes|mention|mentions|reveal|reveals|display) (?:any |the |a )?(?<thing>[^,;.]{3,50}?)',
      example: 'The push notification does not show the diagnosis.',
      cases: (slots) => absent(slots),
    },
  ],
}
