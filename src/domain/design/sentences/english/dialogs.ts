import { verbOfGerund, verbOfNoun, verbOfParticiple } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, isLook, line, lowerArticle, partsOf, resultOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** "the deletion of a photo", "deleting a photo", "a photo is deleted" as what somebody does. */
function actNamed(text: string): string | undefined {
  const passive =
    /^(?<thing>(?:the |an? |all |any |each )?[^,]{2,60}?) (?:is|are|can be|gets?|has been|have been) (?:finally |permanently |actually |really )?(?<done>[a-z]+)(?<rest> .*)?$/iu.exec(
      text,
    )?.groups
  if (passive?.thing !== undefined && passive.done !== undefined) {
    const verb = verbOfParticiple(passive.done)
    if (verb !== undefined) return `${verb} ${lowerArticle(passive.thing)}${passive.rest ?? ''}`
  }
  const gerund = /^(?<verb>[a-z]+ing) (?<rest>.+)$/iu.exec(text)?.groups
  const plain = gerund?.verb === undefined ? undefined : verbOfGerund(gerund.verb)
  if (plain !== undefined) return `${plain} ${gerund?.rest ?? ''}`
  const noun = /^(?:the |an? )?(?<noun>[a-z-]+)(?: of (?<rest>.+))?$/iu.exec(text)?.groups
  const verb = noun?.noun === undefined ? undefined : verbOfNoun(noun.noun)
  return verb === undefined || noun?.rest === undefined ? undefined : `${verb} ${noun.rest}`
}

const asks = (act: string, shown: string, confirm: string, cancel: string, after?: string): CasePattern[] => {
  const done = resultOf(act)
  const not = resultOf(act, true)
  return [
    {
      title: [`Question before: ${act}; both answers`, `Question before it happens; both answers`],
      technique: 'Decision table',
      given: [],
      steps: [
        line(capital(act), `${shown}; ${not} yet`.replace('nothing has changed yet', 'nothing has changed yet')),
        line(cancel, `The question is closed; ${not}, also after a reload`),
        line(`${capital(act)} again`, 'The question is asked again'),
        line(confirm, after ?? `${capital(done)}; this is still so after a reload`),
      ],
    },
  ]
}

