import { expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

/** Sentences of a messenger's tickets, with the steps that have to come out. */
it.each<[text: string, ...lines: string[]]>([
  [
    'The user can mute a conversation for 1 hour, 8 hours or forever.',
    'Mute a conversation for 1 hour | 1 hour | The step is carried out without an error message.',
    'Mute a conversation forever | forever | It is carried out, and its result is still there after a reload.',
  ],
  [
    'Messages can be edited within 15 minutes; an edited message is marked "edited".',
    'Try to edit a message, 16 minutes after it was sent | 16 minutes | It is refused; nothing has changed.',
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
    'If the last admin leaves, the longest-standing member becomes admin.',
    'Leave as the last admin | None needed | The longest-standing member becomes admin.',
  ],
  [
    'Blocked users cannot send messages; they see "You cannot message this person".',
    'Try to send messages | None needed | It is refused; "You cannot message this person" is displayed.',
  ],
  [
    'The status "online" is shown if the user was active in the last 5 minutes.',
    'Wait until 6 minutes have passed in all | 6 minutes | The status "online" is no longer displayed.',
  ],
])('%s', (text, ...lines) => {
  const written = stepLines(text)
  for (const line of lines) expect(written).toContain(line)
})
