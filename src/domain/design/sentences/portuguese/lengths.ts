import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { phraseBook } from '../../phrase/phrase-books.ts'
import { writtenOut } from '../../plan/written-out.ts'
import { moved, type Value } from '../../understand/value.ts'
import type { Slots } from '../slots.ts'
import { atLeast, must, upTo } from './words.ts'
import { digits, numberOf } from './worked.ts'

const formFilled = 'Os outros campos do formulário estão preenchidos.'
const kept = 'O texto fica guardado; após recarregar aparecem todos os'
const chars =
  '(?:caracteres|carateres|caractéres|letras)(?: de (?:comprimento|texto|extensão)| no total| incluindo espaços|,? contando os espaços)?'
const have =
  '(?:ter|conter|possuir|aceitar|receber|permitir|comportar|admitir|incluir|ser preenchid[oa]s? com|ficar com|apresentar)'
const has = `(?:${must} ${have}|pode ${have}|aceita|aceitam|tem|têm|contém|comporta|permite|admite|exige|requer|possui)`
const bare = '(?:o texto d[aeo]s? )?'

const withoutIt: CasePattern = {
  title: ['Sem {field:o} nada é guardado', 'Campo obrigatório em branco: nada é guardado'],
  type: 'Negative',
  given: [formFilled],
  steps: ['Guardar o formulário sem {field:o} | {field:bare}: em branco | {beyond}'],
}
const between: CasePattern = {
  title: [
    '{field:bare}: {min-1} e {max+1} caracteres recusados, {min} e {max} possíveis',
    '{min-1} e {max+1} caracteres recusados, {min} e {max} possíveis',
  ],
  type: 'Boundary',
  given: [formFilled],
  steps: [
    'Guardar o formulário com {few} {field:em} | {fewText} | {beyond}',
    `Guardar o formulário com {min} caracteres {field:em} | {minText} | ${kept} {min} caracteres`,
    `Guardar o formulário com {max} caracteres {field:em} | {maxText} | ${kept} {max} caracteres`,
    'Guardar o formulário com {max+1} caracteres {field:em} | {moreText} | {beyond}',
  ],
}
const most: CasePattern = {
  title: [
    '{field:bare}: {max} caracteres possíveis, {max+1} recusados',
    '{max} caracteres possíveis, {max+1} recusados',
  ],
  type: 'Boundary',
  given: [formFilled],
  steps: [
    `Guardar o formulário com {max} caracteres {field:em} | {maxText} | ${kept} {max} caracteres`,
    'Guardar o formulário com {max+1} caracteres {field:em} | {moreText} | {beyond}',
  ],
}
const least: CasePattern = {
  title: [
    '{field:bare}: {min-1} caracteres recusados, {min} possíveis',
    '{min-1} caracteres recusados, {min} possíveis',
  ],
  type: 'Boundary',
  given: [formFilled],
  steps: [
    'Guardar o formulário com {few} {field:em} | {fewText} | {beyond}',
    `Guardar o formulário com {min} caracteres {field:em} | {minText} | ${kept} {min} caracteres`,
  ],
}
const exact: CasePattern = {
  title: ['{field:bare}: só com {size} dígitos', 'Só {size} dígitos; com um a menos ou a mais, recusa'],
  type: 'Boundary',
  given: [formFilled],
  steps: [
    'Guardar o formulário com {less} dígitos {field:em} | {lessText} | {beyond}',
    'Guardar o formulário com {size} dígitos {field:em} | {exactText} | O número fica guardado; após recarregar aparece inteiro',
    'Guardar o formulário com {more} dígitos {field:em} | {moreText} | {beyond}',
  ],
}
const letters: CasePattern = {
  ...exact,
  steps: [...exact.steps, 'Guardar o formulário com uma letra {field:em} | {lettersText} | {beyond}'],
}

/** The texts to type, and one less than the least with its noun. */
function fewOf(slots: Slots): Record<string, string> | undefined {
  // A password is not displayed again.
  if (/senha|palavra-passe/iu.test(slots.words.get('field') ?? '')) return undefined
  const few = numberOf(slots, 'min') - 1
  const isCode = /código|senha|palavra-passe|pin|identificador|matrícula|placa|cupom|cupão/iu.test(
    slots.words.get('field') ?? '',
  )
  const put = (name: string, by: number): string => {
    const value = slots.values.get(name)
    return value === undefined ? '' : typed(moved(value, by), isCode)
  }
  return {
    ...(Number.isNaN(few) ? {} : { few: few === 1 ? '1 carácter' : `${String(few)} caracteres` }),
    fewText: put('min', -1),
    minText: put('min', 0),
    maxText: put('max', 0),
    moreText: put('max', 1),
  }
}

