import { clockText } from '../../plan/dates.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { cannot } from './words.ts'

/** A minute around a time of day. */
function around(name: string) {
  return ({ values }: Slots): Record<string, string> | undefined => {
    const time = values.get(name)
    // "8h" reads like a duration of eight hours.
    const start = time?.measure === 'clock' ? time.amount : time?.measure === 'hour' ? time.amount * 60 : undefined
    if (start === undefined) return undefined
    const at = (minutes: number): string => clockText(((start + minutes + 1_440) % 1_440) * 60).slice(0, 5)
    return { before: at(-1), exact: at(0), behind: at(1) }
  }
}

function window(slots: Slots): Record<string, string> | undefined {
  const [from, to] = [around('from')(slots), around('to')(slots)]
  if (from === undefined || to === undefined) return undefined
  return {
    early: from.before ?? '',
    open: from.exact ?? '',
    last: to.before ?? '',
    late: to.behind ?? '',
    act: slots.words.get('act') ?? 'fazer o pedido',
  }
}

const hours: CasePattern = {
  title: ['{act}: {open} e {last} sim, {early} e {late} não', '{open} e {last} sim, {early} e {late} não'],
  type: 'Boundary',
  steps: [
    'Tentar {act} antes da hora | {early} | {beyond}',
    '{act} à hora de início | {open} | É possível',
    '{act} no último minuto | {last} | É possível',
    'Tentar {act} depois da hora | {late} | {beyond}',
  ],
  assume: ['A hora do ambiente de teste pode ser definida.'],
}
const closed: CasePattern = {
  ...hours,
  title: ['{act}: {early} e {late} sim, {open} e {last} não', '{early} e {late} sim, {open} e {last} não'],
  steps: [
    '{act} antes do início | {early} | É possível',
    'Tentar {act} à hora de início | {open} | {beyond}',
    'Tentar {act} no último minuto | {last} | {beyond}',
    '{act} depois do fim | {late} | É possível',
  ],
}

/** Times of day: opening hours, cut-offs, what is sent when; and days on which something is closed. */
export const clocks: PatternGroup = {
  cue: '\\d ?h|\\d:\\d\\d|domingo|feriado|sábado|fins? de semana|segunda a sexta|dias úteis',
  patterns: [
    {
      said: `(?:Entre(?: as)?|Das) <from> (?:e|às)(?: as)? <to>(?: horas)?,? (?:não (?:é possível|se pode|é permitido)|<who> ${cannot}|ninguém pode) <act>`,
      example: 'Entre as 22h e as 6h, não é possível enviar mensagens.'.replace('22h e as 6h', '1h e as 6h'),
      cases: [closed],
      derive: window,
    },
  ],
}
