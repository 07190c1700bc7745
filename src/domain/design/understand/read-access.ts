import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { asStep, capitalise, controlIn, plain, says, shapeOf } from './stretch.ts'
import { isRomance } from './romance/grammar.ts'
import { isActor } from './romance/actors.ts'
import { isInfinitive } from './romance/verbs.ts'
import { romancePermission } from './romance/permissions.ts'
import type { Rule } from './rule.ts'
import { quoteIndexes } from './marked-text.ts'
import { parseSentence } from './english/sentence.ts'
import { definite } from './english/subject.ts'

/** Who may do or see what: roles, tables of rights, audiences, secrets and controls that wait for a condition. */
export function readAccess(reading: Reading): Rule[] {
  const table = rightsTable(reading)
  return [
    ...(table === undefined ? [] : [table]),
    ...reading.clauses.flatMap((clause) =>
      clause.role === 'given' || clause.role === 'when' ? [] : clauseRules(reading, clause),
    ),
  ]
}

function clauseRules(reading: Reading, clause: Clause): Rule[] {
  const seen = visibility(reading, clause)
  if (seen !== undefined) return [seen]
  const audience = audienceRule(reading, clause)
  if (audience !== undefined) return [audience]
  const permission = permissionRule(reading, clause)
  if (permission !== undefined) return [permission]
  const secret = secretRule(reading, clause)
  return secret === undefined ? [] : [secret]
}

/** A control or field that is hidden, disabled or shown as long as a condition holds. */
function visibility(reading: Reading, clause: Clause): Rule | undefined {
  const condition = clause.condition ?? reading.given.at(-1)
  if (reading.language === 'en' && condition !== undefined && parseSentence(condition) === undefined) return undefined
  if (reading.language === 'en' ? saysTwoThings(reading, clause.main) : quoteIndexes(clause.main).length > 1)
    return undefined
  // A message that answers too many has its own case.
  if (clause.role === 'statement' && quoteIndexes(clause.main).some((index) => reading.told.has(index)))
    return undefined
  const scenario = clause.role === 'then'
  const control = controlIn(reading, clause.main) ?? visibleSubject(reading, clause)
  if (condition === undefined || (control === undefined && !says(reading, 'disabled', clause.main))) return undefined
  // "Nach dem Speichern wird die Rechnung gesperrt": no control is named.
  if (reading.language === 'de' && control === undefined) return undefined
  const state = says(reading, 'disabled', clause.main)
    ? 'disabled'
    : says(reading, 'hidden', clause.main)
      ? 'hidden'
      : says(reading, 'shown', clause.main)
        ? 'shown'
        : undefined
  if (state === undefined || (scenario && state === 'shown')) return undefined
  const quote = quoteIndexes(clause.main)[0]
  if (state === 'shown' && quote !== undefined && /\s\S+\s|[.!?]/.test(reading.marked.quotes[quote] ?? ''))
    return undefined
  if (quote !== undefined) reading.told.add(quote)
  return {
    kind: 'visibility',
    source: plain(reading, clause.text),
    control: control === undefined ? plain(reading, clause.main) : control,
    state,
    condition: plain(reading, condition),
    until: says(reading, 'until', clause.text),
  }
}

/** "The event shows @ and the Buy button is disabled": the state is not that of what is quoted. */
function saysTwoThings(reading: Reading, main: string): boolean {
  const [, first, second] = /^(.{5,160}?),? and (.{5,160})$/u.exec(main) ?? []
  if (first === undefined || second === undefined || quoteIndexes(main).length === 0) return false
  if (parseSentence(first) === undefined || parseSentence(second) === undefined) return false
  const stated = [first, second].find((part) => says(reading, 'disabled', part) || says(reading, 'hidden', part))
  return stated !== undefined && quoteIndexes(stated).length === 0
}

/** "The button is hidden …" in English: its subject is the control. */
function visibleSubject(reading: Reading, { main }: Clause): string | undefined {
  const sentence = reading.language === 'en' ? parseSentence(main) : undefined
  return sentence?.passive === true &&
    !sentence.negated &&
    /^(?:hide|disable|show|display|grey|enable)$/.test(sentence.verb) &&
    !/^(?:no|nothing|only) /i.test(sentence.subject)
    ? plain(reading, definite(sentence.subject))
    : undefined
}