function typed(value: Value, isCode: boolean): string {
  const counted: Value = {
    ...value,
    measure: 'characters',
    format: { ...value.format, suffix: value.amount === 1 ? ' carácter' : ' caracteres' },
  }
  return writtenOut(counted, isCode).in(phraseBook('pt'))
}

function digitsOf(slots: Slots): Record<string, string> | undefined {
  const size = numberOf(slots, 'n')
  if (!Number.isInteger(size) || size < 2 || size > 60) return undefined
  return {
    size: String(size),
    less: String(size - 1),
    more: String(size + 1),
    exactText: digits(size),
    lessText: digits(size - 1),
    moreText: digits(size + 1),
    lettersText: `${'4711081522'.repeat(6).slice(0, size - 1)}A`,
  }
}

const required = `(?:é|são) (?:de preenchimento )?obrigatóri[oa]s?(?:,| e|, e)? (?:${has}|tem|com|limitad[oa] a|com limite de)`

/** One kind of limit in the wordings that it has, for a field that may stay empty and for a mandatory one. */
function lengthPatterns(limit: string, one: CasePattern, field: string, spoken: string): SentencePattern[] {
  return [
    {
      said: `${bare}<field> ${required} ${limit} ${chars}`,
      example: `${field} é obrigatório e deve ter ${spoken} caracteres. Caso contrário, aparece "Revise o texto".`,
      cases: [one, withoutIt],
      derive: fewOf,
    },
    {
      said: `${bare}<field> (?:é|são) (?:opciona(?:l|is)|facultativ[oa]s?)(?:,| e|,? mas)? (?:${has}|tem|com|limitad[oa] a|com limite de) ${limit} ${chars}`,
      example: `${field} é opcional e aceita ${spoken} caracteres.`,
      cases: [
        one,
        {
          title: ['Sem {field:o} os dados também ficam guardados', 'O campo opcional em branco não impede guardar'],
          given: [formFilled],
          steps: [
            'Guardar o formulário sem {field:o} | {field:bare}: em branco | Os dados ficam guardados; após recarregar o campo continua em branco',
          ],
        },
      ],
      derive: fewOf,
    },
    {
      said: `${bare}<field>,? (?:${has}|deve ser de|(?:é|são|fica|ficam|está) limitad[oa]s? a|tem limite de|deve ser preenchid[oa] com) ${limit} ${chars}(?: e é obrigatóri[oa])?`,
      example: `${field} deve ter ${spoken} caracteres.`,
      cases: [one],
      derive: fewOf,
    },
  ]
}

/** How long a text may be. */
export const lengths: PatternGroup = {
  cue: 'caracteres|carateres|caractéres|dígitos|algarismos|letras',
  patterns: [
    ...lengthPatterns('(?:entre |de )?<min> (?:e|a|até|-|–) <max>', between, 'O motivo da visita', 'entre 10 e 300'),
    ...lengthPatterns(
      `${atLeast} <min>(?: caracteres)?(?: e|,) (?:${upTo}) <max>`,
      between,
      'A descrição do item',
      'no mínimo 20 e no máximo 500',
    ),
    ...lengthPatterns(`(?:${upTo} )<max>`, most, 'O apelido do pet', 'no máximo 40'),
    ...lengthPatterns(`${atLeast} <min>`, least, 'O parecer do fiscal', 'pelo menos 15'),
    {
      // A code that is sent to somebody is not chosen by the tester.
      said: '(?!.{0,20}código de (?:verificação|confirmação|rastreio|acompanhamento))<field>,? (?:tem|contém|possui|aceita|é compost[oa] (?:por|de)|é formad[oa] por)(?: exatamente| apenas| sempre| só)? <n> (?:dígitos|algarismos|números)(?: numéricos)?',
      example: 'O código do lote tem sempre 7 dígitos.',
      cases: [letters],
      derive: digitsOf,
    },
  ],
}