/** Questions before something happens, going back on it, and copies. */
export const dialogs: PatternGroup = {
  cue: 'question|unsaved|confirm|undo|undone|restor|revert|copy|copies|copied|duplicat|dialog|ask|prompt|warn|sure|cancel|security question|discard|trash|bin|archive',
  patterns: [
    {
      said: '(?:Before|Prior to) <clause=[^,]{4,100}?>, (?:(?:the user|the customer|users|they|<role>) (?:must|has to|have to|needs to|need to|is asked to|are asked to|is required to) (?:explicitly )?confirm(?: (?:the [a-z]+|this|it|that|(?:this|it|the [a-z]+) (?:once more|again)))?|(?:a |the )?(?:confirmation(?: dialog| prompt| question| message| box)?|confirmation|dialog|security question|safety prompt)(?: (?:is|must be) (?:shown|displayed|requested|required|needed)| appears| opens)|(?:the system|the app|the application|the program) asks (?:the user )?(?:for (?:a )?confirmation|whether [^.]{3,60}))(?: (?:in a dialog|once more|again))?',
      example: 'Before a contract is deleted, the user must confirm the deletion.',
      cases: (slots) => {
        const act = actNamed(word(slots, 'clause'))
        return act === undefined
          ? undefined
          : asks(act, 'A confirmation is asked for', 'Confirm', 'Cancel the question')
      },
    },
    {
      said: '(?:Before|Prior to) <clause=[^,]{4,100}?>, (?:(?:the user|the customer|users|they|<role>) (?:must|has to|have to|needs to|is asked to) (?:explicitly )?confirm(?: (?:the [a-z]+|this|it|that))?|(?:a |the )?(?:confirmation(?: dialog| prompt| question| message)?|dialog)(?: is (?:shown|displayed|requested)| appears| opens)|(?:the system|the app) asks for (?:a )?confirmation)<stop>(?:(?:Choosing|Selecting|Clicking(?: on)?|With) <label>|<label2>|(?:On )?cancel(?:ling)?|If the user cancels),? (?:keeps|leaves|closes|the|nothing|[a-z]+)(?<rest> .{2,100}?)',
      example:
        'Before a contract is deleted, the user must confirm the deletion. Choosing "Cancel" keeps the contract.',
      cases: (slots) => {
        const act = actNamed(word(slots, 'clause'))
        const label = slots.words.get('label') ?? slots.words.get('label2')
        return act === undefined
          ? undefined
          : asks(
              act,
              'A confirmation is asked for',
              'Confirm',
              label === undefined ? 'Cancel the question' : `Select ${label}`,
            )
      },
    },
    {
      said: '<clause=(?:The |An? |All )?[^,]{4,80}?> (?:must be|has to be|have to be|needs to be|need to be|is only [a-z]+ after being|requires|require|needs|need) (?:a |an )?(?:explicit )?(?:confirmed|confirmation)(?: (?:by the user|in a dialog(?: box)?|once more|first|again|beforehand|before it (?:is carried out|happens|takes effect)))?',
      example: 'Deleting a photo album must be confirmed.',
      cases: (slots) => {
        const act = actNamed(word(slots, 'clause'))
        return act === undefined || partsOf(act) === undefined
          ? undefined
          : asks(act, 'A confirmation is asked for', 'Confirm', 'Cancel the question')
      },
    },
    {
      said: '(?<clause>[A-Z][a-z]+ing [^,;.]{3,50}?) (?:asks for|requires|triggers|opens|shows|needs) (?:a |an )?(?:confirmation(?: dialog| prompt| question)?|security question|additional confirmation)(?:,? and (?:then |only then )?(?:removes|deletes|cancels|clears|discards) (?<rest>[^,;.]{3,60}?))?',
      example: 'Deleting an event asks for confirmation and then removes all registrations.',
      cases: (slots) => {
        const act = actNamed(word(slots, 'clause'))
        if (act === undefined || partsOf(act) === undefined) return undefined
        const also = slots.words.get('rest')
        return asks(
          act,
          'A confirmation is asked for',
          'Confirm',
          'Cancel the question',
          also === undefined
            ? undefined
            : `${capital(resultOf(act))}; ${also} ${/s$/u.test(also) ? 'are' : 'is'} gone as well`,
        )
      },
    },
    {
      said: '(?:When|If|Before) (?:the user |a user |someone |the customer |<role> )?(?:tries to |wants to |attempts to )?<clause=[^,]{4,100}?>, (?:a |the )?(?:confirmation )?(?:dialog(?: box)?|question|prompt|message|security question|warning|pop-?up)? ?<message> ?(?:is (?:shown|displayed|asked)|appears|must be (?:confirmed|answered))? ?(?:with (?:the )?(?:buttons|options|choices|answers) <label> and <label2>)',
      example:
        'When the user deletes a playlist, the question "Delete this playlist?" appears with the buttons "Delete" and "Keep".',
      cases: (slots) => {
        const clause = word(slots, 'clause')
        const [first = '', ...rest] = clause.split(' ')
        const verb = first.replace(/ies$/u, 'y').replace(/(?<=ss|sh|ch|x)es$|s$/u, '')
        const act = actNamed(clause) ?? `${verb} ${rest.join(' ')}`
        if (partsOf(act) === undefined) return undefined
        const [yes, no] = [word(slots, 'label'), word(slots, 'label2')]
        const swapped = /cancel|keep|back|no(?!\p{L})|abort|stay/iu.test(yes)
        return asks(
          act,
          `${word(slots, 'message')} is displayed with ${yes} and ${no}`,
          `Select ${swapped ? no : yes}`,
          `Select ${swapped ? yes : no}`,
        )
      },
    },
    {
      said: '(?:When|If) (?:the user |a user |someone |<role> )?(?<clause>(?:leaves|closes|exits|quits|navigates away from|cancels|wants to leave|tries to leave) [^,]{3,60}?)(?: with| that has| while there are| and there are) unsaved (?:changes|entries|data|input)(?: [^,]{2,30})?, (?:a (?:warning|message|confirmation|dialog|prompt)|the (?:user is (?:warned|asked)|system asks|app asks|message|question|warning)|<message>)[^.]{0,120}',
      example: 'If the user leaves the form with unsaved changes, a warning is displayed.',
      cases: (slots) => {
        const act = word(slots, 'clause')
          .replace(/^wants to |^tries to /iu, '')
          .replace(/^\S+/u, (verb) => verb.toLowerCase().replace(/s$/u, ''))
          .replace(/^(?:clos|leav)(?!e)/u, '$&e')
          .replace(/^navigate? away/u, 'navigate away')
        const message = slots.words.get('message')
        return [
          {
            title: [`Unsaved changes: ${message ?? 'warning'} on leaving`, 'Unsaved changes: warning on leaving'],
            given: ['A value has been changed and not saved.'],
            steps: [
              line(act, `${message === undefined ? 'A warning' : message} is displayed; the page is still open`),
              line('Choose to stay', 'The page is still open, with the changed value'),
              line('Save the change', 'The change is saved'),
              line(act, 'The page is left without a warning'),
            ],
            assume: ['The warning offers a way to stay.'],
          },
        ]
      },
    },
    {
      said: '(?:An? |The )?(?<state>deleted|removed|archived|cancelled|rejected|withdrawn) <thing> (?:can|may) be (?<done>restored|recovered|brought back|reactivated|retrieved|undone)(?: (?:by|with|via|using) (?:the )?(?:button |link )?<label>)?(?: from (?<place>the [a-z ]{3,25}))?',
      example: 'A deleted note can be restored from the trash.',
      cases: (slots) => {
        const thing = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
        const state = word(slots, 'state')
        const label = slots.words.get('label')
        const place = slots.words.get('place')
        const verb =
          {
            deleted: 'Delete',
            removed: 'Remove',
            archived: 'Archive',
            cancelled: 'Cancel',
            rejected: 'Reject',
            withdrawn: 'Withdraw',
          }[state.toLowerCase()] ?? 'Delete'
        return [
          {
            title: [`${capital(state)} ${thing} is back with all its data`, 'Restored with all data'],
            given: [`There is ${anyOf(thing)} whose data are noted down.`],
            steps: [
              line(`${verb} the ${thing}`, `The ${thing} is ${state}; it is no longer listed`),
              line(
                label === undefined
                  ? `Restore the ${thing}${place === undefined ? '' : ` from ${place}`}`
                  : `Select ${label}`,
                `The ${thing} is listed again, with the data noted down`,
              ),
              line('Reload the page', `The ${thing} is still there`),
            ],
          },
        ]
      },
    },
    {
      said: '(?:The user can |Users can |I can )?(?:undo|revert) (?<thing>(?:the |an? |any |every |my )?(?:last |latest |previous )?[^,.]{3,40}?)(?: (?:by|with|via|using) (?:the )?(?:button |link |shortcut )?(?:<label>|(?<key>Ctrl ?\\+ ?Z)))?',
      example: 'The user can undo the last change with "Undo".',
      cases: (slots) => undoCase(slots),
    },
    {
      said: '(?<thing>(?:The |An? |Any |Every |Each )?(?:last |latest |previous )?[^,.]{3,40}?) can be (?:undone|reverted|taken back)(?: (?:by|with|via|using) (?:the )?(?:button |link |shortcut )?(?:<label>|(?<key>Ctrl ?\\+ ?Z)))?',
      example: 'Every move can be undone with "Back".',
      cases: (slots) => undoCase(slots),
    },
    {
      said: '(?:Duplicating|Copying|Cloning) (?<object>(?:an? |the |any )?[^,.]{3,40}?) (?:copies|takes over|includes|also copies|transfers) (?<list>[^.;]{3,100}?)(?:,? but not | but excludes | except(?: for)? |, not | without )(?<without>[^.;]{3,80})',
      example: 'Duplicating a recipe copies all ingredients but not the comments.',
      cases: (slots) => copyCase(word(slots, 'object'), word(slots, 'list'), word(slots, 'without')),
    },
    {
      said: '(?:When|If) (?<object>(?:an? |the |any )?[^,.]{3,40}?) is (?:duplicated|copied|cloned), (?<list>[^.;]{3,100}?) (?:is|are) (?:copied|taken over|transferred|included)(?: as well| too)?,? ?(?:but )?(?:(?:not|except(?: for)?|without) (?<without>[^.;]{3,80}?)|(?<without2>[^.;,]{3,80}?) (?:is|are) not)?',
      example: 'When a course is copied, the lessons and materials are taken over, but not the participants.',
      cases: (slots) =>
        copyCase(word(slots, 'object'), word(slots, 'list'), slots.words.get('without') ?? slots.words.get('without2')),
    },
    {
      said: '(?:The |An? )?(?:copy|duplicate)(?: of (?<object>[^,.]{3,40}?))? (?:is named|has the name|gets the name|is called|is given the name) <quoted>',
      example: 'The copy of a template is named "Copy of Invoice".',
      cases: (slots) => {
        const object = slots.words.get('object') ?? 'the record'
        const name = word(slots, 'quoted')
        return [
          {
            title: [`The copy is named ${name}`],
            steps: [
              line(
                `Copy ${lowerArticle(object)}`,
                `The copy is named ${name}; the original keeps its name`,
                name.replace(/^["“](?:copy of |copy – )?/iu, '').replace(/["”]$/u, ''),
              ),
            ],
          },
        ]
      },
    },
    {
      said: '(?:Changes? (?:to|in|of)|Changing|Editing|Deleting) (?:the |a )(?<made>copy|duplicate|original)(?: of [^,.]{3,40})? (?:does not|do not|must not|should not|have no effect on|has no effect on)(?: affect| change| alter| influence)? ?the (?<other>original|copy|copies|duplicate|template)(?: [^.]{2,30})?',
      example: 'Changes to the copy do not affect the original.',
      cases: (slots) => {
        const [made, other] = [word(slots, 'made'), word(slots, 'other')]
        return [
          {
            title: `A change in the ${made} leaves the ${other} as it was`,
            given: ['There is an original with a copy; both have the same data.'],
            steps: [
              line(`Change a value of the ${made}`, `The ${made} shows the new value`, 'Name: Kestrel'),
              line(`Open the ${other}`, `The ${other} still has the old value`),
            ],
          },
        ]
      },
    },
  ],
}

