import { capitalise, distance, plain, says, type Clause, type Reading } from '../reading.ts'
import type { EffectStep, Rule, RuleOf } from '../rule.ts'
import { accusative, definite, withoutDeterminer } from './noun-phrases.ts'
import { asLast, asMain, nounPhrase, parseLast, parseMain, tokensOf, type Sentence } from './sentence.ts'
import { namesPerson, withTo } from './words.ts'

type Effect = RuleOf<'effect'>

interface Cause {
  given: string[]
  steps: EffectStep[]
}

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
  if (isActor(reading, subject) && !/^(?:man|wer|niemand|jemand)$/i.test(subject))
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

/** A clause in which somebody does something as the step of the tester. */
function stepOf(reading: Reading, sentence: Sentence): { step: EffectStep; given: string[] } | undefined {
  const { subject, verb, passive, negated, finite, modal } = sentence
  const state = /^(?:ist|sind)$/.test(finite)
  if (
    verb === undefined ||
    !verb.action ||
    negated ||
    state ||
    (modal !== '' && !/^(?:möchte|will|wollen)$/.test(modal))
  )
    return undefined
  if (!passive && !(isActor(reading, subject) || /^(?:er|sie|man|jemand|ich)(?: anders)?$/i.test(subject)))
    return undefined
  const words = stepWords(reading, sentence, passive)
  if (words === undefined) return undefined
  const person = passive ? agentIn(reading, sentence.middle) : subject
  const ordinal = passive
    ? undefined
    : /^(?:der|die|das) (?<who>\p{Ll}+(?:te|ste|andere) \p{Lu}\p{L}*)$/iu.exec(subject)?.groups?.who
  if (ordinal !== undefined)
    return {
      step: {
        what: 'action',
        words: `Als ${plain(reading, ordinal)} ${lowerStart(words.charAt(0) === verb.infinitive.charAt(0).toUpperCase() && !words.includes(' ') ? verb.infinitive : words)}`,
      },
      given: [],
    }
  return { step: { what: 'action', words }, given: person === undefined ? [] : signedIn(reading, person) }
}

function stepWords(reading: Reading, { subject, front, middle, verb }: Sentence, object: boolean): string | undefined {
  if (verb === undefined) return undefined
  const agent = /(?:^| )(?:von|vom|durch) (?:der|dem|einer|einem|den|jeder|jedem|allen)? ?\p{Lu}[\p{L}-]*/u.exec(
    middle,
  )?.[0]
  const free =
    agent !== undefined && namesPerson(agent.trim().replace(/^(?:von|vom|durch) /, ''))
      ? middle.replace(agent, '')
      : middle
  const fronted = object || nounPhrase(tokensOf(front), 0) === 0 ? '' : lowerStart(front)
  const place = /^(?:in|im|am|an|auf|auf|unter|über|bei|beim|aus|per|mit|als|je|pro|nach) /iu.test(front)
    ? lowerStart(front)
    : ''
  const words = [
    object && !/^(?:man|es)$/i.test(subject) && !free.includes(subject) ? accusative(subject) : '',
    place,
    fronted,
    free.replace(/(?:^|(?<= ))sich (?=.)|^sich$/u, ''),
    verb.infinitive,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
  return capitalise(plain(reading, words))
}

function agentIn(reading: Reading, middle: string): string | undefined {
  const role =
    /(?:^| )(?:von|vom|durch) (?<role>(?:der |dem |einer |einem |den |jeder |jedem |allen )?\p{Lu}[\p{L}-]*)/u.exec(
      middle,
    )?.groups?.role
  return role !== undefined && isActor(reading, role) ? role : undefined
}

function isActor(reading: Reading, subject: string): boolean {
  return (
    subject !== '' &&
    subject.split(' ').length < 9 &&
    (namesPerson(plain(reading, subject)) || says(reading, 'role', subject.split(' ').slice(0, 3).join(' ')))
  )
}

function personOf(reading: Reading, role: string): string {
  const words = withoutDeterminer(plain(reading, role.replace(/,.*$/u, '')))
  const group = /mit der (?:Rolle|Berechtigung) .+$/u.exec(words)?.[0]
  return group === undefined ? words : `Person ${group}`
}

function signedIn(reading: Reading, role: string): string[] {
  return /^(?:man|jemand|wer|niemand|er|sie|es|eine Person|diese Person|zwei .*)(?: anders| sonst)?$/iu.test(role)
    ? []
    : [`Angemeldet als: ${personOf(reading, role)}`]
}

function lowerStart(text: string): string {
  if (/^\p{Lu}\p{Ll}+(?:e|en|es) \p{Lu}/u.test(text)) return text.charAt(0).toLowerCase() + text.slice(1)
  return text.replace(/^(?:\p{Lu}\p{Ll}*)(?= )/u, (word) =>
    /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Einem|Einer|In|Im|Am|An|Auf|Aus|Unter|Über|Bei|Beim|Per|Mit|Als|Je|Pro|Nach|Sie|Ihn|Es|Zum|Zur|Nur|Alle|Jede|Jeden|Jedes|Keine|Keinen|Ohne|Diese|Diesen|Dieses|Weitere|Mehrere|Selbst|Ihre|Seine|Auch|Mehr|Für|Von|Vor)$/u.test(
      word,
    )
      ? word.toLowerCase()
      : word,
  )
}

