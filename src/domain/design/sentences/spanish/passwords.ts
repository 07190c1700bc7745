import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'

const filled = 'Todo lo demás del formulario está bien relleno.'
const field = '<field=(?:La|El|Su|Una) (?:nueva )?(?:contraseña|clave|código)[^,;:()\\d]{0,30}?>'
const needs = '(?:(?:debe|tiene que|ha de) (?:tener|contener|incluir|llevar)|exige|requiere|necesita|contiene)'
const characters = 'caracteres'
const kinds =
  '<kinds=(?:(?:al menos |como mínimo )?(?:una|un|1|letras?) ?(?:letra )?(?:mayúsculas?|minúsculas?|números?|cifras?|dígitos?|símbolos?|carácter(?:es)? especial(?:es)?|signos?)(?:, (?:y )?| y )?){1,5}>'

const broken: [RegExp, string, string][] = [
  [/mayúscula/iu, 'sin ninguna mayúscula', 'prado-azul27'],
  [/minúscula/iu, 'sin ninguna minúscula', 'PRADO-AZUL27'],
  [/número|cifra|dígito/iu, 'sin ninguna cifra', 'Prado-AzulRio'],
  [/símbolo|especial|signo/iu, 'sin ningún símbolo', 'PradoAzul27'],
]

/** A text of a given length with every kind of character. */
function secret(length: number): string {
  return 'aB3!x7-Kq9.mW2?tR8+zL5-pY6!cN4.dV'.slice(0, length)
}

function missing({ words, values }: Slots): Record<string, string> | undefined {
  const said = words.get('kinds') ?? ''
  const faults = broken.filter(([kind]) => kind.test(said))
  const [min, max] = [values.get('min')?.amount ?? 8, values.get('max')?.amount]
  if (faults.length === 0 || min < 5 || min > 12 || (max !== undefined && (max > 30 || max <= min))) return undefined
  const fault = (at: number): [string, string] => {
    const found = faults[Math.min(at, faults.length - 1)]
    return [found?.[1] ?? '', found?.[2] ?? '']
  }
  return {
    faultA: fault(0)[0],
    sampleA: fault(0)[1],
    faultB: fault(1)[0],
    sampleB: fault(1)[1],
    faultC: fault(2)[0],
    sampleC: fault(2)[1],
    kindCount: String(faults.length),
    least: secret(min),
    less: secret(min - 1),
    ...(max === undefined ? {} : { most: secret(max), more: secret(max + 1) }),
  }
}

const faulty = (count: 1 | 2 | 3): CasePattern => ({
  title: ['{field:bare}: Prado-Azul27 sí; si falta una parte, no', 'Con todas las partes sí; si falta una, no'],
  type: 'Negative',
  technique: 'Decision table',
  given: [filled],
  steps: [
    ...(['A', 'B', 'C'] as const)
      .slice(0, count)
      .map((one) => `Guardar {field:the} {fault${one}} | {sample${one}} | {beyond}`),
    'Guardar {field:the} con todas las partes | Prado-Azul27 | Se guarda; se puede iniciar sesión con Prado-Azul27.',
  ],
})
const least: CasePattern = {
  title: ['{field:bare}: {min} caracteres sí, {min-1} no', '{min} caracteres se admiten, {min-1} se rechazan'],
  type: 'Boundary',
  given: [filled],
  steps: [
    'Guardar {field:the} con {min-1} caracteres | {less} | {beyond}',
    'Guardar {field:the} con {min} caracteres | {least} | Se guarda; se puede iniciar sesión con {least}.',
  ],
}
const most: CasePattern = {
  title: ['{field:bare}: {max} caracteres sí, {max+1} no', '{max} caracteres se admiten, {max+1} se rechazan'],
  type: 'Boundary',
  given: [filled],
  steps: [
    'Guardar {field:the} con {max} caracteres | {most} | Se guarda; se puede iniciar sesión con {most}.',
    'Guardar {field:the} con {max+1} caracteres | {more} | {beyond}',
  ],
}

/** The same sentence for one, two and more kinds of characters. */
function composed(said: string, examples: [string, string, string], cases: CasePattern[]): SentencePattern[] {
  return ([1, 2, 3] as const).map((count, at) => ({
    said: `${said}${'()'.repeat(at)}`,
    example: examples[at] ?? '',
    derive: (slots: Slots) => {
      const found = missing(slots)
      return found === undefined || Math.min(3, Number(found.kindCount)) !== count ? undefined : found
    },
    cases: [faulty(count), ...cases],
  }))
}

/** What a password is made of. */
export const passwords: PatternGroup = {
  cue: 'mayúscula|minúscula|símbolo|especial|número|cifra|dígito',
  patterns: [
    ...composed(
      `${field} ${needs} (?:un mínimo de |al menos |como mínimo |mínimo )<min> ${characters}(?:,| y| e)(?: con| incluir| que incluyan| incluyendo)? ${kinds}`,
      [
        'La contraseña debe tener al menos 8 caracteres y un número.',
        'La contraseña debe tener al menos 8 caracteres, una mayúscula y un número.',
        'La contraseña debe tener al menos 10 caracteres, una mayúscula, una minúscula y un número.',
      ],
      [least],
    ),
    ...composed(
      `${field} ${needs} (?:entre |de )<min> (?:y|a) <max> ${characters}(?:,| y| e)(?: con| incluir| que incluyan| incluyendo)? ${kinds}`,
      [
        'La contraseña debe tener entre 8 y 20 caracteres y al menos un número.',
        'La contraseña debe tener entre 8 y 20 caracteres, con al menos una mayúscula y un número.',
        'La contraseña debe contener entre 8 y 20 caracteres, con al menos una mayúscula, una minúscula y un número.',
      ],
      [least, most],
    ),
  ],
}
