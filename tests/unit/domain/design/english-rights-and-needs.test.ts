import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'
import { stepLines } from './support/lines.ts'

/** Sentences of one class each, with steps that have to come out. */
const classes: Record<string, [text: string, ...lines: string[]][]> = {
  'an order to the product is what is seen': [
    [
      'If a licence has lapsed, show "Licence ended" below the name.',
      'Use a licence that has lapsed | None needed | "Licence ended" is displayed below the name.',
    ],
    [
      'Hide the map when the visitor is not signed in.',
      'Use the account of a visitor who is not signed in | None needed | The map is hidden.',
    ],
    [
      'If the file is empty, reject the upload and show an error message.',
      'Use a file that is empty | None needed | The upload is rejected. An error message is displayed.',
    ],
  ],
  'a scenario in one line': [
    [
      'Given the basket is empty, when the customer opens the checkout, then "Your basket is empty" is displayed.',
      'Open the checkout as a customer | None needed | "Your basket is empty" is displayed.',
    ],
  ],
  'what a role may and may not do': [
    [
      'As a coach I can add players to my team but not to other teams.',
      'Try to add players to other teams as Anna Weber | Anna Weber | The action is not offered or is refused; the players are not added to other teams, also after a reload.',
    ],
    [
      'A moderator can block members but not themselves.',
      'Try to block their own account as Anna Weber | Anna Weber | The action is not offered or is refused; the account is not blocked, also after a reload.',
    ],
    [
      'Technicians can see the address but not the bank details of a tenant.',
      'Look for the bank details of a tenant as Anna Weber | Anna Weber | The bank details of a tenant are not displayed.',
    ],
    [
      'The archive tab is visible to users with the role Curator and to nobody else.',
      'Open the same page as Ben Ark | Ben Ark | The archive tab is missing.',
    ],
    [
      'Tutors see only essays of their groups, while examiners see all essays.',
      'Look for the other essays as Anna Weber | Anna Weber | They are not listed.',
      'Look for both as Ben Ark | Ben Ark | All of them are listed.',
    ],
    [
      'A tutor can add comments but has no Delete button on comments of others.',
      'Look for the Delete button on comments of others | None needed | There is no Delete button.',
    ],
  ],
  'what is possible only in some statuses': [
    [
      'A claim can be edited by the holder only while its status is "Draft" or "Returned".',
      'Edit the claim with the status “Draft” as Anna Weber | Draft | The claim is edited; this is still so after a reload.',
      'Try to edit the claim with another status as Anna Weber | any other status | The action is not offered or is refused; the claim is not edited, also after a reload.',
    ],
    [
      'Deleting a shift is only allowed in the "Planned" status.',
      'Delete the shift with the status “Planned” | Planned | The shift is deleted; this is still so after a reload.',
    ],
    [
      'Permits with the status Signed can no longer be changed.',
      'Try to change the permit with the status “Signed” | Signed | The action is not offered or is refused; the permit is not changed, also after a reload.',
    ],
    [
      'A delivery cannot go back from "Done" to "Planned".',
      'Try to set the status of the delivery to "Planned" | Planned | It is not offered or is refused; the status is still "Done" after a reload.',
    ],
    [
      'Orders can only be cancelled until they have been packed.',
      'Pack the second order | None needed | The second order is packed.',
      'Try to cancel the second order | None needed | The action is not offered or is refused; the second order is not cancelled, also after a reload.',
    ],
  ],
  'what has to be there or done first': [
    [
      'A listing must have a photo or a floor plan to be submitted.',
      'Save a listing with neither of them | Photo and Floor plan: left empty | It is refused; nothing is saved.',
      'Save another listing with a floor plan only | Photo: left empty | The listing is saved.',
    ],
    [
      'The customs number is mandatory for deliveries abroad and optional for all others.',
      'Save a delivery abroad without the customs number | Customs number: left empty | It is refused; nothing is saved.',
    ],
    [
      'Nurses must enter the batch number before recording a vaccination.',
      'Try to record a vaccination without entering the batch number | None needed | It is refused; the vaccination is not recorded.',
      'Record a vaccination | None needed | The vaccination is recorded; this is still so after a reload.',
    ],
    [
      'The survey can only be sent if the consent box is ticked.',
      'Tick the consent box | None needed | The consent box is ticked.',
      'Send the survey | None needed | The survey is sent.',
    ],
    [
      'Members can cancel a booking, but a reason is mandatory.',
      'Try to cancel a booking | Reason: left empty | It is refused; the booking is not cancelled.',
    ],
  ],
  'orders, defaults and two at once': [
    [
      'Offers default to lowest rent first.',
      'Open the list of offers | None needed | From top to bottom: €8.50, €19.90, €120.00.',
    ],
    [
      'Notes are ordered by most recent change, pinned ones always come first.',
      'Open the list of notes | None needed | From top to bottom: A, C, B.',
    ],
    [
      'The parcel list shows 20 parcels by default, switchable to 40 or 80.',
      'Open the parcel list | None needed | 20 parcels are displayed.',
      'Switch to 80 parcels | 80 | 80 parcels are displayed.',
    ],
    [
      'New tickets get the priority "Normal" unless the agent selects another one.',
      'Create a new ticket without choosing a priority | Priority: left as it is | The new ticket has the priority "Normal".',
    ],
    [
      'If two guests book the last seat at the same time, only the first succeeds and the other sees "Seat taken".',
      'Try to book the last seat as Ben Ark right after Anna Weber | Ben Ark | "Seat taken" is displayed; nothing is saved for Ben Ark.',
    ],
    [
      'The badge number must be unique across all sites of the company.',
      'Save one with “Kestrel” as the badge number in site 2 | Kestrel | It is refused; nothing is saved.',
    ],
    [
      'An expired parking permit shows the warning "Please renew your permit".',
      'Use an expired parking permit | None needed | "Please renew your permit" is displayed.',
    ],
  ],
}

describe.each(Object.entries(classes))('%s', (_, sentences) => {
  it.each(sentences)('%s', (text, ...lines) => {
    const written = stepLines(text)
    for (const line of lines) expect(written).toContain(line)
  })
})

/** What no tester can carry out or judge, beside a criterion that gets a case. */
it.each([
  'Paused campaigns do not send mails, except when the owner asks for it.',
  'A shop opens on 3 March and closes on 9 April.',
  'Reset them at any time.',
  'Duplicate orders must be prevented.',
])('no case for: %s', (text) => {
  const cases = everyCase(
    contextOf(...[text, 'The user can delete a note.'].map((one) => ({ given: '', when: '', then: '', text: one }))),
    { enrichment: true, maxTestCases: 20 },
  )
  expect(cases.filter(({ criterionIds }) => criterionIds.includes('AC-1')).map(({ steps }) => steps)).toEqual([])
})
