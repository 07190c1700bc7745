import { isPlural } from '../../understand/english/subject.ts'
import { verbOfGerund, verbOfParticiple } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { lower, oneOf, withA } from './deeds.ts'
import { line } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** A button that is disabled without a connection: before, during and after flight mode. */
function onlyOnline(slots: Slots): CasePattern[] {
  const label = word(slots, 'label')
  const device = /^(?:device|tablet|phone|smartphone|computer|laptop)$/u.exec(word(slots, 'place'))?.[0] ?? 'device'
  const given = [`A page on which ${label} can be selected is open; the ${device} is online.`]
  const assume = ['Flight mode stands for every lost connection.']
  return [
    {
      title: [`${label} disabled in flight mode, enabled back online`, 'Disabled in flight mode, enabled back online'],
      type: 'Negative',
      technique: 'State transition',
      given,
      steps: [
        line('Switch on flight mode', `${label} is disabled`),
        line(`Select ${label}`, 'Nothing happens; the page is unchanged', 'flight mode on'),
        line('Switch off flight mode', `${label} is enabled`),
        line(`Select ${label}`, `The action of ${label} is carried out`, 'flight mode off'),
      ],
      assume,
    },
    {
      title: [`${label} follows a connection that comes and goes`, 'The button follows a flickering connection'],
      type: 'Negative',
      technique: 'Error guessing',
      given,
      steps: [
        line('Switch flight mode on, off and on again', `${label} is disabled`, 'ends with flight mode on'),
        line('Switch flight mode off, on and off again', `${label} is enabled`, 'ends with flight mode off'),
      ],
      assume,
    },
  ]
}

const offline =
  '(?:is|are|stays?|remains?|must be|must stay|should be|has to be|will be) (?:disabled|greyed out|grayed out|inactive|locked|deactivated|not clickable|unavailable)'
const device = '<place=(?:device|tablet|phone|smartphone|computer|laptop|app|browser|user|respondent)>'

/** Buttons that need a connection. */
export const onlineOnly: PatternGroup = {
  cue: 'off-?line|online|connection',
  patterns: [
    {
      said: `(?:The )?<label>(?: button)? ${offline} (?:until (?:the ${device} is (?:back )?online(?: again)?|(?:the|an?) (?:internet |network )?connection is (?:back|restored|available again))|(?:while|as long as|when) (?:the ${device.replace('place', 'place2')} is (?:off-?line|not online|disconnected)|there is no (?:internet |network )?connection))`,
      example: '"Send order" stays disabled until the phone is online again.',
      cases: onlyOnline,
    },
  ],
}

/** What must not be there twice although the connection was cut: once behind the request, once within it. */
function storedOnce(slots: Slots): CasePattern[] | undefined {
  const one = oneOf(lower(word(slots, 'thing')).replace(/^(?:the|an?|each|every|any) /u, ''))
  const done = word(slots, 'done').toLowerCase()
  if (verbOfParticiple(done) === undefined || one.split(' ').length > 3) return undefined
  const given = [
    'The device is online and sends through a test proxy that can cut the connection.',
    `No ${one} of the test person is ${done} on the server yet.`,
  ]
  const assume = [
    'A proxy can be placed between the device and the server, and what the server holds can be looked up.',
    'Kestrel and Osprey stand for any values that are accepted.',
  ]
  const restored = line(
    'Restore the connection',
    `The waiting ${one} is sent again; the proxy log shows a complete reply of the server`,
  )
  const lookedUp = (value: string): string =>
    line(
      'Look up everything of the test person on the server',
      `${value} is ${done} exactly once, neither twice nor not at all`,
      value,
    )
  return [
    {
      title: [
        `Connection cut before the reply and mid-request: ${one} ${done} once`,
        `Cut before the reply and mid-request: ${done} once`,
      ],
      type: 'Negative',
      technique: 'Error guessing',
      given,
      steps: [
        line(
          `Send ${withA(one)} while the proxy cuts the connection before the reply`,
          'The proxy log shows the whole request; no reply arrives on the device',
          'Kestrel',
        ),
        restored,
        lookedUp('Kestrel'),
        line(
          `Send another ${one} while the proxy cuts the connection halfway through the request`,
          'The proxy log shows only a part of the request',
          'Osprey',
        ),
        restored,
        lookedUp('Osprey'),
      ],
      assume,
    },
  ]
}

