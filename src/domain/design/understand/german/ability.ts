import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { definite } from './noun-phrases.ts'
import { nounPhrase, tokensOf } from './phrases.ts'
import { asMain, type Sentence } from './sentence.ts'
import { agentIn, isActor, lowerStart, signedIn, stepWords } from './steps.ts'
import { verbOfInfinitive, withTo } from './words.ts'

/** "Die Moderation kann eine Datei hochladen", "Termine lassen sich filtern", "… darf keine Nachweise öffnen". */
export function abilityOf(
  reading: Reading,
  sentence: Sentence,
  before: string[],
): { steps: EffectStep[]; outcome: string; given: string[] } | undefined {
  const { modal, verb, subject, passive, negated } = sentence
  const lets = /^(?:lässt|lassen)$/.test(modal)
  if (
    !/^(?:kann|können|darf|dürfen|lässt|lassen)$/.test(modal) ||
    verb === undefined ||
    (!verb.action &&
      !passive &&
      !lets &&
      (verb.state || /^(?:erhalten|bekommen)$/.test(verb.infinitive) || !isActor(reading, subject)))
  )
    return undefined
  const object = passive || lets
  const person = !object && isActor(reading, subject) ? subject : agentIn(reading, sentence.middle)
  const relative = passive && /^, (?:der|die|das) /u.test(sentence.after) ? ` ${sentence.after}`.replace(' ,', ',') : ''
  const given = [...before, ...(person === undefined ? [] : signedIn(reading, `${person}${relative}`))]
  const words = stepWords(reading, sentence, object)
  if (words === undefined) return undefined
  const neither = /(?:^| )weder (?<one>\p{Ll}+n) noch (?<other>\p{Ll}+n)$/u.exec(words)?.groups
  if (neither?.one !== undefined && neither.other !== undefined) {
    const before = words.slice(0, words.lastIndexOf(' weder ')).trim()
    return {
      steps: [neither.one, neither.other].map((one) => ({
        what: 'action',
        words: `Versuchen, ${withTo(lowerStart(`${before} ${one}`))}`,
        refused: true,
      })),
      outcome: '',
      given,
    }
  }
  const either = /^(?<before>.*?) ?(?<one>\p{Ll}+n) oder (?<other>\p{Ll}+n)$/u.exec(words)?.groups
  if (
    !negated &&
    verbOfInfinitive(either?.one ?? '') !== undefined &&
    verbOfInfinitive(either?.other ?? '') !== undefined
  )
    return {
      steps: [
        {
          what: 'action',
          words: `${either?.before ?? ''} ${either?.one ?? ''}`.trim(),
          outcome: 'Die Handlung wird ausgeführt',
        },
        {
          what: 'action',
          words: `An einem zweiten Exemplar: ${lowerStart(`${either?.before ?? ''} ${either?.other ?? ''}`.trim())}`,
        },
      ],
      outcome: '',
      given,
    }
  if (negated || /^(?:niemand|keine?r?) /i.test(`${subject} `)) {
    const tried = words
      .replace(/(?<!\p{L})(?:nicht mehr|gar nicht|nicht|nie|niemals) /iu, '')
      .replace(/(?<!\p{L})keine?[nrms]? /iu, '')
      .replace(/(?<!\p{L})nichts(?= )/iu, 'etwas')
    return {
      steps: [{ what: 'action', words: `Versuchen, ${withTo(lowerStart(tried))}`, refused: true }],
      outcome: '',
      given,
    }
  }
  const seen = /^(?:sehen|einsehen|lesen|ansehen)$/.test(verb.infinitive)
  return {
    steps: [{ what: 'action', words }],
    outcome:
      /(?<!\p{L})nur(?!\p{L})/u.test(sentence.middle) || seen
        ? plain(reading, asMain(sentence))
        : verb.infinitive === 'filtern' || verb.infinitive === 'suchen'
          ? 'Nur die passenden Einträge werden angezeigt'
          : /^(?:sortieren|ordnen)$/.test(verb.infinitive)
            ? 'Die Einträge stehen in der gewählten Reihenfolge'
            : resultOf(reading, sentence),
    given,
  }
}

/** "eine Datei hochladen" leads to "Die Datei ist hochgeladen"; empty where there is no single object. */
export function resultOf(reading: Reading, { verb, subject, middle, passive, modal }: Sentence): string {
  if (verb === undefined) return ''
  const object = passive || /^(?:lässt|lassen)$/.test(modal) ? subject : objectIn(middle)
  if (object === '' || /^(?:er|sie|es|man|ihn|sich)$/i.test(object)) return ''
  const known = definite(object)
  return known === undefined
    ? ''
    : `${capitalise(plain(reading, known.words))} ${known.plural ? 'sind' : 'ist'} ${verb.participle}; nach dem Neuladen ist das unverändert`
}

/** The object in the middle of a clause: a noun phrase of its own, not the one behind a preposition. */
function objectIn(middle: string): string {
  const tokens = tokensOf(middle)
  for (let at = 0; at < tokens.length; at += 1) {
    const end = nounPhrase(tokens, at)
    if (end === at) {
      if (
        /^(?:in|im|am|an|auf|aus|bei|beim|bis|durch|für|je|pro|mit|nach|ohne|per|über|um|unter|von|vom|vor|zu|zum|zur|ab|als)$/i.test(
          tokens[at]?.word ?? '',
        )
      )
        at = Math.max(nounPhrase(tokens, at + 1) - 1, at)
      continue
    }
    const text = middle.slice(tokens[at]?.at ?? 0, tokens[end - 1]?.end ?? 0)
    return /^(?:dem|einem|der|ihm|ihr|ihnen) /i.test(text) ? '' : text
  }
  return ''
}
