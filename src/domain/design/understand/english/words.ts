/** Word lists and verb forms of English, for reading ordinary sentences and turning them into steps and outcomes. */

import { verbs } from './verbs.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What happens to a thing or arrives at a person: nobody performs it as a step. */
const happenings = set(`
allow appear arrive ask become belong carry cause consist contain continue cost count default depend differ disappear exceed exist expect expire fail fall fit get go happen wish want react beep flash hear miss lapse result lack mean feel overlap correspond concern relate survive vary qualify elapse
hold include indicate last lead lose match mean need occur offer own persist point prevent produce prompt reach receive refer remain require reside respond result return
rise say show state stay succeed support total trigger vanish work inform notify remind warn tell decline refuse reject deny block charge bill debit prevent
`)

/** Infinitive and past participle, where they are not regular. */
const irregular = `
be been
become become
begin begun
bring brought
build built
buy bought
cast cast
choose chosen
come come
cost cost
cut cut
do done
draw drawn
fall fallen
find found
forget forgotten
freeze frozen
get got
give given
go gone
grow grown
have had
hide hidden
hold held
keep kept
lead led
leave left
let let
lose lost
make made
mean meant
meet met
override overridden
overwrite overwritten
pay paid
put put
read read
rebuild rebuilt
resend resent
rerun rerun
reset reset
ring rung
rise risen
run run
spend spent
hear heard
catch caught
sit sat
stand stood
speak spoken
think thought
feel felt
feed fed
teach taught
throw thrown
wear worn
withhold withheld
understand understood
shut shut
hit hit
quit quit
seek sought
lay laid
light lit
wake woken
swim swum
sleep slept
stick stuck
strike struck
shake shaken
steal stolen
tear torn
hurt hurt
mean meant
fight fought
slide slid
spread spread
deal dealt
redo redone
rewrite rewritten
retake retaken
overdraw overdrawn
forego foregone
fly flown
drive driven
lend lent
beat beaten
shrink shrunk
say said
see seen
sell sold
send sent
set set
show shown
split split
take taken
tell told
undo undone
unfreeze unfrozen
win won
withdraw withdrawn
write written
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const participles = new Map(irregular.map(([verb = '', participle = '']) => [verb, participle]))
const doubled =
  /^(?:.*(?:stop|drop|drag|tap|skip|ship|wrap|trim|plan|scan|crop|submit|transfer|refer|occur|ban|log|pin|step|cancel|label|total|fit|let|omit|permit|forget|run|get|set|put|reset|cut|begin|unplug|plug|unpin|pin|swap|flag|map|tag|zip|split|rerun))$/

/** The forms of each verb, by form. */
const thirdPerson = new Map<string, string>()
const gerunds = new Map<string, string>()
const pastForms = new Map<string, string>()
for (const verb of [...verbs, ...participles.keys()]) {
  thirdPerson.set(thirdPersonOf(verb), verb)
  gerunds.set(gerundOf(verb), verb)
  pastForms.set(participleOf(verb), verb)
}
for (const [form, verb] of [
  ['canceled', 'cancel'],
  ['canceling', 'cancel'],
] as const)
  (form.endsWith('ing') ? gerunds : pastForms).set(form, verb)

/** "pausing" for "pause", "stopping" for "stop". */
export function gerundOf(verb: string): string {
  if (/[^eo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return doubled.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

/** "paused" for "pause", "frozen" for "freeze". */
export function participleOf(verb: string): string {
  const known = participles.get(verb)
  if (known !== undefined) return known
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return doubled.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`
}