/** What must hold or happen before the outcome. */
function causeOf(reading: Reading, clause: Clause, main: Sentence | undefined): Cause {
  const cause: Cause = { given: [], steps: [] }
  const { condition } = clause
  if (condition === undefined) return cause
  if (distance.test(condition)) return cause
  const phrase = prepositional(reading, condition, clause.text)
  if (phrase !== undefined) return { given: [], steps: [phrase] }
  const sentence = parseLast(condition) ?? parseMain(condition)
  if (clause.unless === true)
    return {
      given: [`Nicht der Fall ist: ${plain(reading, sentence === undefined ? condition : asMain(sentence))}`],
      steps: [],
    }
  if (sentence === undefined)
    return { given: [], steps: [{ what: 'action', words: `Diesen Fall herstellen: ${plain(reading, condition)}` }] }
  const done = stepOf(reading, sentence)
  if (done !== undefined) return { given: done.given, steps: [done.step] }
  const state =
    /^(?:ist|sind|hat|haben)$/.test(sentence.finite) || sentence.verb?.state === true || sentence.modal !== ''
  const actable = main !== undefined && /^(?:kann|können|darf|dürfen|lässt|lassen)$/.test(main.modal)
  if (state || actable)
    return {
      given: [
        capitalise(plain(reading, asMain(sentence)).replace(/^(?:man|jemand|wer)(?= )/i, 'Die angemeldete Person')),
      ],
      steps: [],
    }
  return { given: [], steps: [{ what: 'action', words: `Dafür sorgen, dass ${plain(reading, asLast(sentence))}` }] }
}

/** "Nach dem Absenden", "Bei einer fehlerhaften Zeile", "Ohne Angabe". */
function prepositional(reading: Reading, condition: string, text: string): EffectStep | undefined {
  const whole = /^(?:nach|bei|beim|ohne|mit|während|vor|für) /i.test(condition)
    ? condition
    : /^(?:nur )?(?<sign>nach|bei|beim|ohne|mit|während|vor|für) /i.exec(text)?.groups?.sign === undefined
      ? condition
      : `${text.slice(0, text.indexOf(condition)).trim()} ${condition}`
  const found = /^(?:nur )?(?<sign>nach|bei|beim|ohne|mit|während|vor|für) (?<noun>.+)$/iu.exec(whole)?.groups
  if (found?.noun === undefined || found.sign === undefined) return undefined
  const noun = plain(reading, found.noun)
  const sign = found.sign.toLowerCase()
  const doing = /^(?:dem |der )?(?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln))(?: (?<of>(?:des|der|eines|einer|von) .+))?$/u.exec(
    noun,
  )?.groups
  if (doing?.verb !== undefined && /^(?:nach|bei|beim)$/.test(sign))
    return { what: 'action', words: doing.of === undefined ? doing.verb : `${doing.verb} ${doing.of}` }
  if (sign === 'ohne') return { what: 'action', words: `Ohne ${noun} fortfahren` }
  return { what: 'action', words: `Diesen Fall herstellen: ${sign} ${noun}` }
}

/** A "wenn" of a scenario as a step. */
export function germanStep(reading: Reading, text: string): EffectStep | undefined {
  const sentence = parseLast(text) ?? parseMain(text)
  if (sentence === undefined) return undefined
  const done = stepOf(reading, sentence)
  return done?.step ?? { what: 'action', words: `Dafür sorgen, dass ${plain(reading, asLast(sentence))}` }
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
