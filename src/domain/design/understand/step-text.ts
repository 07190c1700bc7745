import type { Lexicon, Verb } from './lexicon/lexicon.ts'
import { pattern } from './lexicon/lexicon.ts'

interface Form {
  verb: Verb
}

interface Forms {
  finite: Map<string, Form>
  participle: Map<string, Form>
}

const tables = new WeakMap<Lexicon, Forms>()

function formsOf(lexicon: Lexicon): Forms {
  const known = tables.get(lexicon)
  if (known !== undefined) return known
  const forms: Forms = { finite: new Map(), participle: new Map() }
  for (const verb of lexicon.verbs) {
    for (const form of verb.participle) forms.participle.set(form.toLowerCase(), { verb })
    for (const form of [verb.step, ...verb.finite]) forms.finite.set(form.toLowerCase(), { verb })
  }
  tables.set(lexicon, forms)
  return forms
}

/** So many words of a clause are searched for its verb. */
const mostSubjectWords = 9

/**
 * A clause as the step a tester carries out: "the guest selects @ twice" becomes "select @ twice", "the order can be
 * cancelled" becomes "cancel the order". Undefined where no known verb is found: then the clause describes an event.
 */
export function stepText(clause: string, lexicon: Lexicon): string | undefined {
  const text = clause.trim().replace(/[.;,]+$/, '')
  return lexicon.verbLast ? verbLastStep(text, lexicon) : verbFirstStep(text, lexicon)
}

function verbFirstStep(text: string, lexicon: Lexicon): string | undefined {
  const forms = formsOf(lexicon)
  const passive = pattern(
    `^(?<object>.{2,100}?) (?:${lexicon.passives}) (?:\\p{L}+ly )?(?<participle>\\p{L}+(?: (?:in|out|up))?)(?<rest>.{0,200})$`,
  ).exec(text)?.groups
  if (passive !== undefined) {
    const { object = '', participle = '', rest = '' } = passive
    const words = participle.toLowerCase()
    const form = forms.participle.get(words) ?? forms.participle.get(words.split(' ')[0] ?? '')
    const tail = forms.participle.has(words) ? rest : participle.slice((words.split(' ')[0] ?? '').length) + rest
    if (form !== undefined && countWords(object) <= mostSubjectWords) return joined(form.verb.step, object, tail)
  }
  const modal = pattern(
    `^(?<subject>.{0,80}?) ?(?<modal>${lexicon.modals}) (?:also |only )?(?<rest>\\p{L}.{2,300})$`,
  ).exec(text)?.groups
  if (modal?.rest !== undefined && countWords(modal.subject ?? '') <= mostSubjectWords) {
    const first = firstForm(modal.rest, forms.finite, lexicon)
    if (first?.at === 0 || (lexicon.infinitive !== undefined && pattern(`^(?:${lexicon.infinitive})`).test(modal.rest)))
      return modal.rest
  }
  const found = firstForm(text, forms.finite, lexicon)
  if (found === undefined || countWords(text.slice(0, found.at)) > mostSubjectWords) return undefined
  return `${found.form.verb.step}${withSteps(text.slice(found.at + found.length), forms, lexicon)}`
}

/** "closes the browser and signs in": the second verb takes the form of the first. */
function withSteps(rest: string, { finite }: Forms, lexicon: Lexicon): string {
  return rest.replace(
    pattern(`(?<=\\s)(${lexicon.and}) ([\\p{L}]+)( (?:in|out|up))?`, 'giu'),
    (whole: string, and: string, verb: string, particle = '') => {
      const pair = finite.get(`${verb}${particle}`.toLowerCase())
      const single = finite.get(verb.toLowerCase())
      return pair !== undefined
        ? `${and} ${pair.verb.step}`
        : single === undefined
          ? whole
          : `${and} ${single.verb.step}${particle}`
    },
  )
}

