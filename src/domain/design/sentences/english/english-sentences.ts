import { morePermissions } from './more-permissions.ts'
import type { SentenceBook } from '../pattern.ts'
import { access } from './access.ts'
import { actions } from './actions.ts'
import { calculations } from './calculations.ts'
import { combinations } from './combinations.ts'
import { conditions } from './conditions.ts'
import { dialogs } from './dialogs.ts'
import { finding } from './finding.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { looks } from './looks.ts'
import { permissions } from './permissions.ts'
import { refusals } from './refusals.ts'
import { statuses } from './statuses.ts'
import { traces } from './traces.ts'

export const englishSentences: SentenceBook = {
  groups: [
    lengths,
    access,
    permissions,
    morePermissions,
    traces,
    calculations,
    combinations,
    statuses,
    dialogs,
    finding,
    lists,
    looks,
    // The generic ones come last.
    conditions,
    actions,
  ],
  refusals,
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  and: /,? (?:and|or) |, /u,
  joints: /, (?:and|but|otherwise) | – /gu,
}
