import { observationsIn } from '../frame/observations.ts'
import { contrary } from './english-contrary.ts'
import { requestWith } from './english-requests.ts'
import { momentPhrases } from './moment-phrases.ts'
import { imperativeOf, negationOf, notYet, stateSentence } from '../understand/english/step.ts'
import type { Thing } from '../understand/rule.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, listOf, lowered, shortened, sentence, valuesOf } from './text.ts'

const q = (text: string): string => `“${text}”`
const list = (items: string[]): string => listOf(items, 'and')

/** "the title", "Mia's order", "“Tipo”": with the article where the ticket has no determiner of its own. */
function the({ words, label }: Thing): string {
  if (label) return /^["“«„`]/.test(words) ? words : q(words)
  if (/^(?:the|an?|each|every|all|any|its|their|his|her|my|our|no|one)\s/i.test(words))
    return words.charAt(0).toLowerCase() + words.slice(1)
  return /^\p{Lu}\p{Ll}/u.test(words) ? `the ${words.charAt(0).toLowerCase()}${words.slice(1)}` : `the ${words}`
}

const states = { hidden: 'not displayed', disabled: 'greyed out', shown: 'displayed' } as const
const opposite = { hidden: 'displayed', disabled: 'enabled', shown: 'not displayed' } as const
const bare = ({ words }: Thing): string => capital(words.replace(/^(?:the|an?|each|every|all) /i, ''))
const months = 'January February March April May June July August September October November December'.split(' ')

/** What is entered when nothing is wrong about it: "password" for "wrong password". */
const right = (fault = 'wrong entry'): string => `right ${fault.replace(/^\S+ /, '')}`
const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** "1 night", "2 nights". */
const ofThem = (count: string, thing: string): string =>
  `${count} ${count === '1' ? thing.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : thing}`

export const englishPhrases: PhraseBook = {
  ...momentPhrases.english,
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)}: ${[refused.length === 0 ? '' : `${list(refused)} refused`, accepted.length === 0 ? '' : `${list(accepted)} accepted`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside, outcome }) =>
    `${outcome === undefined ? `${shortened(bare(thing), 36)}: the rule applies` : shortened(capital(/["“][^"“”]{4,40}["”]/u.exec(outcome)?.[0] ?? observationsIn(outcome, 'en')[0] ?? outcome), 46)} at ${inside}${outside === '' ? '' : `, not at ${outside}`}`,
  lifetimeTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 30)}: still good at ${inside}, no longer at ${outside}`,
  lockTitle: ({ inside, outside }) => `The lock holds at ${inside} and is over at ${outside}`,
  idleTitle: ({ inside, outside }) => `Activity at ${inside} keeps the session, at ${outside} it is over`,
  deadlineTitle: ({ outcome, due }) => `${shortened(capital(outcome), 58)}: by ${due}`,
  cutoffTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)}: possible at ${inside}, closed at ${outside}`,
  aheadTitle: ({ thing, inside, outside }) => `${shortened(bare(thing), 30)}: ${inside} accepted, ${outside} refused`,
  attemptsTitle: ({ count, fault, outcome }) =>
    fault === undefined || outcome === undefined
      ? `${capital(counted(count))} failures in a row take effect, even for the right entry`
      : `${shortened(`${capital(fault)} ${counted(count)} times: ${lowered(endless(outcome))}`, 80)}`,
  windowTitle: ({ count, period }) => `${capital(counted(count))} failures, but not within ${period}: no effect`,
  attemptsEdgeTitle: ({ count, restarts }) =>
    restarts
      ? `${capital(counted(count))} failures and a success restart the count`
      : `${capital(counted(count))} ${count === 1 ? 'failure has' : 'failures have'} no effect yet`,
  formatTitle: ({ thing, good, count }) =>
    `${shortened(bare(thing), 30)}: ${good} accepted, ${counted(count)} near misses refused`,
  compositionTitle: ({ thing }) => `${shortened(bare(thing), 40)}: each missing kind of character is refused`,
  optionsTitle: ({ thing, values }) =>
    `${shortened(bare(thing), 30)} offers ${shortened(list(values), 34)} and nothing else`,
  initialTitle: ({ thing, value }) => `${shortened(bare(thing), 40)} starts with ${value}`,
  requiredTitle: ({ field }) => `Without ${shortened(the({ words: field, label: false }), 46)} nothing is saved`,
  optionalTitle: ({ field }) => `${shortened(capital(the({ words: field, label: false })), 46)} may be left empty`,
  messageTitle: ({ text }) => `${q(shortened(text, 60))} is displayed`,
  visibilityTitle: ({ control }) => `${shortened(capital(control), 40)} follows its condition`,
  permissionTitle: ({ role, action }) => `${shortened(capital(action), 42)}: ${shortened(role, 30)} only`,
  audienceTitle: ({ thing, audience }) => `${capital(shortened(thing, 34))}: only for ${shortened(audience, 34)}`,
  rightsTitle: ({ roles }) => `${shortened(list(roles), 50)}: what each role is offered`,
  statesTitle: ({ from, to }) => `From ${from} to ${to}`,
  noOtherStatesTitle: ({ thing }) => `${shortened(bare(thing), 40)}: no status is skipped and none goes back`,
  resultTitle: ({ thing, results }) => `${shortened(bare(thing), 34)}: ${shortened(results.join(', '), 42)}`,
  sortTitle: ({ thing }) => `${shortened(bare(thing), 40)}: order of three records`,
  pageTitle: ({ size }) => `${String(size)} records fill one page, the next one starts a second`,
  searchTitle: () => 'The search lists what matches and nothing else',
  filtersTitle: ({ names }) => `${shortened(list(names), 50)}: alone and together`,
  uniqueTitle: ({ thing }) =>
    `Second time: still only one ${shortened(thing.replace(/^(?:the|an?|no|second) /i, ''), 44)}`,
  noticeTitle: ({ channel }) => `${capital(channel)}: one arrives, with the right content`,
  reloadTitle: ({ outcome }) => `After a reload: ${shortened(outcome, 60)}`,
  sameTimeTitle: ({ outcome }) => `At the same moment: ${shortened(outcome, 58)}`,
  secretTitle: ({ words }) => `Nowhere to be read: ${shortened(words, 56)}`,
  statusTitle: ({ condition, status }) =>
    `${capital(shortened(condition === '' ? (/^[45]/.test(status) ? 'faulty request' : 'valid request') : condition, 60))}: ${status}`,
  fileTypesTitle: ({ types }) => `${list(types)} accepted, other file types refused`,
  wrongTypeTitle: ({ thing }) => `${shortened(bare(thing), 40)}: text instead of a number is refused`,
  roleAddressTitle: ({ action }) => `Direct address gives no right: ${shortened(action, 46)}`,
  openTitle: ({ text }) => shortened(capital(text), 78),

  aboutEdges: () => 'Both sides of the limit, with the last value accepted and the first refused.',
  aboutTime: () => 'One moment just inside the period and one just outside it.',
  aboutAttempts: () => 'The number of failures decides, and the count restarts after a success.',
  aboutFormat: () => 'Each refused value breaks the form in one place only.',
  aboutClosedList: () => 'The list is complete and closed.',
  aboutRequired: () => 'One field at a time is left empty; everything else is filled in.',
  aboutMessage: () => 'The situation brings up exactly this text.',
  aboutCondition: () => 'The state before the condition is met, and the state after it.',
  aboutRoles: () => 'The same action with and without the right to it.',
  aboutStates: () => 'One change of status per step.',
  aboutResult: () => 'Each amount is worked out beforehand and compared with what is displayed.',
  aboutOrder: () => 'The records would come in another order if the rule were not applied.',
  aboutTwice: () => 'The second attempt must change nothing.',
  aboutNotice: () => 'The cause, the message and its content.',
  aboutReload: () => 'What was done is read again after an interruption.',
  aboutSameTime: () => 'Two people act before either sees what the other did.',
  aboutSecret: () => 'What must stay hidden is looked for on the page and in its source.',
  aboutRequest: () => 'One request with exactly one peculiarity.',
  aboutEffect: () => 'The action and what it leads to.',
  aboutOpen: () => 'The criterion leaves open how it is to be measured.',

  formOpenUnless: ({ thing }) => `The form is filled in correctly except for ${the(thing)}.`,
  todayIs: ({ date }) => `Today is ${date}.`,
  recordsExist: ({ count }) => `Exactly ${String(count)} records exist.`,
  thereAre: ({ count, thing }) =>
    count === '1' ? `There is only one of these: ${thing}.` : `There are ${count} ${thing}.`,
  allStarted: ({ thing, time }) => `Two equal, unused cases of this are prepared, both from ${time}: ${the(thing)}.`,
  lockedSince: ({ time }) => `Two equal locks began at ${time}.`,
  lastActivity: ({ time }) => `The tester is signed in in two browsers; the last activity in both was at ${time}.`,
  noFailures: ({ fault }) => `There have been no failed attempts so far; the ${right(fault)} is known.`,
  messagesEmpty: ({ channel }) => `The tester can read the recipient's messages (${channel}); none has arrived yet.`,
  twoSessions: () => 'Two people have opened the same record in two browsers.',
  bothRoles: ({ roles }) => `Test accounts are at hand: ${list(roles)}.`,
  sampleRecords: ({ records }) => `These records exist: ${records.join('; ')}.`,
  exampleBase: ({ amount }) => `The full amount it is taken from is ${amount}.`,
  baseAmount: ({ of, amount }) => `${capital(of)}: ${amount}.`,
  inStatus: ({ thing, status }) => `The status is ${status} (${the(thing)}).`,
  conditionFalse: ({ condition }) => sentence(notYet(condition) ?? `It is not yet the case that ${endless(condition)}`),
  conditionTrue: ({ condition }) => sentence(stateSentence(condition)),
  recordWithSecret: ({ words }) => `A record exists in which these are filled in with known values: ${words}.`,
  validRequest: ({ request }) => `A request ${request} that is valid in every respect is prepared.`,
  pageOpen: () => 'The page concerned is open.',

  enter: ({ thing }) => `Enter ${the(thing)}`,
  enterText: ({ thing, length }) => `Enter ${length} as ${the(thing)}`,
  reachCount: ({ count }) => `Add one more, up to ${count}`,
  exceedCount: ({ count }) => `Try to add another one, which would make ${count}`,
  removeTo: ({ count }) => `Try to go down to ${count}`,
  addFile: ({ size }) => `Add a file of ${size}`,
  addFileType: ({ type }) => `Add ${/^(?:[AEFHILMNORSX](?![AEIOU])|[AEIO])/.test(type) ? 'an' : 'a'} ${type} file`,
  enterBirthDate: ({ when }) =>
    ({
      today: 'Enter the date of birth of somebody who reaches the age today',
      tomorrow: 'Enter the date of birth of somebody who reaches it tomorrow',
      adult: 'Enter the date of birth of somebody well above the age',
    })[when],
  choose: ({ thing }) => `Choose ${the(thing)}`,
  useFirst: ({ thing }) => `Use the first one: ${the(thing)}`,
  useSecond: ({ thing }) => `Use the second one: ${the(thing)}`,
  triggerEvent: ({ event }) => event,
  lookAgain: () => 'Open the place that this is about',
  checkArrival: () => 'Look up when the result was there',
  failTimes: ({ count, fault = 'wrong entry' }) =>
    count === 1 ? `Enter ${withArticle(fault)} once` : `Enter ${withArticle(fault)} ${counted(count)} times in a row`,
  failAgain: ({ fault = 'wrong entry' }) => `Enter ${withArticle(fault)} once more`,
  failLater: ({ period }) => `Wait until ${period} have passed since the first wrong entry, then make one more`,
  useRight: ({ fault }) => `Enter the ${right(fault)}`,
  openOptions: ({ thing }) => `Open the choices for ${the(thing)}`,
  pickOption: ({ thing }) => `Choose a value for ${the(thing)} and save`,
  sendForeign: ({ thing }) => `Use a value that is not on the list for ${the(thing)}`,
  openFresh: ({ thing }) => `Open it for the first time and look at ${the(thing)}`,
  leaveEmpty: ({ field }) => `Save without ${the({ words: field, label: false })}`,
  fillIn: ({ field }) => `Fill in ${the({ words: field, label: false })} and save again`,
  bringAbout: ({ event }) => imperativeOf(event),
  lookAt: ({ thing }) => `Look at ${thing}`,
  undo: ({ condition }) => `Change it back, so that ${negationOf(condition) ?? 'the condition is no longer met'}`,
  doAs: ({ action, role }) => `${action} as ${role}`,
  openAs: ({ role }) => `Sign in as ${role} and open the same place`,
  changeStatus: ({ to }) => `Change the status to ${to}`,
  lookAtChanges: ({ thing }) => `Look at the changes of status offered for ${the(thing)}`,
  workOut: ({ thing }) => `Use these values and read off ${the(thing)}`,
  calculate: ({ of }) => (of === '' ? 'Bring up the calculation' : `Bring up the calculation for ${of}`),
  openList: () => 'Open the list',
  searchFor: () => 'Search for the word',
  searchOther: () => 'Search for the same word in capitals',
  setFilter: ({ name }) => `Set the filter ${name}`,
  clearFilter: ({ name }) => `Clear the filter ${name}`,
  again: ({ step }) => `${step} a second time`,
  changeSomething: () => 'Change a value on the page',
  triggerNotice: () => 'Carry out what the message reports',
  saveFirstWith: ({ thing }) => `Save a first record with one value: ${thing}`,
  saveSecondWith: ({ thing }) => `Save a second record with the same value: ${thing}`,
  doTimes: ({ step, count }) => `${step}: time number ${String(count)}`,
  actInFirst: () => 'Do something in the first browser',
  actInSecond: () => 'Do something in the second browser',
  tryWith: ({ thing }) => `Try ${lowered(thing)}`,
  doIt: ({ thing }) => `Carry out: ${thing}`,
  openMessages: ({ channel }) => `Open the recipient's messages (${channel})`,
  reload: () => 'Reload the page',
  both: ({ step }) =>
    /(?:two|both) (?:devices|browsers|tabs|phones)|same (?:moment|time|second)/iu.test(step)
      ? step
      : `${step}, in both browsers at the same moment`,
  searchPage: ({ words }) => `Search the page and its source for ${words}`,
  sendWith: ({ request, name }) => `Send ${request} with this ${name}`,
  sendRequest: ({ request, condition }) => requestWith(request, condition),
  selectControl: ({ control }) => `Select ${control}`,
  useOwn: ({ words }) => words,
  resizeTo: ({ width }) => `Set the window to a width of ${width}`,
  openAddress: () => 'Open the address of the action directly',

  accepted: ({ value }) => `${value}: accepted, and displayed unchanged after a reload.`,
  acceptedCount: ({ count, thing }) =>
    `It is accepted; ${ofThem(count, thing)} ${count === '1' ? 'is' : 'are'} displayed.`,
  refused: ({ value }) => `${value}: refused; the value saved before remains.`,
  refusedWith: ({ value, message }) => `${q(message)} is displayed; ${value} is not saved.`,
  refusedCount: ({ count, thing }) =>
    `It is refused; there ${count === '1' ? 'is' : 'are'} still ${ofThem(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) => `${q(message)} is displayed; there are still ${count} ${thing}.`,
  fileAdded: () => 'The file is added and listed with its name.',
  actionPossible: () => 'It is carried out, and its result is still there after a reload.',
  noError: () => 'The step is carried out without an error message.',
  actionRefused: () => 'The action is refused; nothing has changed after a reload.',
  actionRefusedWith: ({ message }) => `${q(message)} is displayed; nothing has changed after a reload.`,
  applies: ({ outcome }) => sentence(outcome),
  appliesNot: ({ outcome }) => contrary(outcome),
  works: () => 'It works as usual.',
  worksNoLonger: () => 'It no longer works; nothing changes.',
  shown: ({ text }) => `${q(text)} is displayed.`,
  changeShown: () => 'The new value is displayed.',
  changeKept: () => 'The new value is still displayed.',
  arrivedBy: ({ outcome, due, late }) =>
    `${sentence(outcome)} The time recorded is ${due} or earlier (${late} would be too late).`,
  arrivedBefore: ({ outcome, due }) =>
    `${sentence(outcome)} The time recorded is before ${due}; ${due} itself would be too late.`,
  own: ({ outcome }) => sentence(outcome),
  noneWorks: () => 'Every attempt is refused.',
  stillLocked: ({ outcome }) => `It is refused: ${lowered(endless(outcome))}.`,
  exactlyOffered: ({ values }) => `Exactly ${counted(values.length)} values are offered: ${values.join(', ')}.`,
  selectedIs: ({ value }) => `${value} is preselected.`,
  storedAs: ({ value }) => `${value} is displayed after a reload.`,
  valueRefused: ({ value }) => `${value} is refused and not saved.`,
  notSubmitted: ({ field }) => `Nothing is saved; ${the({ words: field, label: false })} is marked as missing.`,
  submitted: () => 'The entry is saved and displayed after a reload.',
  controlIs: ({ control, state }) => `${capital(control)} is ${states[state]}.`,
  controlNow: ({ control, state }) => `${capital(control)} is ${opposite[state]}.`,
  allowed: ({ action }) => `It is possible to ${lowered(endless(action))}.`,
  forbidden: ({ action }) => `There is no way to ${lowered(endless(action))}.`,
  rights: ({ allowed, forbidden }) =>
    [
      allowed.length === 0 ? 'Nothing is offered' : `Offered: ${allowed.join('; ')}`,
      forbidden.length === 0 ? '' : `not offered: ${forbidden.join('; ')}`,
    ]
      .filter((part) => part !== '')
      .join('. ')
      .replace('. not', '. Not') + '.',
  canSee: ({ thing }) => `${capital(thing)}: visible.`,
  cannotSee: ({ thing }) => `${capital(thing)}: neither displayed nor found by search or by its address.`,
  statusIs: ({ status }) => `The status is ${status}.`,
  onlyThese: ({ statuses }) =>
    statuses.length === 0 ? 'No change of status is offered.' : `Only ${list(statuses)} can be chosen.`,
  result: ({ thing, value, work }) => `${bare(thing)}: ${value}${work === '' ? '' : ` (${work})`}.`,
  order: ({ records }) => `The order is ${records.join(', ')}.`,
  onePage: ({ size }) => `All ${String(size)} records are on one page; there is no second page.`,
  secondPage: ({ size }) => `Page 1 holds ${String(size)} records, page 2 exactly one.`,
  found: ({ hits, misses }) => `${list(hits)} are listed, ${list(misses)} is not.`,
  sameHits: () => 'The same records are listed.',
  filtered: ({ names }) => `Only records that match ${list(names)} are listed.`,
  oneOnly: ({ thing }) => `The second attempt adds nothing; exactly one is listed: ${thing}.`,
  oneMessage: ({ channel, content }) =>
    `Exactly one new message (${channel}) is there${content === undefined ? '' : `; it names ${content}`}.`,
  stillThere: ({ outcome }) => sentence(outcome),
  oneWins: ({ outcome }) => sentence(outcome),
  nowhere: ({ words }) => `No hit for any of these: ${words}.`,
  requestAccepted: () => 'The request is accepted with a status from 200 to 299.',
  status: ({ status, code }) => `Status ${status}${code === undefined ? '' : `; the code is ${code}`}.`,
  doneOnce: () => 'The effect is there exactly once.',

  clockCanBeSet: () => 'The clock of the test system can be set.',
  dateCanBeSet: () => 'The date of the test system can be set.',
  refusalTextOpen: () => 'The ticket gives no text for the refusal.',
  exampleAmounts: () => 'The amounts are examples; any of the same size will do.',
  exampleRecords: () => 'The records are examples that can be created for the test.',
  decideOutcome: ({ text }) => `To be decided: how to tell that this is met – ${endless(text)}.`,
  decideMeasure: ({ text }) => `To be decided: the measure for “${shortened(text, 90)}”.`,
  otherRole: ({ role }) => `A test account without the right (not ${role}) is at hand.`,
  oppositeOpen: () => 'The ticket does not describe the opposite case; it is taken to behave the other way round.',
  otherSideOpen: ({ value }) => `The ticket does not say what happens at ${value}; agree on it and add the step.`,
  readBack: () => 'What was saved can be looked up.',
  parallel: () => 'Two people can act within the same second.',
  otherLanguage: () => 'The ticket is in a language the built-in designer does not phrase; its own words are quoted.',

  noData: () => 'None needed',
  fillerText: () => 'Anna reads a book by the lake tonight and writes to Ben ',
  characters: ({ text, count, unit }) => `${String(count)} ${unit}: ${text}`,
  repeated: ({ sign, count, unit }) => `${String(count)} ${unit}: ${sign} typed ${String(count)} times`,
  givenValues: ({ values }) => valuesOf(values, 'yes', 'no', ': '),
  leftEmpty: ({ field }) => `${bare({ words: field, label: false })}: left empty`,
  date: ({ day, month, year }) => `${String(day)} ${months[month - 1] ?? ''} ${String(year)}`,
  anyOther: ({ role }) => `somebody who is not ${role}`,
  bornOn: ({ date }) => `Date of birth: ${date}`,
  needMissing: ({ need }) =>
    ({
      hasLetter: 'no letter',
      hasCapital: 'no capital letter',
      hasSmall: 'no small letter',
      hasDigit: 'no digit',
      hasSpecial: 'no special character',
      noSpaces: 'with a space',
    })[need],
  shape: ({ fault }) =>
    ({
      fewer: 'one character too few',
      more: 'one character too many',
      letter: 'a wrong kind of character',
      sign: 'a hyphen inside',
      start: 'another beginning',
    })[fault],
  priorityFor: ({ kind, word }) =>
    ({
      money: `Money is at stake (${word})`,
      security: `Security (${word})`,
      permissions: `Access rights (${word})`,
      dataLoss: `Data may be lost (${word})`,
      irreversible: `Cannot be undone (${word})`,
      privacy: `Personal data (${word})`,
      failure: `Behaviour on failure (${word})`,
      coreAction: `Everyday action (${word})`,
      cosmetic: `Appearance (${word})`,
      internal: `Internal (${word})`,
    })[kind],
  priorityOrdinary: () => 'Ordinary behaviour',
  prioritySide: ({ reason }) => `${reason}; beside the main path`,
}