function audienceRule(reading: Reading, clause: Clause): Rule | undefined {
  const found = shapeOf(reading, 'visibleOnlyTo', clause.text)
  if (found?.role === undefined || found.object === undefined) return undefined
  if (
    isRomance(reading.language) &&
    !isActor(reading, found.role.replace(/^(?:aux?|à|ao?s?|para|pour|por|par) /u, ''), reading.language)
  )
    return undefined
  if (isRomance(reading.language) && isInfinitive(found.object.split(' ')[0] ?? '', reading.language)) return undefined
  return {
    kind: 'audience',
    source: plain(reading, clause.text),
    thing: plain(reading, found.object),
    audience: plain(reading, found.role).replace(
      /^dem (?=\p{Lu})|^(?:der|den) (?=\p{Lu}\p{L}*(?:stelle|ung|ion|schaft|en|n)$)/u,
      '',
    ),
  }
}

function permissionRule(reading: Reading, clause: Clause): Rule | undefined {
  if (isRomance(reading.language)) return romancePermission(reading, clause, reading.language)
  const found = shapeOf(reading, 'onlyRole', clause.text)
  const role = found?.role ?? found?.others
  if (found === undefined || role === undefined || /[\uE000-\uE7FF]/.test(role)) return undefined
  // "can be reopened by the customer" says who may, and nothing of the others.
  if (reading.language === 'en' && found.participle !== undefined && !/(?:^|\s)only\s/i.test(clause.text))
    return undefined
  const action =
    found.action ??
    (found.object === undefined || found.participle === undefined
      ? undefined
      : `${found.object} ${reading.lexicon.passives.split('|')[0] ?? ''} ${found.participle}`)
  // "Only PDF files can be uploaded" is about things, not about who may act.
  if (
    action === undefined ||
    // "Blocked users cannot send messages" says nothing of the others.
    (reading.language === 'en' && found.role === undefined) ||
    (reading.language === 'en' && found.action?.startsWith('be ') === true) ||
    !(says(reading, 'role', role) || found.no !== undefined || (/^\p{Lu}/u.test(role) && !clause.text.startsWith(role)))
  )
    return undefined
  return {
    kind: 'permission',
    source: plain(reading, clause.text),
    role: plain(reading, role),
    exclusive: found.role !== undefined,
    action: asStep(reading, action) ?? capitalise(plain(reading, action)),
    ...(found.others === undefined || found.role === undefined ? {} : { others: plain(reading, found.others) }),
  }
}

/** "never after the payment" tells when, not what is kept secret. */
const circumstance =
  /^(?:after|before|in|on|at|fuera|después|antes|en|hasta|con|al?|para|más|después|après|avant|dans|en|à|au|pour|hors|plus|fora|depois|em|no|na|até|com|ao|mais|de|por|par|\p{L}+(?:ar|er|ir))(?!\p{L})/iu

function secretRule(reading: Reading, clause: Clause): Rule | undefined {
  // English sentences with "never" name where to look; they are read as what is looked for and not found.
  if (reading.language === 'en') return undefined
  const found = shapeOf(reading, 'neverShown', clause.text)
  if (
    found?.secret === undefined ||
    quoteIndexes(found.secret).length > 0 ||
    circumstance.test(found.secret) ||
    says(reading, 'refused', found.secret)
  )
    return undefined
  return {
    kind: 'secret',
    source: plain(reading, clause.text),
    words: plain(reading, found.secret).replace(/^(?:ni|nem|weder) /iu, ''),
    where: plain(reading, clause.text.slice(0, Math.max(0, clause.text.indexOf(found.secret)))),
  }
}

const yes = /^(?:yes|sí|si|ja|oui|sim|x|✓|✔|✅|y|allowed|erlaubt)$/i
const no = /^(?:no|nein|non|não|nao|-|–|—|✗|✘|❌|n|)$/i

/** A table whose cells say yes or no: one column per role, one row per action. */
function rightsTable({ rows, marked }: Reading): Rule | undefined {
  const [header = [], ...body] = rows
  if (header.length < 3 || body.length === 0) return undefined
  const cells = body.flatMap((row) => row.slice(1))
  if (!cells.every((cell) => yes.test(cell) || no.test(cell)) || !cells.some((cell) => yes.test(cell))) return undefined
  return {
    kind: 'rightsTable',
    source: marked.text.slice(0, 200),
    roles: header.slice(1),
    rows: body.map(([action = '', ...allowed]) => ({ action, allowed: allowed.map((cell) => yes.test(cell)) })),
  }
}
