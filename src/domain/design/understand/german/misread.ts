import type { Rule, RuleOf } from '../rule.ts'
import { isUsed, isWorkedOut } from './things.ts'

/** "… wird berechnet und darf 5 kg nicht überschreiten": nobody enters it. */
const workedOut =
  /(?<!\p{L})(?:berechnet|errechnet|ermittelt|aufsummiert|(?:ergibt|ergeben|richtet|richten|bewegt|bewegen) sich|kostet|kosten)(?!\p{L})/u
const priced = /\d ?(?:€|Euro(?!\p{L})|EUR(?!\p{L}))/u

/** "Das Diagramm erscheint erst ab 3 Werten": the number at which something appears, not a minimum to enter. */
const onlyFrom = /(?<!\p{L})erst ab (?!dem|der)/u

/** "Der Plan zeigt die Tage nebeneinander, unter 600 px untereinander": half a sentence that has no verb. */
const halfAtWidth = /, (?:unter|ab|bis|über|auf) \d+ ?px[^,]*$/u

function notEntered({ medium, thing, source, limit }: RuleOf<'limit'>, text: string): boolean {
  if (medium === 'width') return halfAtWidth.test(source)
  if (medium !== 'number' && medium !== 'duration' && medium !== 'count') return false
  const value = (limit.low ?? limit.high)?.value
  return (
    workedOut.test(source) ||
    text.split(/[.;] /u).some((sentence) => sentence.includes(thing.words) && workedOut.test(sentence)) ||
    isWorkedOut(thing.words) ||
    onlyFrom.test(source) ||
    // "Mehr als 8 Stunden 14,00 €": what is paid from a value on.
    (medium !== 'count' && value?.measure !== 'money' && priced.test(source))
  )
}

const excepted = /(?<!\p{L})(?:ausgenommen|außer|es sei denn|mit Ausnahme)(?!\p{L})/u
const cutInRelative = /, (?:die|der|das|deren|denen)(?: \p{Ll}+)?$/u

/** Whether a German sentence, in the text of its criterion, says something else than the rule that was read from it. */
export function misread(rule: Rule, text: string): boolean {
  switch (rule.kind) {
    case 'limit':
      return notEntered(rule, text)
    case 'threshold':
      // Two triggers, or an exception, leave open which of them a case shows.
      return (
        / oder /u.test(rule.template('0')) ||
        // "zeigen die Anzahl an, ab 50 steht dort …": the limit is about the second clause only.
        /, ab \d/u.test(rule.source) ||
        halfAtWidth.test(rule.source) ||
        excepted.test(rule.source) ||
        cutInRelative.test(rule.thing.words.trim())
      )
    case 'lifetime':
      return !rule.idle && !rule.lock && !isUsed(rule.thing.words, rule.source)
    case 'share':
      // "gilt ab 50 % der Punkte als bestanden": a limit, and no share of an amount.
      return /(?<!\p{L})ab \d+ ?%/u.test(rule.source)
    case 'search':
      // "Wird nichts gefunden, …": a search with a hit does not show that.
      return /(?<!\p{L})(?:nichts|keine?|ohne)(?!\p{L})/iu.test(rule.source)
    case 'format':
      // "ein Großbuchstabe und neun Ziffern": one of two parts is no format.
      return (
        rule.parts.length === 1 && rule.prefixes.length === 0 && /buchstaben? und |Ziffern? und /u.test(rule.source)
      )
    case 'ageGroup':
      // Each of several groups has a price of its own.
      return (rule.source.match(/\d ?(?:€|Euro|EUR)/gu) ?? []).length > 1
    case 'secret':
      return rule.words.split(', ').some((item) => !/\p{Lu}/u.test(item))
    default:
      return false
  }
}
