/** A written formula as a tree: numbers, names and the four operations. */
export type Formula =
  | { kind: 'number'; amount: number; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'operation'; sign: '+' | '−' | '×' | '/'; left: Formula; right: Formula }

const token =
  /\s*(?:(?<sign>[()×*+÷·/−–-]|(?:mal|times|plus|minus|geteilt durch|divided by|multiplied by)(?!\p{L}))|(?<words>(?:(?![()×*+÷·/−–=<>]| - |(?<!\p{L})(?:mal|times|plus|minus|geteilt durch|divided by|multiplied by)(?!\p{L})).){1,60}))/iuy
const mostTokens = 40

const signs: Record<string, '+' | '−' | '×' | '/'> = {
  '×': '×',
  '*': '×',
  '·': '×',
  mal: '×',
  times: '×',
  'multiplied by': '×',
  '/': '/',
  '÷': '/',
  'geteilt durch': '/',
  'divided by': '/',
  '+': '+',
  plus: '+',
  '−': '−',
  '–': '−',
  '-': '−',
  minus: '−',
}

/**
 * Reads "(days × rate) / 12". Names are what stands between the signs; `numberOf` says which of them are numbers. Undefined
 * for what is no complete formula. At most 40 signs and names are read, so that time and depth are bounded.
 */
export function parseFormula(
  text: string,
  numberOf: (words: string) => { amount: number; text: string } | undefined,
): Formula | undefined {
  const tokens: string[] = []
  token.lastIndex = 0
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const { sign, words = '' } = found.groups ?? {}
    if (sign === undefined ? words.trim() !== '' : true) tokens.push((sign ?? words).trim())
    if (tokens.length > mostTokens) return undefined
    if (token.lastIndex >= text.length) break
  }
  let at = 0
  const atom = (): Formula | undefined => {
    const next = tokens[at]
    if (next === undefined) return undefined
    at += 1
    if (next === '(') {
      const inner = sum()
      if (tokens[at] !== ')') return undefined
      at += 1
      return inner
    }
    if (next === ')' || signs[next.toLowerCase()] !== undefined) return undefined
    const number = numberOf(next)
    return number === undefined ? { kind: 'name', name: next } : { kind: 'number', ...number }
  }
  const chain = (part: () => Formula | undefined, allowed: string): Formula | undefined => {
    let left = part()
    for (;;) {
      const sign = signs[tokens[at]?.toLowerCase() ?? '']
      if (left === undefined || sign === undefined || !allowed.includes(sign)) return left
      at += 1
      const right = part()
      if (right === undefined) return undefined
      left = { kind: 'operation', sign, left, right }
    }
  }
  const product = (): Formula | undefined => chain(atom, '×/')
  const sum = (): Formula | undefined => chain(product, '+−')
  const whole = sum()
  return at === tokens.length && whole?.kind === 'operation' ? whole : undefined
}

export function namesIn(formula: Formula): string[] {
  if (formula.kind === 'number') return []
  if (formula.kind === 'name') return [formula.name]
  return [...new Set([...namesIn(formula.left), ...namesIn(formula.right)])]
}

/** The value of a formula for the values of its names. */
export function evaluated(formula: Formula, valueOf: (name: string) => number): number {
  if (formula.kind === 'number') return formula.amount
  if (formula.kind === 'name') return valueOf(formula.name)
  const [left, right] = [evaluated(formula.left, valueOf), evaluated(formula.right, valueOf)]
  switch (formula.sign) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    case '/':
      return left / right
  }
}

const strength = { '+': 1, '−': 1, '×': 2, '/': 2 } as const

/** The formula with the values of its names, as a person would write the sum. */
export function writtenOut(formula: Formula, textOf: (name: string) => string): string {
  if (formula.kind === 'number') return formula.text
  if (formula.kind === 'name') return textOf(formula.name)
  const side = (part: Formula): string => {
    const text = writtenOut(part, textOf)
    return part.kind === 'operation' && strength[part.sign] < strength[formula.sign] ? `(${text})` : text
  }
  return `${side(formula.left)} ${formula.sign} ${side(formula.right)}`
}