/** "der Gast das Menü bestellt" becomes "das Menü bestellen", "kann ein Menü bestellen" becomes "ein Menü bestellen". */
function verbLastStep(text: string, lexicon: Lexicon): string | undefined {
  const forms = formsOf(lexicon)
  const modal = pattern(`^(?<subject>.{2,80}?) (?:${lexicon.modals}) (?<rest>.{2,200}?)(?<infinitive>\\p{Ll}+n)$`).exec(
    text,
  )?.groups
  if (modal?.infinitive !== undefined && !/^werden$/i.test(modal.infinitive))
    return `${modal.rest ?? ''}${modal.infinitive}`
  const passive = pattern(`^(?<object>.{2,160}?) (?<participle>\\p{Ll}+) (?:${lexicon.passives})$`).exec(text)?.groups
  const passiveForm = forms.participle.get((passive?.participle ?? '').toLowerCase())
  if (passive?.object !== undefined && passiveForm !== undefined) return `${passive.object} ${passiveForm.verb.step}`
  const last = /^(?<head>.{2,240}) (?<verb>\p{Ll}+)$/u.exec(text)?.groups
  const lastForm = forms.finite.get((last?.verb ?? '').toLowerCase())
  const head = withoutSubject(last?.head ?? '', lexicon)
  // "eine Rechnung stornieren" has no subject; "die Gäste das Menü bestellen" has one in front of its object.
  if (
    last?.head !== undefined &&
    last.verb === lastForm?.verb.step &&
    !pattern(`^(?:(?:${lexicon.determiners}) |[\\p{Lu}\\uF000-\\uF7FF])`, 'u').test(head)
  )
    return text
  if (last?.head !== undefined && lastForm !== undefined) return `${head} ${lastForm.verb.step}`.trim()
  const second = /^(?<subject>(?:\p{L}+ ){1,4}?)(?<verb>\p{Ll}+)(?<rest> .{2,200})$/u.exec(text)?.groups
  const secondForm = forms.finite.get((second?.verb ?? '').toLowerCase())
  if (second?.rest !== undefined && secondForm !== undefined) {
    const { step } = secondForm.verb
    // "bricht den Vorgang ab": the end of the sentence is the beginning of the infinitive.
    const object = second.rest
      .trim()
      .replace(/(?:^| )(\p{Ll}+)$/u, (whole, prefix: string) => (step.startsWith(prefix) ? '' : whole))
    return object === '' ? undefined : `${object} ${step}`
  }
  return undefined
}

/** The first noun phrase of a German clause is who acts: article, adjectives and the first capitalised noun, or a pronoun. */
function withoutSubject(head: string, lexicon: Lexicon): string {
  return head
    .replace(
      pattern(
        `^(?:ich|er|sie|es|man|wir|(?:${lexicon.determiners}) (?:[\\p{Ll}-]+ ){0,2}[\\p{Lu}][\\p{L}-]*|[\\p{Lu}][\\p{L}-]*)`,
        'u',
      ),
      '',
    )
    .trim()
}

function firstForm(
  text: string,
  forms: Map<string, Form>,
  lexicon: Lexicon,
): { form: Form; at: number; length: number } | undefined {
  const words = [...text.slice(0, 200).matchAll(/[\p{L}’'-]+/gu)].slice(0, mostSubjectWords + 3)
  for (const [index, found] of words.entries()) {
    if (isNoun(words[index - 1]?.[0], words[index - 3]?.[0], lexicon)) continue
    const next = words[index + 1]
    const pair =
      next === undefined || next.index - found.index - found[0].length > 1
        ? undefined
        : text.slice(found.index, next.index + next[0].length)
    for (const candidate of [pair, found[0]]) {
      const form = candidate === undefined ? undefined : forms.get(candidate.toLowerCase())
      if (form !== undefined && candidate !== undefined && !/^\p{Lu}/u.test(index === 0 ? 'x' : candidate))
        return { form, at: found.index, length: candidate.length }
    }
  }
  return undefined
}

/** "la reserva" is a noun and no form of "reservar"; in "el socio la reserva", behind a noun with its own article, "la" is a pronoun. */
function isNoun(before: string | undefined, third: string | undefined, { determiners }: Lexicon): boolean {
  const isArticle = (word = ''): boolean => pattern(`^(?:${determiners})$`).test(word)
  return isArticle(before) && !isArticle(third)
}

/** "Publishing turns …": the action that a sentence begins with, and where its subject ends. */
export function namedAction(text: string, lexicon: Lexicon): { step: string; rest: string } | undefined {
  const subject = pattern(
    `^(?<subject>[\\p{L}-]+(?: [^ ]{1,40}){0,8}?) (?<rest>(?:${lexicon.subjectVerbs}) .{2,300})$`,
  ).exec(text)?.groups
  const words = (subject?.subject ?? '').split(' ')
  const verb = [words.slice(0, 2).join(' '), words[0] ?? ''].flatMap((name) =>
    lexicon.verbs.filter(({ noun }) => noun.includes(name.toLowerCase())),
  )[0]
  if (verb === undefined || subject?.rest === undefined) return undefined
  return { step: [verb.step, ...words.slice(verb.step.split(' ').length)].join(' '), rest: subject.rest }
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}

function joined(verb: string, object: string, rest: string): string {
  return `${verb} ${lowerFirst(object.trim())}${rest}`
}

/** Lower-cases the first letter unless the word is a name, an abbreviation or a German noun. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}*\p{Lu}|$|[\p{Lu}\d])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
