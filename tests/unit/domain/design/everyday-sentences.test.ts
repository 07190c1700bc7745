import { describe, expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

/** Sentences as teams write them, with the steps that have to come out. */
const sentences: [text: string, ...lines: string[]][] = [
  [
    'Uploaded photos must be JPG or PNG and not larger than 5 MB. Other files are rejected with "Too large".',
    'Add the file of 5 MB | largest.jpg, 5 MB | The file is added and listed with its name.',
    'Add the file of 5.1 MB | too-large.jpg, 5.1 MB | "Too large" is displayed; nothing is saved. too-large.jpg is not listed.',
  ],
  [
    'The photo must not be larger than 10 MB; larger photos show "Photo too large".',
    'Add the file of 10.1 MB | too-large.jpg, 10.1 MB | "Photo too large" is displayed; nothing is saved. too-large.jpg is not listed.',
  ],
  [
    'The list of invoices is sorted by due date and can be filtered by status (open, paid, overdue).',
    'Filter by status: open | open | Record 1 (due date 1 June 2026) and record 3 (due date 9 June 2026) are listed, record 2 (due date 5 June 2026) is not.',
  ],
  [
    'A teacher can see only the grades of the classes they teach.',
    'Open the grades of a class that they teach | None needed | They are displayed.',
    'Look for the grades of a class that they do not teach | None needed | They are not displayed.',
  ],
  [
    'Orders over $50 ship free; all other orders are charged $4.95 shipping.',
    'Place an order of $50 | $50 | It is charged $4.95 shipping.',
    'Place an order of $50.01 | $50.01 | It ships free.',
  ],
  [
    'Managers approve requests over €500; smaller ones are approved automatically.',
    'Send a request of €500 | €500 | It is approved automatically.',
    'Send a request of €500.01 | €500.01 | It must be approved by a manager.',
  ],
  [
    'Invoices above €1,000 need two signatures.',
    'Prepare an invoice of €1,000 and look at it | €1,000 | It does not need two signatures.',
  ],
  [
    'The search returns results from three characters on.',
    'Enter 2 characters in the search field | Ha | Nothing is searched: no results are displayed.',
    'Enter 3 characters in the search field | Han | The results that match “Han” are displayed.',
  ],
  [
    'The delivery date must be at least 2 working days in the future.',
    'Choose the delivery date | 2 June 2026 | 2 June 2026 is refused and not saved.',
    'Choose the delivery date | 3 June 2026 | 3 June 2026: accepted, and displayed unchanged after a reload.',
  ],
  [
    'Tables can be reserved from 1 to 60 days in advance.',
    'Choose the date for the tables | 2 June 2026 | 2 June 2026: accepted, and displayed unchanged after a reload.',
    'Choose the date for the tables | 1 August 2026 | 1 August 2026 is refused and not saved.',
  ],
  [
    'The cart keeps its items for 30 days.',
    'Open the cart 30 days after the last change | 30 days | It still has its items.',
  ],
  [
    'The import accepts CSV files with up to 1,000 rows. Larger files are refused with "Too many rows".',
    'Import the file with 1,000 rows | 1,000 rows | All 1,000 rows are imported.',
    'Import the file with 1,001 rows | 1,001 rows | "Too many rows" is displayed; nothing is saved. None of its rows is imported.',
  ],
  [
    'A confirmation e-mail is sent to the customer within 5 minutes of the order.',
    'Place an order and note the time | None needed | The step is carried out without an error message.',
    'Open the messages of the customer 5 minutes later | 5 minutes | The confirmation e-mail is there, once; its time of arrival is at most 5 minutes after the time noted.',
  ],
  [
    'A deactivated user can no longer sign in and sees "Your account has been deactivated".',
    'Try to sign in | None needed | It is refused; "Your account has been deactivated" is displayed.',
  ],
  [
    'The user can cancel the subscription at any time; it stays active until the end of the paid period.',
    'Cancel the subscription | None needed | The subscription is cancelled. The subscription stays active until the end of the paid period.',
  ],
  [
    'A user can have at most 3 active devices. Signing in on a fourth one signs out the oldest.',
    'Try to add another one, which would make 4 | None needed | Signing in on a fourth one signs out the oldest.',
  ],
  [
    'The average rating is rounded to one decimal.',
    'Have the ratings 4, 4 and 5 and no others | 4, 4, 5 | The average rating is 4.3 (13 ÷ 3 = 4.333…).',
  ],
  [
    'Archived projects are hidden from the list but can be shown with a filter.',
    'Open the list without a filter | None needed | The archived project is not listed.',
  ],
  [
    'The user sees a list of their last 10 orders, newest first.',
    'Open the list of orders | None needed | 10 orders are listed, the newest first; the one of 1 June 2026 is missing.',
  ],
  [
    'The coupon field accepts codes of exactly 8 letters or digits.',
    'Enter 7 letters or digits as the code | 7 letters or digits: K7F2M9Q | 7 letters or digits: refused; nothing is saved.',
  ],
  [
    'An expired coupon shows "This coupon has expired", an unknown one "Unknown coupon".',
    'Enter an unknown coupon | None needed | "Unknown coupon" is displayed.',
  ],
  [
    'The discount does not apply to gift cards.',
    'Try the discount with a gift card | a gift card | The discount is not applied.',
  ],
  [
    'The form has the fields Name (required, max. 50 characters), E-mail (required) and Message (required, 10 to 1,000 characters).',
    'Save without the E-mail | E-mail: left empty | Nothing is saved; the E-mail is marked as missing.',
    'Enter 51 characters as the name | 51 characters: Anna reads a book by the lake tonight and writes to | 51 characters: refused; nothing is saved.',
    'Enter 9 characters as the message | 9 characters: Anna read | 9 characters: refused; nothing is saved.',
  ],
  [
    'As an admin I can create, edit and delete categories.',
    'Create a category | None needed | The category is listed, also after a reload.',
    'Delete the category | None needed | The category is no longer listed, also after a reload.',
  ],
  [
    'Duplicate names are rejected regardless of upper and lower case.',
    'Create another one with the same name in capital letters | None needed | It is refused, too.',
  ],
  ['The basket icon shows the number of items.', 'Add an item | None needed | The basket icon shows 3.'],
  [
    'After login the user is taken back to the page they came from.',
    'Log in | None needed | The page that was opened at first is displayed.',
  ],
  ['Requesting a new link invalidates the old one.', 'Use the old link | None needed | It no longer works.'],
  [
    'The language can be switched between English and German.',
    'Switch the language to German | German | All texts are displayed in German.',
  ],
  [
    'A reminder is sent 3 days before the due date at 8:00.',
    'Set the clock of the test system to 3 days before the due date, 07:59 | 3 days, 07:59 | No message has been sent yet.',
  ],
  [
    'GET /products supports the parameters page and size (1 to 100, default 20).',
    'Send GET /products with size=101 | size=101 | Status 4xx.',
    'Send GET /products without size | None needed | Status 200; at most 20 entries are returned.',
  ],
  [
    'Bookings can be made for up to 8 people; for larger groups the hint "Please call us" appears.',
    'Try to make a booking for 9 people | 9 people | "Please call us" is displayed; no booking is made.',
  ],
  [
    'The last order can be placed at 21:30.',
    'Set the clock of the test system to 21:31 and try to place an order | 21:31 | It is refused; there is no new order.',
  ],
  [
    'Children under 6 travel free, children from 6 to 14 pay half.',
    'Act as a person who turns 6 tomorrow | Date of birth: 2 June 2020 | The person travels free.',
    'Act as a person who turns 6 today | Date of birth: 1 June 2020 | The person pays half.',
    'Act as a person who turns 15 tomorrow | Date of birth: 2 June 2011 | The person pays half.',
  ],
  [
    'The total price is the sum of all ticket prices plus a service fee of €1.50 per ticket.',
    'Select 2 tickets at €20.00 and €30.00 and read off the total price | €20.00 and €30.00 | The total price is €53.00 (€20.00 + €30.00 + 2 × €1.50).',
  ],
  [
    'Tickets can be cancelled free of charge up to 24 hours before the show; after that 50 % of the price is charged.',
    'Cancel tickets | 9 September 2026, 18:01:00 | 50 % of the price is charged.',
  ],
  [
    'The ticket contains a QR code that can be scanned only once.',
    'Scan the same QR code again | None needed | It is refused.',
  ],
  [
    'The manager receives a daily report at 6:00 with the number of visitors.',
    'Set the clock of the test system to 05:59 and open the messages of the manager | 05:59 | The daily report of this day is not there yet.',
  ],
  [
    'At least one contact person must be entered, at most three.',
    'Enter 4 contact persons and save | 4 contact persons | It is refused; nothing is saved.',
  ],
  [
    'The checkbox "I accept the terms" must be ticked before the booking can be sent.',
    'Leave the checkbox "I accept the terms" empty and try to send the booking | None needed | It is not possible; no booking is sent.',
  ],
]

describe('an everyday sentence', () => {
  it.each(sentences)('%s', (text, ...lines) => {
    const written = stepLines(text)
    for (const line of lines) expect(written).toContain(line)
  })
})

it('a member who is inactive for a year has no session that ends', () => {
  expect(
    stepLines(
      'Members who have been inactive for 12 months get an e-mail 14 days before their account is deleted.',
    ).join(),
  ).not.toMatch(/browser|activity/i)
})

it('files that can be uploaded are nobody’s right', () => {
  expect(stepLines('Only PDF files can be uploaded.').join()).not.toMatch(/Sign in/)
})
