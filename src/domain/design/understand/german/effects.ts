import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep, Rule, RuleOf } from '../rule.ts'
import { accusative, definite } from './noun-phrases.ts'
import { nounPhrase, tokensOf } from './phrases.ts'
import { asMain, parseMain, type Sentence } from './sentence.ts'
import { agentIn, causeOf, isActor, lowerStart, personOf, signedIn, stepOf, stepWords } from './steps.ts'
import { withTo } from './words.ts'

type Effect = RuleOf<'effect'>

/** The rules that German statements describe: one for each sentence that can be tried on its own. */
export function germanEffects(reading: Reading, clauses: Clause[], request?: string): Rule[] {
  const rules: { rule: Rule; caused: boolean; clause: Clause }[] = []
  for (const clause of clauses) {
    const made = ruleOf(reading, clause, request)
    const last = rules.at(-1)
    const next = last !== undefined && reading.clauses.indexOf(clause) === reading.clauses.indexOf(last.clause) + 1
    if (
      next &&
      last.caused &&
      last.rule.kind === 'effect' &&
      clause.condition === undefined &&
      !made.caused &&
      clause.follows === true
    ) {
      const outcome = capitalise(plain(reading, clause.main))
      const { steps } = last.rule
      const told = steps.findLastIndex((one) => one.outcome !== undefined)
      last.rule = {
        ...last.rule,
        steps: steps.map((one, at) => (at === told ? { ...one, outcome: `${one.outcome ?? ''}. ${outcome}` } : one)),
        outcome: last.rule.outcome === '' ? (told < 0 ? outcome : '') : `${last.rule.outcome}. ${outcome}`,
      }
      last.clause = clause
      continue
    }
    rules.push({ ...made, clause })
  }
  return rules.map(({ rule }) => rule)
}

function ruleOf(reading: Reading, clause: Clause, request: string | undefined): { rule: Rule; caused: boolean } {
  const sentence = parseMain(clause.main)
  const cause = causeOf(reading, clause, sentence)
  const source = plain(reading, clause.text)
  const main = plain(reading, sentence === undefined ? clause.main : asMain(sentence))
  const effect = (steps: EffectStep[], outcome: string, more: Partial<Effect> = {}): Effect => ({
    kind: 'effect',
    source,
    given: cause.given,
    steps: [...cause.steps, ...steps],
    outcome,
    title: titled(main),
    ...(refusing.test(outcome) ? { refuses: true } : {}),
    ...more,
  })
  if (sentence === undefined)
    return { rule: effect([], main, cause.steps.length > 0 ? {} : { open: 'outcome' }), caused: cause.steps.length > 0 }
  // "…, wird beim Speichern nichts überschrieben": the phrase names what is done.
  const doing = /^(?:beim|nach dem) (?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln))(?= |$)/iu.exec(
    /^(?:beim|nach dem) /iu.test(sentence.front) ? sentence.front : '',
  )?.groups?.verb
  if (doing !== undefined) return { rule: effect([{ what: 'action', words: doing }], main), caused: true }
  if (cause.steps.length > 0) return { rule: effect([], main), caused: true }
  const ability = abilityOf(reading, sentence, cause.given)
  if (ability !== undefined)
    return { rule: effect(ability.steps, ability.outcome, { given: ability.given }), caused: true }
  const { subject, verb } = sentence
  if (
    request !== undefined &&
    /(?:Endpunkt|Antwort|Anfrage|Aufruf|Schnittstelle|Dienst|Service|API|Header|Body|Parameter)(?:\s|$)|=/i.test(
      plain(reading, subject),
    )
  )
    return { rule: effect([{ what: 'request', words: request }], main), caused: true }
  if (
    isActor(reading, subject) &&
    sentence.modal === '' &&
    !sentence.passive &&
    !sentence.negated &&
    verb?.action === true &&
    !/^(?:sehen|lesen|einsehen)$/.test(verb.infinitive)
  ) {
    const step = stepOf(reading, sentence)
    if (step !== undefined)
      return {
        rule: effect([step.step], resultOf(reading, sentence), { given: [...cause.given, ...step.given] }),
        caused: true,
      }
  }
  if (isActor(reading, subject) && !/^(?:man|wer|niemand|jemand|diese Person|eine Person)$/i.test(subject))
    return {
      rule: effect(
        [{ what: 'action', words: `Als ${personOf(reading, subject)} anmelden und betreffende Seite öffnen` }],
        main,
      ),
      caused: false,
    }
  if (
    /^(?:ist|sind)$/.test(sentence.finite) &&
    /(?:^| )nicht (?:mehr )?(?:möglich|erlaubt|zulässig|gestattet|vorgesehen)$/.test(sentence.middle)
  )
    return {
      rule: effect(
        [{ what: 'action', words: `${capitalise(accusative(plain(reading, subject)))} versuchen`, refused: true }],
        '',
      ),
      caused: true,
    }
  if (
    sentence.passive &&
    !sentence.negated &&
    refusals.test(verb?.infinitive ?? '') &&
    subject !== '' &&
    sentence.modal === ''
  )
    return {
      rule: effect(
        [
          {
            what: 'action',
            words: capitalise(plain(reading, `${accusative(subject)}${placeIn(sentence.middle)} verwenden`)),
            refused: true,
          },
        ],
        main,
        { refuses: true },
      ),
      caused: true,
    }
  const thing = cause.given.length === 0 ? thingOf(reading, sentence) : undefined
  return {
    rule: thing === undefined ? effect([], main) : effect([{ what: 'action', words: capitalise(thing) }], main),
    caused: false,
  }
}