/** A button that appears with the n-th failure in a row, and not before. */
function afterFailures(slots: Slots): CasePattern[] | undefined {
  const label = word(slots, 'label')
  const count = slots.values.get('count')?.amount ?? 0
  const named = lower(word(slots, 'word')).replace(/^(?:the|an?) /u, '')
  const act = verbOfGerund(named) === undefined ? `the ${named}` : named
  if (!Number.isInteger(count) || count < 2 || count > 9 || named.split(' ').length > 2) return undefined
  const before = count - 1
  const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${String(n)} times`)
  const failures = (from: number, n: number): string =>
    n === 1
      ? `attempt ${String(from)} rejected`
      : `attempts ${String(from)}${n === 2 ? ' and ' : ' to '}${String(from + n - 1)} rejected`
  const shown = `${label} is displayed`
  const hidden = `${label} is not displayed`
  const given = [`The test server rejects every attempt at ${act} and logs each one.`, 'No attempt has been made yet.']
  const assume = ['The test server can be told to reject attempts and to accept them again.']
  return [
    {
      title: [`${label} appears with failure ${String(count)}, not with failure ${String(before)}`],
      type: 'Boundary',
      technique: 'Boundary value analysis',
      given,
      steps: [
        line(`Let ${act} fail ${times(before)} in a row`, hidden, failures(1, before)),
        line(`Let ${act} fail once more`, shown, failures(count, 1)),
        line(
          `Select ${label} while the server accepts attempts again`,
          `The server log shows one more attempt, and that it was accepted`,
          `attempt ${String(count + 1)} accepted`,
        ),
      ],
      assume: [...assume, `${label} starts the next attempt.`],
    },
    {
      title: [`A success after ${String(before)} failures starts the count again`],
      type: 'Negative',
      technique: 'State transition',
      given,
      steps: [
        line(`Let ${act} fail ${times(before)} in a row`, hidden, failures(1, before)),
        line(`Let the next attempt at ${act} succeed`, hidden, `attempt ${String(count)} accepted`),
        line(
          `Let ${act} fail ${times(before)} in a row again`,
          `${label} is still not displayed`,
          failures(count + 1, before),
        ),
        line(`Let ${act} fail once more`, shown, failures(count + 1 + before, 1)),
      ],
      assume,
    },
  ]
}

/** What a button has to leave nothing of on a shared device: page, way back and storage are searched for it. */
function clearedOf(slots: Slots): CasePattern[] | undefined {
  const label = word(slots, 'label')
  const things = lower(word(slots, 'things')).replace(/^(?:the|all|every|each|any) /u, '')
  const place = word(slots, 'place').toLowerCase()
  const one = oneOf(things)
  if (one.split(' ').length > 3) return undefined
  const storage = /browser/u.test(place) ? 'storage of the browser' : `storage of the ${place}`
  return [
    {
      title: [`${label} leaves no ${one} on the ${place}`, `Nothing is left on the ${place}`],
      technique: 'Use case',
      given: [
        `Two ${isPlural(things) ? things : `${one}s`} with the values Kestrel and Osprey have been entered on the ${place} and are stored there.`,
      ],
      steps: [
        line(`Search the ${storage} for both values`, 'Both are found', 'Kestrel, Osprey'),
        line(`Select ${label}`, 'Neither Kestrel nor Osprey is displayed'),
        line('Go back to the page before', 'Neither Kestrel nor Osprey is displayed', 'back button'),
        line('Open the page again in a new tab', 'Neither Kestrel nor Osprey is displayed'),
        line(`Search the ${storage} for both values again`, 'Neither of them is found', 'Kestrel, Osprey'),
      ],
      assume: [
        `The ${storage} can be searched; in a browser, the developer tools show it.`,
        'The sample values are stored in readable form before.',
      ],
    },
  ]
}

const cutOff =
  '(?:drops?(?: out)?|is (?:lost|cut|cut off|interrupted|dropped)|breaks(?: off| down| away)?|fails|goes down|gets lost)'
const label = '(?:does |is |do |are )?(?:the )?(?:button |link )?<label>(?: button| link)?'
const failing = (verb: string): string =>
  `<word=[a-z]+(?: (?!has |have )[a-z]+)?> ${verb} <count> (?:times|attempts)(?: in a row| consecutively| running| in succession)`

/** What happens when sending fails, and what stays behind on the device. */
export const interruptedSending: PatternGroup = {
  cue: 'twice|once|row|succession|consecutive|running|from (?:the|this|that)',
  patterns: [
    {
      said: `No <thing> (?:is|may be|must be|will be|can be|gets?) <done=(?:stored|saved|recorded|created|booked|counted|entered)> (?:twice|more than once|a second time),? (?:not )?even (?:if|when|though) (?:the|an?) (?:internet |network |data )?connection ${cutOff} (?:in the middle of|during|while|halfway through) (?:it is being sent|(?:the )?(?:sending|transmission|transfer|upload|uploading|saving|submission|submitting|synchroni[sz]ation|syncing))(?: it)?`,
      example: 'No reading is saved twice, even if the connection is lost during the transfer.',
      cases: storedOnce,
    },
    {
      said: `Only (?:if|when|after|once) ${failing('(?:has failed|have failed|fails|failed)')} ${label} (?:appears?|shown|displayed|offered|visible)`,
      example: 'Only if saving has failed 4 times in a row does the button "Try later" appear.',
      cases: afterFailures,
    },
    {
      said: `(?:The )?(?:button |link )?<label>(?: button| link)? (?:(?:only )?appears|(?:is|must be|should be) (?:only )?(?:shown|displayed|offered|visible))(?: only)? (?:if|when|after|once) ${failing('(?:has failed|have failed|fails|failed)')}`,
      example: '"Save locally" appears only after the upload has failed 3 times in a row.',
      cases: (slots) => (/(?<!\p{L})only(?!\p{L})/iu.test(slots.sentence ?? '') ? afterFailures(slots) : undefined),
    },
    {
      said: '(?:The )?<label>(?: button| link)? (?:removes|deletes|clears|erases|wipes|must remove|must delete|must clear) (?:every|all(?: the)?|each|all of the) <things=[a-z]+(?: [a-z]+)?> from (?:the|this|their) <place=(?:device|browser|phone|smartphone|tablet|computer|laptop|terminal)>',
      example: '"Forget me" deletes all notes from the browser.',
      cases: clearedOf,
    },
  ],
}