export function thirdPersonOf(verb: string): string {
  if (verb === 'be' || verb === 'have') return verb === 'be' ? 'is' : 'has'
  if (/(?:ch|sh|ss|x|zz|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** The infinitive behind a participle; one that is not listed is guessed from its ending. */
export function verbOfParticiple(word: string): string | undefined {
  const form = word.toLowerCase()
  const known = pastForms.get(form)
  if (known !== undefined) return known
  if (!/^[a-z]{2,}(?:-[a-z]+)?ed$/.test(form) || notParticiples.has(form)) return undefined
  const prefix = /^(?:re|un|pre|de|dis|mis|auto-?|over)/.exec(form)?.[0]
  const inner = prefix === undefined ? undefined : pastForms.get(form.slice(prefix.length))
  if (prefix !== undefined && inner !== undefined) return `${prefix}${inner}`
  const stem = form.slice(0, -2)
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return /(?:[aiou][cgtvz]|[^aeiou]l|nc|rc|rg|dg|[aeo][v]|s|u|[aeiou]r|i[dmnp]|[aio]k|qu)$/.test(stem) &&
    !/(?:ss|[aeo]{2}[rtkmn]|er|or|ow)$/.test(stem)
    ? `${stem}e`
    : stem
}

const notParticiples = set('need feed speed seed red bed hundred indeed exceed proceed succeed shed')

export function verbOfThirdPerson(word: string): string | undefined {
  return thirdPerson.get(word.toLowerCase())
}

export function verbOfGerund(word: string): string | undefined {
  return gerunds.get(word.toLowerCase())
}

export function isStem(word: string): boolean {
  return verbs.has(word.toLowerCase())
}

/** Whether a person can carry the verb out as a step. */
export function isAction(verb: string): boolean {
  return !happenings.has(verb) && verb !== 'be' && verb !== 'have'
}

/** "confirmation" names "confirm": nouns of actions that a tester performs. */
const actionNouns = new Map(
  `confirmation confirm
cancellation cancel
registration register
activation activate
deactivation deactivate
creation create
deletion delete
rotation rotate
approval approve
publication publish
submission submit
payment pay
login log_in
log-in log_in
sign-in sign_in
logout log_out
sign-out sign_out
sign-up sign_up
check-in check_in
check-out check_out
checkout check_out
upload upload
import import
reload reload
removal remove
selection select
verification verify
renewal renew`
    .split('\n')
    .map((line): [string, string] => [line.split(' ')[0] ?? '', (line.split(' ')[1] ?? '').replaceAll('_', ' ')]),
)

export function verbOfNoun(word: string): string | undefined {
  return actionNouns.get(word.toLowerCase())
}

export const determiners = set(
  'the a an each every all any no this that these those its their his her our my your both one some only',
)
export const prepositions = set(
  'of in on at to from by with without for into onto within during before after until till per via through under over above below between against about as than like except upon since across along behind beside near off out outside inside towards up down',
)
export const adverbs = set(
  'not never no longer also then only still already always automatically immediately instantly at once again just now later together first ever even therefore thus therefor fully completely clearly directly currently initially permanently temporarily silently separately additionally likewise simply',
)
export const connectors = set(
  'and or but if when where while because so that which who whose whom unless once whether how what why before until than as to , ; :',
)
export const pronouns = set(
  'it they he she we you i nobody everybody everyone anyone someone nothing everything anything somebody',
)
/** Nouns that look like a verb in the third person. */
export const nounsInS = set(
  'orders offers lists reports changes uses signs costs requests shares links marks names needs numbers points rates results returns reviews rounds rows searches sorts states steps stores updates uploads views visits votes fields files pages prices records checks calls books charges limits groups messages posts processes tracks totals labels logs claims pins filters matches displays answers plays balances downloads imports exports copies entries clicks retries stamps',
)

/** Nouns that end like the names of people and name things. */
const things =
  set(`multiplier number order folder header footer filter offer letter newsletter server browser computer printer counter parameter reminder voucher register error cursor
indicator factor color colour calendar layer banner paper identifier pointer timer trailer container slider router controller charger sensor monitor corner meter quarter scanner
buffer trigger placeholder wrapper chapter calculator tracker ledger transfer tower water power editor operator separator doctor's center centre answer layer poster customer-number
user-agent discriminator validator generator connector simulator emulator semester winter summer september october november december enter delimiter other another either neither whether consent
variant constant restaurant document instant dist list
door floor motor elevator mirror tractor reactor conveyor compressor anchor corridor flavour harbour vector detector projector ventilator radiator transformer freezer boiler mixer scooter
heater cooler locker ladder shutter burner dryer washer dishwasher ticker marker sticker binder cover lever cylinder adapter amplifier modifier barrier hanger tanker chamber border powder
feeder shelter helicopter charter starter booster cluster roster canister toaster weather thermometer odometer speedometer parlour gear`)
const peopleNouns =
  /(?:[^aeo]er|or|ist|ian|lead|desk|office|team|guard|chef|crew|people|everyone|anyone|someone|staff|tenant|claimant|applicant|assistant|accountant|participant|consultant|patient|client|agent|host|nurse|judge|coach|pupil|clerk|scout|employee|trainee|attendee|payee|nominee|assignee|licensee|trustee|delegate|apprentice|guest|student|resident|citizen|parent|child|children|admin|volunteer|engineer|auctioneer|overseer|friend|occupant|registrant|colleague|candidate|recipient|adult|family|household|pilot|athlete|captain)s?$/i

/** Whether a noun names a person or a group of people. */
export function namesPerson(noun: string): boolean {
  return peopleNouns.test(noun) && !things.has(noun.toLowerCase()) && !things.has(noun.toLowerCase().replace(/s$/, ''))
}
