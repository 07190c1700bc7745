import { isPlural } from '../understand/english/subject.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, lowered, shortened, withoutSameDay } from './text.ts'
import { q, list, the, leading, states, bare } from './english-grammar.ts'

/** The titles of English cases. */
export const englishTitles = {
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)}: ${[refused.length === 0 ? '' : `${list(refused)} refused`, accepted.length === 0 ? '' : `${list(accepted)} accepted`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside, outcome }) =>
    `${outcome === undefined ? `${shortened(bare(thing), 36)}: the rule applies` : shortened(capital(leading(outcome).replace(/^(?:it|they) /iu, (said) => (bare(thing).split(' ').length > 4 ? said : `${the(thing)} `))), 46)} at ${inside}${outside === '' ? '' : `, not at ${outside}`}`,
  lifetimeTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 30)}: still good at ${inside}, no longer at ${withoutSameDay(outside, inside)}`,
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
  visibilityTitle: ({ control, state, condition }) =>
    `${shortened(capital(control), 36)} ${isPlural(control) ? 'are' : 'is'} ${states[state]} when ${lowered(condition)}`,
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
  openTitle: ({ text }) => shortened(capital(text), 78),
} satisfies Partial<PhraseBook>