function undoCase(slots: Slots): CasePattern[] {
  const thing = lowerArticle(word(slots, 'thing')).replace(/^(?:an?|any|every|each|my) /u, 'the last ')
  const how = slots.words.get('label') ?? slots.words.get('key')
  const bare = thing.replace(/^(?:the )?(?:last |latest |previous )?/u, '')
  const carried =
    {
      move: 'Make a move',
      step: 'Carry out a step',
      booking: 'Make a booking',
      payment: 'Make a payment',
      deletion: 'Delete a record',
      cancellation: 'Cancel a record',
      action: 'Carry out an action',
      change: 'Change a value',
      edit: 'Change a value',
    }[bare] ?? `Make ${anyOf(bare)}`
  return [
    {
      title: [`Undo: ${thing} is gone, the state before is back`, 'Undo: the state before is back'],
      given: ['The state before is noted down.'],
      steps: [
        line(carried, 'The new state is displayed'),
        line(
          how === undefined ? `Undo ${thing}` : how.startsWith('C') ? `Press ${how}` : `Select ${how}`,
          'The state that was noted down is displayed again',
        ),
        line('Reload the page', 'The state that was noted down is still displayed'),
      ],
    },
  ]
}

function copyCase(object: string, list: string, without?: string): CasePattern[] | undefined {
  const one = anyOf(object).replace(/^an? /u, '')
  const copied = list.replace(/^(?:all |the |its |their )+/iu, '')
  const left = without?.replace(/^(?:the |its |their |any )/iu, '')
  if (isLook(list)) return undefined
  return [
    {
      title: [
        `Copy of ${anyOf(one)}: with ${copied}${left === undefined ? '' : `, without ${left}`}`,
        `Copy of ${anyOf(one)}: what is in it`,
      ],
      given: [`There is ${anyOf(one)} with ${copied}${left === undefined ? '' : ` and with ${left}`}.`],
      steps: [
        line(
          `Copy the ${one}`,
          `The copy has the same ${copied} as the original${left === undefined ? '' : `; it has no ${left}`}`,
        ),
        line(`Open the original ${one}`, `It is unchanged${left === undefined ? '' : `; its ${left} are still there`}`),
      ],
    },
  ]
}
