import { openStatement } from './open-statement.ts'
import { contrary } from './english-contrary.ts'
import { requestNamed, requestWith } from './english-requests.ts'
import { momentPhrases } from './moment-phrases.ts'
import { imperativeOf, isSwitch, negationOf, notYet, stateSentence } from '../understand/english/step.ts'
import { oneOf } from '../understand/english/person.ts'
import { isPlural } from '../understand/english/subject.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, lowered, rolesOf, shortened, sentence, valuesOf } from './text.ts'
import {
  q,
  list,
  the,
  openStep,
  states,
  opposite,
  bare,
  by,
  several,
  single,
  ofThem,
  months,
  right,
  withArticle,
} from './english-grammar.ts'
import { englishTitles } from './english-titles.ts'

export const englishPhrases: PhraseBook = {
  ...momentPhrases.english,
  ...englishTitles,

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

  formOpenUnless: ({ thing }) => `The form is filled in correctly except for ${the(single(thing))}.`,
  todayIs: ({ date }) => `Today is ${date}.`,
  recordsExist: ({ count }) => `Exactly ${String(count)} records exist.`,
  countedFor: ({ holder }) => `All of them belong to the same ${holder}.`,
  thereAre: ({ count, thing }) =>
    count === '1' ? `There is only one of these: ${thing}.` : `There are ${count} ${thing}.`,
  allStarted: ({ thing, time }) =>
    `Two unused ${lowered(bare(several(thing)))} are prepared; the period of both begins on ${time}.`,
  lockedSince: ({ time }) => `Two equal locks began at ${time}.`,
  lastActivity: ({ time }) => `The tester is signed in in two browsers; the last activity in both was at ${time}.`,
  noFailures: ({ fault }) => `There have been no failed attempts so far; the ${right(fault)} is known.`,
  messagesEmpty: ({ channel }) => `The tester can read the recipient's messages${by(channel)}; none has arrived yet.`,
  twoSessions: () => 'Two people have opened the same record in two browsers.',
  bothRoles: ({ roles }) => `Test accounts are at hand: ${list(roles)}.`,
  sampleRecords: ({ records }) => `These records exist: ${records.join('; ')}.`,
  exampleBase: ({ amount }) => `The full amount it is taken from is ${amount}.`,
  baseAmount: ({ of, amount }) => `${capital(of)}: ${amount}.`,
  inStatus: ({ thing, status }) => `The status is ${status} (${the(thing)}).`,
  conditionFalse: ({ condition }) => sentence(notYet(condition) ?? `It is not yet the case that ${endless(condition)}`),
  conditionTrue: ({ condition }) => sentence(stateSentence(condition)),
  recordWithSecret: ({ words }) => `A record exists in which these are filled in with known values: ${words}.`,
  validRequest: ({ request }) =>
    `A request ${request === 'HTTP' ? '' : `${request} `}that is valid in every respect is prepared.`,
  pageOpen: () => 'The page concerned is open.',

  enter: ({ thing }) => `Enter ${the(single(thing))}`,
  enterText: ({ thing, length }) => `Enter ${length} as ${the(single(thing))}`,
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
  choose: ({ thing }) =>
    `Choose ${/(?<!\p{L})(?:date|day|start|end|from|until)(?!\p{L})/iu.test(thing.words) ? the(thing) : `the date for ${the(thing)}`}`,
  useFirst: ({ thing, time }) =>
    `Set the clock of the test system to ${time} and use the first of the ${lowered(bare(several(thing)))}`,
  useSecond: ({ thing, time }) =>
    `Set the clock of the test system to ${time} and use the second of the ${lowered(bare(several(thing)))}`,
  triggerEvent: ({ event }) => event,
  openStep: ({ text }) => openStep(text),
  openSituation: ({ text }) => openStatement(text, 'en').situation,
  openOutcome: ({ text }) => sentence(openStatement(text, 'en').outcome),
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
  undo: ({ condition }) => {
    const contrary = negationOf(condition)
    if (contrary === undefined) return 'Change it back, so that the condition is no longer met'
    return isSwitch(contrary) ? imperativeOf(contrary) : `Change it back, so that ${contrary}`
  },
  doAs: ({ action, role }) => `${action} as ${oneOf(role)}`,
  openAs: ({ role }) => `Sign in as ${/^somebody /.test(role) ? role : oneOf(role)} and open the same place`,
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
  withRow: ({ prepared, step }) => `Prepare: ${list(prepared.map(endless))}. Then ${lowered(step.in(englishPhrases))}`,
  changeSomething: () => 'Change a value on the page',
  triggerNotice: () => 'Carry out what the message reports',
  saveFirstWith: ({ thing }) => `Save a first record with one value: ${thing}`,
  saveSecondWith: ({ thing }) => `Save a second record with the same value: ${thing}`,
  doTimes: ({ step, count }) => `${step}: time number ${String(count)}`,
  actInFirst: () => 'Do something in the first browser',
  actInSecond: () => 'Do something in the second browser',
  tryWith: ({ thing }) => `Try ${lowered(thing)}`,
  doIt: ({ thing }) => `Carry out: ${thing}`,
  openMessages: ({ channel }) => `Open the recipient's messages${by(channel)}`,
  reload: () => 'Reload the page',
  both: ({ step }) =>
    /at the same (?:moment|time)/i.test(step) ? step : `${step}, in both browsers at the same moment`,
  searchPage: ({ words }) => `Search the page and its source for ${words}`,
  sendWith: ({ request, name }) => `Send ${requestNamed(request)} with this ${name.replace(/^(?:the|an?) /iu, '')}`,
  sendRequest: ({ request, condition }) => requestWith(request, condition),
  selectControl: ({ control }) => `Select ${control}`,
  useOwn: ({ words }) => words,
  resizeTo: ({ width }) => `Set the window to a width of ${width}`,
  openAddress: () => 'Open the address of the action directly',

  accepted: ({ value }) => `${value}: accepted, and displayed unchanged after a reload.`,
  acceptedCount: ({ count, thing }) =>
    `It is accepted; ${ofThem(count, thing)} ${count === '1' ? 'is' : 'are'} displayed.`,
  refused: ({ value }) => `${value}: refused; nothing is saved.`,
  refusedWith: ({ value, message }) => `${q(message)} is displayed; ${value} is not saved.`,
  refusedCount: ({ count, thing }) =>
    `It is refused; there ${count === '1' ? 'is' : 'are'} still ${ofThem(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) => `${q(message)} is displayed; there are still ${count} ${thing}.`,
  fileAdded: () => 'The file is added and listed with its name.',
  fileRefused: () => 'The file is refused; it is not listed.',
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
    `${sentence(outcome)} It happens at ${due} or earlier (${late} would be too late).`,
  arrivedBefore: ({ outcome, due }) =>
    `${sentence(outcome)} It happens before ${due}; ${due} itself would be too late.`,
  own: ({ outcome }) => sentence(outcome),
  noneWorks: () => 'Every attempt is refused.',
  stillLocked: ({ outcome }) => `It is refused: ${lowered(endless(outcome))}.`,
  exactlyOffered: ({ values }) => `Exactly ${counted(values.length)} values are offered: ${values.join(', ')}.`,
  selectedIs: ({ value }) => `${value} is preselected.`,
  storedAs: ({ value }) => `${value} is displayed after a reload.`,
  valueRefused: ({ value }) => `${value} is refused and not saved.`,
  notSubmitted: ({ field }) => `Nothing is saved; ${the({ words: field, label: false })} is marked as missing.`,
  submitted: () => 'The entry is saved and displayed after a reload.',
  controlIs: ({ control, state }) => `${capital(control)} ${isPlural(control) ? 'are' : 'is'} ${states[state]}.`,
  controlNow: ({ control, state }) => `${capital(control)} ${isPlural(control) ? 'are' : 'is'} ${opposite[state]}.`,
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
    `Exactly one new message${by(channel)} is there${content === undefined ? '' : `; it names ${content}`}.`,
  stillThere: ({ outcome }) => sentence(outcome),
  oneWins: ({ outcome }) => sentence(outcome),
  nowhere: ({ words }) => `No hit for any of these: ${words}.`,
  requestAccepted: () => 'The request is accepted with a status from 200 to 299.',
  status: ({ status, code, also }) =>
    `Status ${status}${code === undefined ? '' : `; the code is ${code}`}${also === undefined ? '' : `. ${also}`}.`,
  doneOnce: () => 'The effect is there exactly once.',

  clockCanBeSet: () => 'The clock of the test system can be set.',
  dateCanBeSet: () => 'The date of the test system can be set.',
  refusalTextOpen: () => 'The ticket gives no text for the refusal.',
  exampleAmounts: () => 'The amounts are examples; any of the same size will do.',
  exampleRecords: () => 'The records are examples that can be created for the test.',
  untested: ({ text }) => `Still to be tested: “${shortened(endless(text), 160)}”.`,
  decideOutcome: ({ text }) => `To be decided: how to tell that this is met – ${endless(text)}.`,
  decideExample: () => 'The ticket says neither where this is done nor with which data; the tester chooses both.',
  decideMeasure: ({ text }) => `To be decided: the measure for “${shortened(text, 90)}”.`,
  otherRole: ({ role }) =>
    `Test accounts are at hand: ${[...rolesOf(role).map(oneOf), 'one without the right'].join(', ')}.`,
  oppositeOpen: () => 'The ticket does not describe the opposite case; it is taken to behave the other way round.',
  otherSideOpen: ({ value }) => `The ticket does not say what happens at ${value}; agree on it and add the step.`,
  readBack: () => 'What was saved can be looked up.',
  parallel: () => 'Two people can act within the same second.',
  otherLanguage: () => 'The ticket is in a language the built-in designer does not phrase; its own words are quoted.',

  noData: () => 'None needed',
  fillerText: () => 'Anna reads a book by the lake tonight and writes to Ben ',
  characters: ({ text, count, unit }) => `${String(count)} ${count === 1 ? unit.replace(/s$/, '') : unit}: ${text}`,
  repeated: ({ sign, count, unit }) => `${String(count)} ${unit}: ${sign} typed ${String(count)} times`,
  givenValues: ({ values }) => valuesOf(values, 'yes', 'no', ': '),
  leftEmpty: ({ field }) => `${bare({ words: field, label: false })}: left empty`,
  date: ({ day, month, year }) => `${String(day)} ${months[month - 1] ?? ''} ${String(year)}`,
  anyOther: ({ role }) => {
    const roles = rolesOf(role).map(oneOf)
    return `somebody who is ${roles.length === 1 ? 'not' : 'neither'} ${roles.join(' nor ')}`
  },
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
