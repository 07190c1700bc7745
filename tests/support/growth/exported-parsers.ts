import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { isRecord } from '#domain/ticket/json-value.ts'
import { wholeJobs } from './whole-jobs.ts'
import { recipeOf, type Input, type Recipe } from './recipes.ts'

/** An export of the domain that takes text: a function, a schema, or the methods of a class. */
export interface ExportedParser {
  /** `criteria/find-criteria.ts findCriteria` */
  name: string
  /** The number of ways to fit a text into the arguments. */
  variants: number
  /** Its arguments contain lists, which are slow to build, or it consists of many stages. */
  costly: boolean
  /** Builds the arguments outside the measured time, and returns the call. */
  prepare: (input: Input, variant: number) => () => void
}

const root = join(import.meta.dirname, '../../..')
const domain = join(root, 'src/domain')

/**
 * Inner stages of the designer, whose texts `designTestCases` bounds; the review of limits, which bounds them itself and
 * whose time grows with the links between cases and criteria; the calls of a run, the designer's stand-ins and the preview,
 * whose parts are parsers of their own; and `wholeWords`, which takes only patterns of this code.
 */
const readsNoText =
  /^(?:design\/(?:frame|plan|phrase|sentences|understand)\/|review\/(?:limit-rule|review-cases)|export\/review-findings|generation\/(?:write-cases|built-in-cases|preview-ticket)\.ts|criteria\/whole-words\.ts)/

/** Every exported parser of `src/domain`, found by its types, so that a new one is included automatically. */
export async function exportedParsers(): Promise<ExportedParser[]> {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !readsNoText.test(file))
    .sort()
  const config = ts.getParsedCommandLineOfConfigFile(
    join(domain, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (!config) throw new Error('src/domain/tsconfig.json cannot be read.')
  const program = ts.createProgram(
    files.map((file) => join(domain, file)),
    config.options,
  )
  const checker = program.getTypeChecker()
  const parsers: ExportedParser[] = [...wholeJobs]
  for (const file of files) {
    const source = program.getSourceFile(join(domain, file))
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) continue
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(domain, file)).href)
    for (const exported of checker.getExportsOfModule(symbol)) {
      if (!(exported.flags & ts.SymbolFlags.Value) || !isRecord(module)) continue
      const parser = parserOf(checker, checker.getTypeOfSymbol(exported), module[exported.name])
      if (!parser) continue
      const isWriter = file.startsWith('export/')
      parsers.push({ name: `${file} ${exported.name}`, ...(isWriter ? inOneDirection(parser) : parser) })
    }
  }
  return parsers
}

type Parser = Omit<ExportedParser, 'name'>

/** Long texts or long lists: a table repeats the title of a case on each of its rows, so both together are a product. */
function inOneDirection({ variants, prepare, ...parser }: Parser): Parser {
  return {
    ...parser,
    variants: variants * 2,
    prepare: ({ text, pieces }, variant) => {
      const [piece = ''] = pieces
      const input = variant % 2 === 0 ? { text, pieces: [piece] } : { text: piece, pieces }
      return prepare(input, Math.floor(variant / 2))
    },
  }
}

function parserOf(checker: ts.TypeChecker, type: ts.Type, value: unknown): Parser | undefined {
  const [call] = type.getCallSignatures()
  if (call) return withArguments(argumentsOf(checker, call), (args) => callOf(value, undefined, args))
  const [construct] = type.getConstructSignatures()
  if (construct) return classParser(checker, construct, value)
  const parse = isSchema(value) ? value.safeParse.bind(value) : undefined
  const input = type.getProperty('_input')
  if (!parse || !input) return undefined
  return withArguments([recipeOf(checker, checker.getTypeOfSymbol(input))], ([body]) => parse(body))
}

/** A class is called through its methods that take text: the whole text in one call, pieces in many. */
function classParser(checker: ts.TypeChecker, construct: ts.Signature, value: unknown): Parser | undefined {
  if (typeof value !== 'function') return undefined
  const made = argumentsOf(checker, construct)
  const methods = checker.getPropertiesOfType(construct.getReturnType()).flatMap((method) => {
    // The compiler mangles the names of private methods.
    const [signature] = method.name.includes('#') ? [] : checker.getTypeOfSymbol(method).getCallSignatures()
    const recipes = signature ? argumentsOf(checker, signature) : []
    return recipes.some(({ takesText }) => takesText) ? [{ name: method.name, recipes }] : []
  })
  if (methods.length === 0) return undefined
  return {
    variants: 1,
    costly: true,
    prepare: (input, variant) => {
      const instance: unknown = Reflect.construct(
        value,
        made.map((recipe) => recipe.make(input, variant)),
      )
      return () => {
        for (const { name, recipes } of methods)
          for (const piece of input.pieces)
            callOf(
              propertyOf(instance, name),
              instance,
              recipes.map((recipe) => recipe.make({ text: piece, pieces: [piece] }, variant)),
            )
      }
    },
  }
}

function withArguments(recipes: Recipe[], call: (args: unknown[]) => unknown): Parser | undefined {
  if (!recipes.some(({ takesText }) => takesText)) return undefined
  return {
    variants: Math.max(...recipes.map(({ variants }) => variants)),
    costly: recipes.some(({ takesLists }) => takesLists),
    prepare: (input, variant) => {
      const args = recipes.map((recipe) => recipe.make(input, variant))
      return () => {
        // A generator does its work while it is consumed.
        const result = call(args)
        if (isIterator(result)) for (const _item of result);
      }
    },
  }
}

function argumentsOf(checker: ts.TypeChecker, signature: ts.Signature): Recipe[] {
  return signature
    .getParameters()
    .map((parameter) => recipeOf(checker, checker.getTypeOfSymbol(parameter), parameter.name))
}

function callOf(value: unknown, self: unknown, args: unknown[]): unknown {
  if (typeof value !== 'function') throw new TypeError('An exported function is missing at run time.')
  return Reflect.apply(value, self, args)
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function isSchema(value: unknown): value is { safeParse: (body: unknown) => unknown } {
  return typeof propertyOf(value, 'safeParse') === 'function'
}

function isIterator(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value
}
