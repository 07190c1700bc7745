import { quoteIndexes } from '../marked-text.ts'
import { arranged } from './arranged.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { happens, stepOf, type Cause } from './causes.ts'
import { grammarOf, type Romance } from './grammar.ts'
import { parseRomance, tokensOf } from './sentence.ts'
import { finiteVerb, infinitiveOfGerund, isInfinitive, presentOf } from './verbs.ts'

const insertion =
  /^(?<subject>[^,]{3,80}), (?:(?:si|cuando|se|quando|lorsque|quand)(?= )|s['’]) ?(?<condition>[^,]{4,120}), (?<rest>.{4,})$/iu

/** "Cuando el kilometraje es menor sale «…», pero …": the outcome begins in front of the comma. */
const announced =
  /^(?<condition>.{6,}?) (?<message>(?:sale|aparece|se muestra|surge|mostra-se|lê-se|é mostrad[oa]|s['’]affiche|apparaît)(?: [^\uF000-\uF7FF]{0,30})? ?[\uF000-\uF7FF])$/iu

/** A condition that runs into the message it brings up. */
export function splitMessage(condition: string): { condition: string; message: string } | undefined {
  const found = announced.exec(condition)?.groups
  return found?.condition === undefined || found.message === undefined
    ? undefined
    : { condition: found.condition, message: found.message }
}

/** "La forma de pago, si no se toca, es …": the inserted condition stands for itself. */
export function withoutInsertion(clause: Clause): Clause {
  const shown = splitMessage(clause.condition ?? '')
  if (shown !== undefined) return { ...clause, condition: shown.condition, main: `${shown.message}, ${clause.main}` }
  const found = insertion.exec(clause.text)?.groups
  return found?.subject === undefined || found.condition === undefined || found.rest === undefined
    ? clause
    : { ...clause, condition: found.condition, main: `${found.subject} ${found.rest}` }
}

/** "Conexão cai: o envio é retomado": the words in front of the colon, and the rest. */
export function splitLabel(text: string): { label: string; text: string } {
  const found = /^(?<label>[^:;.]{3,80}) ?: (?<rest>.{4,})$/su.exec(text)?.groups
  return found?.label === undefined || found.rest === undefined
    ? { label: '', text }
    : { label: found.label.trim(), text: found.rest }
}

/** "Caindo a conexão no meio do envio" tells that the connection breaks. */
function happening(text: string, language: Romance): string {
  const found = /^(?<gerund>\p{L}+ndo) (?<subject>(?:o|a|os|as|el|la|los|las) \p{L}+)(?<rest>.*)$/iu.exec(text)?.groups
  const verb = infinitiveOfGerund(found?.gerund ?? '', language)
  const finite = verb === undefined ? undefined : presentOf(verb, language)
  return finite === undefined ? text : `${found?.subject ?? ''} ${finite}${found?.rest ?? ''}`
}

/** "Dois coordenadores transferindo o mesmo aluno", "deux transporteurs qui valident …": both at once. */
function bothOf(label: string, language: Romance): string | undefined {
  const found = /^(?:\p{L}+|[\uE000-\uE7FF]) \p{L}+(?: (?:que|qui))? (?<verb>\p{L}+) (?<rest>.{4,})$/u.exec(
    label,
  )?.groups
  if (!grammarOf(language).two.test(label) && !/^[\uE000-\uE7FF] /u.test(label)) return undefined
  const verb = infinitiveOfGerund(found?.verb ?? '', language) ?? finiteVerb(found?.verb ?? '', language)?.infinitive
  return verb === undefined ? undefined : `${verb} ${found?.rest ?? ''}`
}

/** "En móvil, …": what stands in front of the sentence is where or when it holds. */
export function withoutLead(reading: Reading, text: string, cause: Cause, language: Romance): string {
  const grammar = grammarOf(language)
  const gerund = /^(?<lead>(?:en )?\p{L}+(?:ndo|ant) [^,]{3,90}), (?<rest>.{4,})$/iu.exec(text)?.groups
  if (gerund?.lead !== undefined && gerund.rest !== undefined && parseRomance(gerund.rest, language) !== undefined) {
    const step =
      stepOf(reading, gerund.lead, '', language) ?? arranged(plain(reading, happening(gerund.lead, language)), language)
    if (step === undefined) cause.given.push(capitalise(plain(reading, happening(gerund.lead, language))))
    else cause.steps.push(step)
    return gerund.rest
  }
  if (!grammar.lead.test(text)) return text
  const comma = /^[^,]{3,90}, /u.exec(text)?.[0].length
  const tokens = tokensOf(text)
  const verb = tokens.findIndex(
    ({ word }, at) =>
      at > 1 &&
      finiteVerb(word, language) !== undefined &&
      !/^[\uE000-\uE7FF]$/u.test(tokens[at - 1]?.word ?? '') &&
      !grammar.noVerbBehind.test(tokens[at - 1]?.word ?? ''),
  )
  const from =
    verb < 0
      ? undefined
      : subjectStart(
          tokens.map(({ word }) => word),
          verb,
          language,
        )
  const end = comma ?? (from === undefined ? undefined : tokens[from]?.at)
  if (end === undefined || end < 4) return text
  const lead = text.slice(0, end).replace(/[,\s]+$/u, '')
  const rest = text.slice(end)
  if (tokensOf(lead).some(({ word }, at) => at > 0 && grammar.negation.test(word))) return text
  if (parseRomance(rest, language) === undefined) return text
  const view = grammar.view.exec(lead)?.groups
  if (view?.noun !== undefined)
    cause.steps.push({
      what: 'action',
      words: grammar.open(
        plain(reading, `${view.article ?? ''}${language === 'fr' ? '' : ' '}${lead.slice(lead.indexOf(view.noun))}`),
      ),
    })
  else {
    const done = stepOf(reading, lead, '', language) ?? arranged(plain(reading, lead), language, viewed(rest, language))
    if (done !== undefined) cause.steps.push(done)
    else if (!moment.test(lead)) cause.given.push(capitalise(startOf(plain(reading, lead), language)))
    else return text
  }
  return rest
}

/** "En móvil la tabla de partidas se pliega": what is opened on the phone. */
function viewed(rest: string, language: Romance): string {
  const subject = parseRomance(rest, language)?.subject ?? ''
  return subject.length > 3 &&
    subject.length <= 50 &&
    !/[\uE000-\uF8FF]/u.test(subject) &&
    !/ (?:y|e|et) /u.test(subject)
    ? `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
    : ''
}

/** "Desde Vencido" names the status that a change starts from. */
function startOf(lead: string, language: Romance): string {
  const status = /^(?:desde|depuis|a partir de) (?<status>[«"\p{Lu}].*)$/u.exec(
    `${lead.charAt(0).toLowerCase()}${lead.slice(1)}`,
  )?.groups?.status
  return status === undefined
    ? lead
    : `${{ es: 'Estado de partida:', pt: 'Estado inicial:', fr: 'État de départ :' }[language]} ${status}`
}

/** "un minuto antes": the sentence keeps it. */
const moment = / (?:antes|avant)$/iu

/** Where the clitics and the article of the words in front of a verb begin. */
function subjectStart(words: string[], verb: number, language: Romance): number {
  const grammar = grammarOf(language)
  let at = verb
  while (
    at > 1 &&
    (grammar.clitic.test(words[at - 1] ?? '') ||
      grammar.negation.test(words[at - 1] ?? '') ||
      grammar.adverb.test(words[at - 1] ?? ''))
  )
    at -= 1
  for (let back = at - 1; back > 1 && back >= at - 6; back -= 1)
    // "Al eliminar un proyecto se eliminan …": behind an infinitive it is what that is done to.
    if (
      grammar.determiner.test(words[back] ?? '') &&
      !grammar.preposition.test(words[back - 1] ?? '') &&
      !(at < verb && isInfinitive(words[back - 1] ?? '', language))
    )
      return back
  return at
}

/** A label that is a sentence is what happens first; any other names what the rule is about. */
export function addLabel(reading: Reading, label: string, cause: Cause, language: Romance): boolean {
  const both = bothOf(label, language)
  if (both !== undefined) {
    cause.steps.unshift({ what: 'action', words: grammarOf(language).twoSessions(plain(reading, both)) })
    return true
  }
  // "Enviar la inscripción: …"
  const [verb = ''] = tokensOf(label).map(({ word }) => word.toLowerCase())
  if (isInfinitive(verb, language) && !happens.test(verb)) {
    cause.steps.unshift({ what: 'action', words: capitalise(plain(reading, label)) })
    return true
  }
  const sentence = parseRomance(label, language)
  if (sentence === undefined && !grammarOf(language).lead.test(label)) return false
  const done = stepOf(reading, label, '', language) ?? arranged(plain(reading, label), language)
  if (done !== undefined) {
    cause.steps.unshift(done)
    return true
  }
  cause.given.unshift(capitalise(plain(reading, label)))
  return true
}

/** "Para los demás aparece «X», sin el archivo": the verb stands in what looked like a condition. */
export function withVerb(clause: Clause, language: Romance): Clause {
  const { condition = '', main, text } = clause
  const phrase = grammarOf(language).lead.test(condition)
  if (!phrase || parseRomance(main, language) !== undefined || quoteIndexes(main).length > 0) return clause
  if (
    !tokensOf(condition)
      .slice(2)
      .some(({ word }) => finiteVerb(word, language) !== undefined)
  )
    return clause
  return { role: clause.role, otherwise: clause.otherwise, text, main: text }
}

/** "X n'est jamais montré : on affiche seulement …": two rules, unlike a situation in front of its outcome. */
export function aroundColon(clause: Clause, language: Romance): Clause[] {
  const { label, text } = splitLabel(clause.main)
  const rule = label === '' || clause.condition !== undefined ? undefined : parseRomance(label, language)
  if (rule === undefined || !(rule.negated || rule.modal !== '') || parseRomance(text, language) === undefined)
    return [clause]
  return [label, text].map((part) => ({
    role: clause.role,
    otherwise: clause.otherwise,
    text: capitalise(part),
    main: capitalise(part),
  }))
}
