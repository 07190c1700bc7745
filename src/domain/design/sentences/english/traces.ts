import { log } from './traces-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { word, atOnce, editing, logged, absent } from './traces-cases.ts'

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
      said: '(?:If|When) (?:two people|two users|several users|two employees) (?:edit|change|open and edit|are editing|have opened) the same (?<thing>[^,]{3,40}?)(?: at the same time| simultaneously)?, (?:then )?<rest>',
      example:
        'If two users edit the same contact, the second to save sees "This contact was changed by someone else." and nothing is overwritten.',
      cases: (slots) => editing(word(slots, 'thing'), word(slots, 'rest')),
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
      said: '(?:The )?(?<place>e-?mail|notification|push notification|receipt|invoice|export|report|public profile|profile|label|letter|message|lock screen|list|page|printout|confirmation)(?: [a-z ]{3,30}?)? (?:does not|do not|must not|never|may not) (?:contain|contains|show|shows|include|includes|mention|mentions|reveal|reveals|display) (?:any |the |a )?(?<thing>[^,;.]{3,50}?)',
      example: 'The push notification does not show the diagnosis.',
      cases: (slots) => absent(slots),
    },
  ],
}
