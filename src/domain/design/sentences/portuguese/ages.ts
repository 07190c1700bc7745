import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { numberOf } from './worked.ts'

/** Dates of birth around an age on 1 June 2026. */
function births(slots: Slots): Record<string, string> | undefined {
  const age = numberOf(slots, 'n')
  if (!Number.isInteger(age) || age < 1 || age > 110) return undefined
  const year = String(2026 - age)
  const top = numberOf(slots, 'max')
  return {
    age: String(age),
    turnsToday: `nascimento 01/06/${year}`,
    turnsTomorrow: `nascimento 02/06/${year}`,
    ...(Number.isInteger(top) && top > age
      ? {
          top: String(top),
          next: String(top + 1),
          lastDay: `nascimento 02/06/${String(2026 - top - 1)}`,
          tooOld: `nascimento 01/06/${String(2026 - top - 1)}`,
        }
      : {}),
  }
}

const today = 'Hoje é {today}.'
const free: CasePattern = {
  title: ['Até fazer {age} anos {rest}; depois não', 'Quem faz {age} anos amanhã tem a vantagem, quem faz hoje não'],
  type: 'Boundary',
  given: [today],
  steps: [
    'Continuar com a data de nascimento de quem faz {age} anos amanhã | {turnsTomorrow} | A pessoa {rest}',
    'Continuar com a data de nascimento de quem faz {age} anos hoje | {turnsToday} | A vantagem não se aplica',
  ],
}

/** From and up to which age. */
export const ages: PatternGroup = {
  cue: 'anos',
  patterns: [
    {
      said: `(?:Crianças|Menores|Pessoas|Jovens|Quem tem|Bebês)(?: com idade)? (?:de até|até|com menos de|menos de|menores de|de menos de|abaixo de) <n> anos (?<rest>(?:não pag|entr|viaj|têm|tem|receb|pag|são isent|é isent|fic)\\p{L}* ?[^;:()]{2,80}?)`,
      example: 'Crianças com menos de 6 anos não pagam entrada.',
      cases: [free],
      derive: (slots) => {
        const dates = births(slots)
        const rest = (slots.words.get('rest') ?? '')
          .replace(/^não pagam/u, 'não paga')
          .replace(/^(\p{L}+[ae])m(?= |$)/u, '$1')
          .replace(/^têm/u, 'tem')
          .replace(/^são isentas?/u, 'está isenta')
        return dates === undefined || /de até|^até/iu.test(slots.words.get('n') ?? '') ? undefined : { ...dates, rest }
      },
    },
  ],
}
