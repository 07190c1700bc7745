/** Nouns of what somebody does, with the verb that does it. */
export const actsByNoun: Partial<Record<string, string>> = {
  payment: 'Make',
  purchase: 'Make',
  booking: 'Make',
  reservation: 'Make',
  donation: 'Make',
  withdrawal: 'Make',
  deposit: 'Make',
  transfer: 'Make',
  refund: 'Make',
  cancellation: 'Make',
  call: 'Make',
  trip: 'Make',
  change: 'Make',
  order: 'Place',
  bid: 'Place',
  break: 'Take',
  photo: 'Take',
  reading: 'Take',
  request: 'Send',
  gift: 'Send',
  invitation: 'Send',
  invite: 'Send',
  reminder: 'Send',
  message: 'Send',
  application: 'Submit',
  claim: 'Submit',
  comment: 'Write',
  review: 'Write',
  match: 'Play',
  game: 'Play',
  lesson: 'Finish',
}

const failed =
  /^(?<article>an? )(?<state>rejected|failed|refused|declined|cancelled|canceled|late|missed|successful|partial) (?<noun>.+)$/iu
const events =
  /(?<!\p{L})(?:cut|outage|crash|failure|error|loss|disconnection|interruption|delay|timeout|time-out|fault|alarm|accident|breakdown|stoppage|leak|fire|storm|strike)s?$/iu

/** "a rejected payment" as a step: the payment is made, and it is rejected; "a power cut" is brought about. */
export function actOf(phrase: string): string | undefined {
  const head = phrase.replace(/ (?:of|for|with|from|to|in|on|by|at) .*$/iu, '')
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? ''
  const act = actsByNoun[noun]
  if (act === undefined)
    return events.test(head) && /^(?:an?|the) /iu.test(phrase) ? `Bring about ${phrase}` : undefined
  if (!/^an? /iu.test(phrase)) return undefined
  const { article, state, noun: named } = failed.exec(phrase)?.groups ?? {}
  if (article === undefined || state === undefined || named === undefined) return `${act} ${phrase}`
  const one = `${/^[aeiou]/iu.test(named) ? 'an' : 'a'} ${named}`
  return /^(?:late|missed|successful|partial)$/iu.test(state)
    ? `${act} ${phrase}`
    : `${act} ${one} that is ${state === 'failed' ? 'sure to fail' : state}`
}
