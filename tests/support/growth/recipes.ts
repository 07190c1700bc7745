import ts from 'typescript'

/** A repeated text, whole and in pieces. */
export interface Input {
  text: string
  pieces: readonly string[]
}

/** Builds a value of some type from a text. */
export interface Recipe {
  make: (input: Input, variant: number) => unknown
  takesText: boolean
  takesLists: boolean
  /** The number of variants of the value. */
  variants: number
}

/** Types can be recursive (a block contains blocks); deeper lists are empty. */
const deepest = 9
const maxVariants = 8

/** Values of these types follow rules that their type does not express. */
const byName: Record<string, (input: Input) => unknown> = {
  'ReadonlySet<string>': () => new Set(['en', 'es', 'de', 'fr', 'pt', 'ja']),
  'ReadonlyMap<string, unknown>': ({ text }) => new Map(Object.entries({ title: text, steps: text, expected: text })),
  'Iterable<T>': ({ pieces }) => pieces,
  RegExp: () => /x/,
  Budget: () => ({ overrun: undefined, node: () => true, text: () => true }),
}

/** Positions are at the start of the text; every other number is a distant limit. */
const amounts = new Map([
  ...['at', 'from', 'start', 'index', 'depth', 'position', 'count'].map((name): [string, number] => [name, 0]),
  ['maxTestCases', 50],
  ['level', 3],
  ['indent', 2],
])

/** Builds a value of `type`. `name` is the parameter or property name: it distinguishes a position from an amount. */
export function recipeOf(checker: ts.TypeChecker, type: ts.Type, name = '', depth = 0): Recipe {
  const again = (inner: ts.Type, innerName = name): Recipe => recipeOf(checker, inner, innerName, depth + 1)
  const named = byName[checker.typeToString(type)]
  if (named) return { make: named, takesText: false, takesLists: false, variants: 1 }
  if (type.isStringLiteral() || type.isNumberLiteral()) return constant(type.value)
  if (type.flags & ts.TypeFlags.StringLike)
    return { make: ({ text }) => text, takesText: true, takesLists: false, variants: 1 }
  if (type.flags & ts.TypeFlags.NumberLike) return constant(amounts.get(name) ?? 1_000_000)
  if (type.flags & ts.TypeFlags.BooleanLike) return constant(true)
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return constant(undefined)
  if (type.flags & ts.TypeFlags.Null) return constant(null)
  if (type.flags & ts.TypeFlags.Any || type.flags & ts.TypeFlags.Unknown) return anything(values)
  if (type.flags & ts.TypeFlags.NonPrimitive) return anything(records)
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint && constraint !== type ? again(constraint) : anything(values)
  }
  if (type.isUnion())
    return oneOf(
      type.types
        .filter((member) => !(member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
        .map((member) => again(member)),
    )
  if (checker.isTupleType(type))
    return tuple(
      checker
        .getPropertiesOfType(type)
        .filter((property) => /^\d+$/.test(property.name))
        .map((property) => again(checker.getTypeOfSymbol(property))),
    )
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (item) return depth > deepest ? constant([]) : list(again(item))
  const [signature] = type.getCallSignatures()
  if (signature) return answering(depth > deepest ? constant(undefined) : again(signature.getReturnType()))
  if (checker.getIndexTypeOfType(type, ts.IndexKind.String)) return anything(records)
  if (depth > deepest + 5) return constant({})
  return record(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, again(checker.getTypeOfSymbol(property), property.name)]),
  )
}

function constant(value: unknown): Recipe {
  return { make: () => value, takesText: false, takesLists: false, variants: 1 }
}

function oneOf(members: Recipe[]): Recipe {
  if (members.length === 0) return constant(undefined)
  return {
    make: (input, variant) => members[variant % members.length]?.make(input, variant),
    takesText: members.some(({ takesText }) => takesText),
    takesLists: members.some(({ takesLists }) => takesLists),
    variants: Math.min(maxVariants, Math.max(members.length, ...members.map(({ variants }) => variants))),
  }
}

function tuple(items: Recipe[]): Recipe {
  return { ...oneOf(items), make: (input, variant) => items.map((item) => item.make(input, variant)) }
}

/** The pieces one by one; inside an item, its piece is the whole text. */
function list(item: Recipe): Recipe {
  return {
    ...item,
    takesLists: true,
    make: ({ pieces }, variant) => pieces.map((piece) => item.make({ text: piece, pieces: [piece] }, variant)),
  }
}

function record(fields: [string, Recipe][]): Recipe {
  return {
    ...oneOf(fields.map(([, recipe]) => recipe)),
    variants: Math.max(1, ...fields.map(([, recipe]) => recipe.variants)),
    make: (input, variant) => Object.fromEntries(fields.map(([name, recipe]) => [name, recipe.make(input, variant)])),
  }
}

/** A callback argument: its result is short, so that its length does not matter. */
function answering(result: Recipe): Recipe {
  return {
    ...constant(undefined),
    make:
      ({ text }, variant) =>
      () =>
        result.make({ text: text.slice(0, 100), pieces: [text.slice(0, 100)] }, variant),
  }
}

function anything(shapes: readonly ((input: Input) => unknown)[]): Recipe {
  return {
    make: (input, variant) => shapes[variant % shapes.length]?.(input),
    takesText: true,
    takesLists: true,
    variants: shapes.length,
  }
}

const words = (text: string) => ({ type: 'text', text })
const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] })
const row = (text: string) => ({ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text)] }] })
const document = (content: unknown[]) => ({ type: 'doc', version: 1, content })
const issue = (description: unknown) => ({
  key: 'SHOP-1',
  names: { customfield_1: 'Acceptance criteria' },
  fields: { summary: 'A ticket', description, customfield_1: description },
})

/** External JSON with a text: parts of Jira's documents, whole issues, and test cases from an AI. */
const records: readonly ((input: Input) => Record<string, unknown>)[] = [
  ({ text }) => issue(text),
  ({ pieces }) => issue(document(pieces.map(paragraph))),
  ({ pieces }) =>
    issue(
      document([
        { type: 'bulletList', content: pieces.map((piece) => ({ type: 'listItem', content: [paragraph(piece)] })) },
      ]),
    ),
  ({ pieces }) => issue(document([{ type: 'table', content: pieces.map(row) }])),
  ({ pieces }) => issue(document([{ type: 'paragraph', content: pieces.map(words) }])),
  ({ pieces }) => ({ type: 'table', content: pieces.map(row) }),
  ({ text, pieces }) => ({
    title: text,
    description: text,
    priority: text,
    preconditions: pieces,
    steps: pieces,
    expected: text,
  }),
  ({ text, pieces }) => ({
    title: text,
    steps: pieces.map((piece) => ({ step: piece, data: piece, expected: piece })),
    expectedResult: text,
  }),
]

const values: readonly ((input: Input) => unknown)[] = [
  ({ text }) => text,
  ({ pieces }) => pieces,
  ({ pieces }) => pieces.map(words),
  ...records.filter((_shape, at) => at !== 5),
]
