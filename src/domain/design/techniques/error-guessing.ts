import type { TestStep } from '../../test-case/test-case.ts'
import type { CaseDraft } from '../draft.ts'
import { requiredFields } from '../reading/required-fields.ts'
import type { Rule } from '../reading/rule.ts'
import { actSteps } from '../steps/act.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { outcomeOf } from '../steps/assert.ts'
import { actionData } from '../steps/step-data.ts'
import { ruleName } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/** The mistakes that are guessed at. */
export type Guess = 'empty' | 'duplicate' | 'concurrent' | 'interrupted'

function verbs(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
}

/** The actions at which each mistake is made, by their verbs. */
const guesses: { guess: Guess; about: RegExp; weight: number }[] = [
  { guess: 'empty', weight: 2, about: verbs('enter(?:s|ed)?|fill(?:s|ed)?|types?|typing|provides?|submits?|required|mandatory|registers?|sign(?:s)? up|ingres[ae]\\p{L}*|ingresar|complet[ae]\\p{L}*|introduc\\p{L}*|env[ií]a\\p{L}* (?:el )?formulario|obligatori[oa]s?|registrar(?:se)?|escrib\\p{L}*') },
  { guess: 'duplicate', weight: 2, about: verbs('submits?|creates?|adds?|registers?|pays?|orders|places? (?:an|the|their) order|books?|purchases?|completes? (?:the )?(?:checkout|purchase|payment)|checks? out|sends?|refunds?|transfers?|imports?|sign(?:s)? up|crear|crea|creo|agreg[ao]r?|añad[ieo]r?|registr[ao]r?|envi[ao]r?|envía|pag[ao]r?|compr[ao]r?|reserv[ao]r?|transfer[ií]\\p{L}*|import[ao]r?|asign[ao]r?') },
  { guess: 'concurrent', weight: 1, about: verbs('edits?|updates?|changes?|assigns?|approves?|deletes?|removes?|moves?|renames?|books?|reserves?|reorders?|merges?|edit[ao]r?|actualiz[ao]r?|cambi[ao]r?|modific[ao]r?|asign[ao]r?|aprueb[ao]|aprobar|elimin[ao]r?|borr[ao]r?|mover|reserv[ao]r?|desactiv[ao]r?') },
  { guess: 'interrupted', weight: 1, about: verbs('uploads?|imports?|exports?|downloads?|pays?|completes? (?:the )?(?:checkout|purchase|payment)|checks? out|saves?|syncs?|synchroni[sz]es?|migrates?|transfers?|submits?|sub[ei]r?|import[ao]r?|export[ao]r?|descarg[ao]r?|pag[ao]r?|guard[ao]r?|sincroniz[ao]r?|migr[ao]r?|transfer[ií]\\p{L}*|envi[ao]r?') },
]

/** Error guessing (ISO/IEC/IEEE 29119-4, 5.4.1): what people and networks do to an action, where the criterion names one. */
export function errorCases(rule: Rule, wording: Wording, ticket: string): CaseDraft[] {
  if (rule.negative) return []
  const doing = rule.when.length > 0 ? rule.when.map(({ text }) => text).join('; ') : rule.statement && (rule.subject === undefined || requiredFields(rule).length > 0) ? rule.text : ''
  if (doing === '') return []
  return guesses.filter(({ about }) => about.test(doing.slice(0, 800))).map(({ guess, weight }) => guessCase(rule, guess, weight, doing, wording, ticket))
}

function guessCase(rule: Rule, guess: Guess, weight: number, doing: string, wording: Wording, ticket: string): CaseDraft {
  const { errors } = wording
  const said = errors[guess]
  return {
    rule,
    criterionIds: [rule.id],
    title: said.title(ruleName(rule)),
    description: said.about(rule.id),
    preconditions: rule.given.map(({ text }) => text),
    type: guess === 'empty' ? 'Negative' : 'Robustness',
    technique: 'Error guessing',
    steps: [...arrangeSteps(rule, wording, ticket), ...guessSteps(rule, guess, doing, wording)],
    assumptions: [said.assume(rule.id)],
    main: false,
    weight,
  }
}

function guessSteps(rule: Rule, guess: Guess, doing: string, wording: Wording): TestStep[] {
  const { errors } = wording
  const fields = guess === 'empty' ? requiredFields(rule) : []
  if (fields.length > 0) return fields.map((field) => ({ step: errors.leaveOut(field), data: wording.sample(`${field} = ""`), expected: errors.leftOut(field) }))
  const outcome = outcomeOf(rule)
  const said = errors[guess]
  const data = guess === 'empty' ? wording.sample(errors.nothing) : actionData({ text: doing }, wording)
  const first = guess === 'duplicate' ? actSteps(rule, wording) : []
  return [...first, { step: said.step(doing), data, expected: said.during }, { step: said.look, data: wording.noInput, expected: said.expected(rule.statement && outcome === rule.text ? undefined : outcome) }]
}