const refusing =
  /(?<!\p{L})(?:abgelehnt|zurückgewiesen|abgewiesen|verweigert|verworfen|gesperrt|nicht (?:mehr )?(?:gespeichert|möglich|angenommen|gesendet|abgesendet|ausgeführt|erlaubt|übernommen|gebucht|zugelassen))(?!\p{L})/u
const refusals = /^(?:ablehnen|zurückweisen|abweisen|verweigern|verwerfen)$/

function placeIn(middle: string): string {
  return /^(?:beim|im|in der|bei der) [^,]{3,40}$/u.test(middle) ? ` ${middle}` : ''
}

/** What can be looked at: the subject of the sentence, where it is there to be seen. */
function thingOf(reading: Reading, sentence: Sentence): string | undefined {
  const { subject, negated, verb, passive, front } = sentence
  if (
    /^(?:im|am|(?:in|an|auf|unter|über|neben) (?:der|dem|den|einer|einem|allen|beiden|jeder|jedem)) /iu.test(front) &&
    !/[\uE000-\uE7FF]/u.test(front)
  ) {
    const seen = /^(?:der|die|das) \p{Lu}[\p{L}-]*$/u.test(subject) ? `${accusative(subject)} ansehen` : 'nachsehen'
    return plain(reading, `${front} ${seen}`)
  }
  const words = plain(reading, subject.replace(/,.*$/u, ''))
  if (
    subject === '' ||
    front !== '' ||
    /^(?:weitere|mehr|andere) /i.test(words) ||
    words.length > 60 ||
    /^(?:er|sie|es|man|dies|das|diese|dieser|dieses|wer|niemand|jemand|nichts|alles|beide|kein\p{L}*) ?/iu.test(
      `${words} `.replace(/^(?:das|dies\p{L}*) (?=\p{L})/iu, ''),
    ) ||
    (negated && /^(?:nicht|kein)/i.test(words)) ||
    (passive &&
      verb !== undefined &&
      /^(?:ablehnen|zurückweisen|abweisen|verweigern|verhindern|senden|verschicken|schicken|benachrichtigen|erinnern)$/.test(
        verb.infinitive,
      )) ||
    /^(?:erscheinen|erfolgen|stattfinden|entstehen|gehen|kommen)$/.test(verb?.infinitive ?? '')
  )
    return undefined
  return `${accusative(words)} ansehen`
}

/** "Die Moderation kann eine Datei hochladen", "Termine lassen sich filtern", "… darf keine Nachweise öffnen". */
function abilityOf(
  reading: Reading,
  sentence: Sentence,
  before: string[],
): { steps: EffectStep[]; outcome: string; given: string[] } | undefined {
  const { modal, verb, subject, passive, negated } = sentence
  const lets = /^(?:lässt|lassen)$/.test(modal)
  if (
    !/^(?:kann|können|darf|dürfen|lässt|lassen)$/.test(modal) ||
    verb === undefined ||
    (!verb.action && !passive && !lets)
  )
    return undefined
  const object = passive || lets
  const person = !object && isActor(reading, subject) ? subject : agentIn(reading, sentence.middle)
  const given = [...before, ...(person === undefined ? [] : signedIn(reading, person))]
  const words = stepWords(reading, sentence, object)
  if (words === undefined) return undefined
  if (negated || /^(?:niemand|keine?r?) /i.test(`${subject} `)) {
    const tried = words
      .replace(/(?<!\p{L})(?:nicht mehr|gar nicht|nicht|nie|niemals) /iu, '')
      .replace(/(?<!\p{L})keine?[nrms]? /iu, '')
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
function resultOf(reading: Reading, { verb, subject, middle, passive, modal }: Sentence): string {
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

const longestTitle = 78

/** A title that fits is kept whole; a longer one ends at a joint of the sentence. */
export function titled(text: string): string {
  const line = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= longestTitle) return line
  const cut = [
    ...line.matchAll(
      /, und |,? (?:aber|sondern|wenn|sobald|falls|bis|damit|sodass|ohne|mit|für|bei|nach|von|vom|auf|in|im|am|an|aus|unter|über|zwischen|vor|durch)\s|[,;:–]\s/g,
    ),
  ]
    .map(({ index }) => index)
    .filter((at) => at >= 28 && at <= longestTitle && balanced(line.slice(0, at)))
    .at(-1)
  return cut === undefined ? line : `${line.slice(0, cut).replace(/[,;:\s–]+$/, '')} …`
}

/** No quotation is left open. */
function balanced(text: string): boolean {
  const count = (signs: RegExp): number => text.match(signs)?.length ?? 0
  return count(/[„»]/g) <= count(/[“«”]/g)
}
