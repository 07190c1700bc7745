import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can, cannot, must, only } from './words.ts'
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
const from: CasePattern = {
  title: ['{act}: quem faz {age} hoje pode, quem faz amanhã não', 'Quem faz {age} hoje pode, quem faz amanhã não'],
  type: 'Boundary',
  given: [today],
  steps: [
    'Tentar {act} com a data de nascimento de quem faz {age} anos amanhã | {turnsTomorrow} | {beyond}',
    '{act} com a data de nascimento de quem faz {age} anos hoje | {turnsToday} | É possível',
  ],
}
const between: CasePattern = {
  title: ['De {age} a {top} anos: os dois lados de cada limite'],
  type: 'Boundary',
  given: [today],
  steps: [
    'Tentar {act} com a data de nascimento de quem faz {age} anos amanhã | {turnsTomorrow} | {beyond}',
    '{act} com a data de nascimento de quem faz {age} anos hoje | {turnsToday} | É possível',
    '{act} com a data de nascimento de quem faz {next} anos amanhã | {lastDay} | É possível',
    'Tentar {act} com a data de nascimento de quem faz {next} anos hoje | {tooOld} | {beyond}',
  ],
}
const free: CasePattern = {
  title: ['Até fazer {age} anos {rest}; depois não', 'Quem faz {age} anos amanhã tem a vantagem, quem faz hoje não'],
  type: 'Boundary',
  given: [today],
  steps: [
    'Continuar com a data de nascimento de quem faz {age} anos amanhã | {turnsTomorrow} | A pessoa {rest}',
    'Continuar com a data de nascimento de quem faz {age} anos hoje | {turnsToday} | A vantagem não se aplica',
  ],
}

const some = (slots: Slots): Record<string, string> | undefined => {
  const dates = births(slots)
  return dates === undefined ? undefined : { ...dates, act: slots.words.get('act') ?? 'continuar' }
}

/** From and up to which age. */
export const ages: PatternGroup = {
  cue: 'anos',
  patterns: [
    {
      said: `(?:${only} )?(?:pessoas |usuários |utilizadores |clientes |quem (?:for |é |seja )?)?(?:(?:com )?(?:mais de|maior(?:es)? de(?: idade)?(?: \\()?|a partir de|ter (?:pelo menos|no mínimo)|tem (?:pelo menos|no mínimo)|tiver (?:pelo menos|no mínimo)|pelo menos|no mínimo|com idade mínima de|com idade igual ou superior a)) <n> anos(?:\\))?(?: (?:de idade|ou mais|completos))? ${can} <act>`,
      example: 'Somente maiores de 18 anos podem criar uma conta.',
      cases: [from],
      derive: some,
    },
    {
      said: `(?:Para <act>,? )(?:é (?:preciso|necessário|obrigatório|exigido)|<who> ${must}|deve-se|exige-se)(?: que <who2>)? ?(?:ter|tenha)?(?: pelo menos| no mínimo| idade mínima de| a idade mínima de| completado)? <n> anos(?: (?:de idade|ou mais|completos|completados))?`.replace(
        '<who2>',
        '(?<role>[^,;:()]{3,30}?)',
      ),
      example: 'Para se inscrever na prova, é preciso ter pelo menos 16 anos.',
      cases: [from],
      derive: some,
    },
    {
      said: `(?:Menores de|Pessoas com menos de|Quem (?:tem|tiver) menos de|Usuários com menos de|Crianças com menos de) <n> anos ${cannot} <act>`,
      example: 'Menores de 14 anos não podem comprar ingressos.',
      cases: [from],
      derive: some,
    },
    {
      said: `(?:<who> ${must} ter|A idade (?:d[aeo]s? [^,;:()]{3,40}? )?(?:${must}|deve) (?:estar|ser)|${only} podem participar pessoas|A faixa etária (?:permitida )?(?:é|vai))(?: entre| de)? <n> (?:e|a|até) <max> anos(?: (?:de idade|completos))?`,
      example: 'O candidato deve ter entre 18 e 65 anos.',
      cases: [between],
      derive: some,
    },
    {
      said: `(?:<who> ${must} ter|A idade mínima(?: [^,;:()]{3,60}?)? é(?: de)?|É preciso ter|É necessário ter|<who2> ${cannot} ter)(?: pelo menos| no mínimo| menos de| mais de)? <n> anos(?: (?:de idade|ou mais|completos))?(?: (?:para|na data d[ao]|no dia d[ao]) <act>)?`.replace(
        '<who2>',
        '(?<role>[^,;:()]{3,40}?)',
      ),
      example: 'A idade mínima para alugar um carro é de 21 anos.',
      cases: [from],
      derive: (slots) => {
        const dates = births(slots)
        return dates === undefined ? undefined : { ...dates, act: slots.words.get('act') ?? 'concluir o pedido' }
      },
    },
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
