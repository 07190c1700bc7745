import { expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

/** Sentences of tickets about messages and accounts, with the steps that have to come out. */
it.each<[text: string, ...lines: string[]]>([
  [
    'The user can mute a conversation for 1 hour, 8 hours or forever.',
    'Mute a conversation for 1 hour | 1 hour | The step is carried out without an error message.',
    'Mute a conversation forever | forever | It is carried out, and its result is still there after a reload.',
  ],
  [
    'Deleted messages are replaced by "This message was deleted".',
    'Delete a message, then look at the place where it was | None needed | It is replaced by "This message was deleted".',
  ],
  [
    'The unread counter goes up by one for each new message and is reset when the conversation is opened.',
    'Send a message once more | None needed | The unread counter is 2.',
    'Open the conversation | None needed | The unread counter is 0 again.',
  ],
  [
    'Images are reduced to at most 2,000 pixels wide before they are sent.',
    'Upload an image that is 4,000 pixels wide | 4,000 pixels | The stored one is 2,000 pixels wide, with the same proportions.',
  ],
  [
    'Blocked users cannot send messages; they see "You cannot message this person".',
    'Try to send messages | None needed | It is refused; "You cannot message this person" is displayed.',
  ],
  [
    'The status "online" is shown if the user was active in the last 5 minutes.',
    'Wait until 6 minutes have passed in all | 6 minutes | The status "online" is no longer displayed.',
  ],
  [
    'The shopping list can be shared with up to 5 people.',
    'Try to share the shopping list with another person, number 6 | 6 | It is refused; there are still 5 people.',
  ],
  [
    'Ticked items move to the bottom of the list.',
    'Tick an item, then look at it | None needed | It moves to the bottom of the list.',
  ],
  [
    'The end date must be after the start date.',
    'Save with the same day as the end date | 10 June 2026 | It is refused; nothing is saved.',
    'Save with the day after as the end date | 11 June 2026 | It is saved; 11 June 2026 is displayed after a reload.',
  ],
])('%s', (text, ...lines) => {
  const written = stepLines(text)
  for (const line of lines) expect(written).toContain(line)
})
