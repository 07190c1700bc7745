import type { CasePattern, PatternGroup } from '../pattern.ts'

const acts: Record<string, string> = {
  confirmam: 'Confirmar',
  reservam: 'Reservar',
  compram: 'Comprar',
  escolhem: 'Escolher',
  pedem: 'Pedir',
}

/** Two people who take the same free thing at one moment: one gets it, the other reads a message. */
const onlyOne: CasePattern = {
  title: ['No mesmo instante: {thing:o} fica só com uma pessoa', 'No mesmo instante: só uma pessoa fica com a vaga'],
  technique: 'Error guessing',
  given: ['A pessoa A e a pessoa B têm aberto, em dois navegadores, o mesmo {sample}, ainda livre.'],
  steps: [
    '{act} nos dois navegadores no mesmo instante | Pessoa A e pessoa B | Só uma fica com {thing2:o}; a outra vê {message}',
    'Abrir as reservas da pessoa A e da pessoa B | {sample} | Só uma das duas listas contém esta reserva',
    'Abrir a mesma vista numa terceira sessão | {sample} | Aparece ocupado, com uma única reserva',
  ],
}

const samples: [sign: RegExp, value: string][] = [
  [/^(?:horário|hora|vaga|turno)/iu, 'horário de 10/06/2026, 18:00–20:00'],
  [/^(?:lugar|assento)/iu, 'lugar 14B'],
  [/^quarto/iu, 'quarto 12 em 10/06/2026'],
]

export const scenarios: PatternGroup[] = [
  {
    cue: 'ao mesmo tempo|no mesmo instante|no mesmo momento|em simultâneo|simultaneamente',
    patterns: [
      {
        said: `(?:um|uma) <thing=\\p{Ll}[\\p{L}-]{2,30}> (?:livre|disponível)<stop>(?:duas pessoas|dois \\p{L}{4,20}|duas \\p{L}{4,20}) (?:[oa] )?<word=confirmam|reservam|compram|escolhem|pedem>(?:-n[oa])? (?:ao mesmo tempo|no mesmo instante|no mesmo momento|em simultâneo|simultaneamente)<stop>(?:só|apenas|somente) (?:[oa] primeir[oa]|uma|um) (?:fica com|obtém|recebe|consegue) <thing2=(?:o|a) [\\p{L}-]{2,30}>(?:; |, (?:e )?| e )[oa] (?:outr[oa]|segund[oa]) (?:vê|lê|recebe)(?: a mensagem| o aviso)? <message>`,
        example:
          'Dado um lugar disponível\nQuando dois clientes o compram no mesmo momento\nEntão só um fica com o lugar; o outro vê «Este lugar já foi vendido.»',
        derive: ({ words }) => {
          const act = acts[words.get('word')?.toLowerCase() ?? '']
          const sample = samples.find(([sign]) => sign.test(words.get('thing') ?? ''))?.[1]
          return act === undefined || sample === undefined ? undefined : { act, sample }
        },
        cases: [onlyOne],
      },
    ],
  },
]
