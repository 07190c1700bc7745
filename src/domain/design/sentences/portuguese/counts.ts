import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can, must, only, upTo } from './words.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { counted, nth, numberOf } from './worked.ts'

const perOwner = '(?:,? (?:por|em cada|para cada|a cada|cada) (?<owner>[^,;:()]{2,50}?))?'
const atOnce =
  '(?:,? (?:ao mesmo tempo|simultaneamente|em simultâneo|de uma (?:só )?vez|por vez|no total|em aberto|em andamento))?'

const most: CasePattern = {
  title: ['{full} possíveis, {over} não', 'Até {max} {things:many}; mais um não'],
  type: 'Boundary',
  given: ['{before}.'],
  steps: [
    '{verb} {last} | {full} ao todo | É possível; há agora {full}',
    'Tentar {verb} {over} | {max+1} ao todo | {beyond}. Continua a haver {full}',
  ],
}

function atMost(things = 'things', name = 'max') {
  return (slots: Slots): Record<string, string> | undefined => {
    const max = numberOf(slots, name)
    if (!Number.isInteger(max) || max < 1 || max > 10_000) return undefined
    return {
      full: counted(slots, things, max),
      before: `${max === 1 ? 'Ainda não' : 'Já'} há ${counted(slots, things, max - 1)}`,
      last: nth(slots, things, max),
      over: nth(slots, things, max + 1),
    }
  }
}

const holding =
  '(?:ter|manter|possuir|conter|guardar|comportar|aceitar|admitir|receber|permitir|incluir|haver|existir|suportar|abrigar|acomodar)'
const holds =
  '(?:tem|têm|comporta|comportam|aceita|aceitam|admite|admitem|permite|permitem|suporta|contém|inclui|abriga|acomoda)'
const adds = (slots: Slots): Record<string, string> | undefined => {
  const counts = atMost()(slots)
  return counts === undefined ? undefined : { ...counts, verb: 'acrescentar' }
}
const things =
  '(?<things>(?!(?:caracteres|dígitos|letras|dias|horas|minutos|meses|anos|semanas|segundos|vezes|por cento|reais|euros|px|MB|GB|KB|tentativas)(?!\\p{L}))\\p{L}[^,;:()\\d]{2,60}?)'

/** How many there may be. */
export const counts: PatternGroup = {
  cue: '\\d|(?<!\\p{L})(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)(?!\\p{L})',
  patterns: [
    {
      said: `<who> (?:${only} ${can} ${holding}|${can} ${holding} (?:${only} ${upTo}|${only}|${upTo}))(?: ${upTo})? <max> ${things}${perOwner}${atOnce}(?: cadastrad[oa]s)?`,
      example: 'Cada morador pode ter no máximo 3 visitantes autorizados.',
      cases: [most],
      derive: adds,
    },
    {
      said: `(?:<who> (?:${only} )?${can}|É possível|Só é possível|Pode-se|Podem-se|Só se pode) <verb=\\p{L}+[aei]r> (?:${only} )?(?:${upTo}) <max> ${things}${perOwner}${atOnce}`,
      example: 'O leitor pode reservar até 4 livros.',
      cases: [most],
      derive: atMost(),
    },
    {
      said: `(?:Podem ser|Pode ser|São|É) <done> (?:${only} )?(?:${upTo}) <max> ${things}${perOwner}${atOnce}`,
      example: 'Podem ser anexadas até 6 fotos por vistoria.',
      cases: [{ ...most, steps: most.steps.map((line) => line.replace('{verb}', '{does}')) }],
      derive: (slots) => {
        const counts = atMost()(slots)
        const done = slots.words.get('done') ?? ''
        const does = /^(?:permitid|aceit|admitid|possíve)/iu.test(done) ? 'acrescentar' : undefined
        return counts === undefined || does === undefined
          ? counts === undefined
            ? undefined
            : { ...counts, does: infinitive(slots) }
          : { ...counts, does }
      },
    },
    {
      said: `<thing> (?:${can} ${holding}|${holds}|${must} ter) (?:${only} |(?:${only} )?${upTo} )<max> ${things}${perOwner}${atOnce}`,
      example: 'Cada turma comporta no máximo 25 alunos.',
      cases: [most],
      derive: (slots) =>
        /(?:até|máximo|limit|mais|capacidade|apenas|só|somente)/iu.test(slots.words.get('thing') ?? '')
          ? undefined
          : adds(slots),
    },
  ],
}

function infinitive({ words }: Slots): string {
  return infinitiveFrom(words.get('done') ?? '') ?? 'acrescentar'
}
