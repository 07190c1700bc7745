import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { buildPrompt } from '../build-prompt.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { isRecord } from '#domain/ticket/json-value.ts'
import { recipeOf, type Input, type Recipe } from './recipes.ts'

/** Something the domain exports that takes text: a function, a schema, or the methods of a class. */
export interface ExportedParser {
  /** `criteria/find-criteria.ts findCriteria` */
  name: string
  /** In how many ways a text is put into the arguments, where they take one thing or another. */
  variants: number
  /** Its arguments hold lists, which are slow to make, or it is many steps. */
  costly: boolean
  /** Makes the arguments, which costs no time of the parser's, and gives the call. */
  prepare: (input: Input, variant: number) => () => void
}

/** What a user's text goes through in one run, link by link: a parser may be quick and make its successor slow. */
const run: ExportedParser = {
  name: 'from a description to designed test cases',
  variants: 2,
  costly: true,
  prepare:
    ({ text }, variant) =>
    () => {
      const description = variant === 0 ? text : `Acceptance Criteria\n- ${text}`
      const ticket = readIssue({ key: 'SHOP-1', fields: { summary: text.slice(0, 250), description } })
      if (!ticket.ok) return
      const context = buildContext(ticket.value, findCriteria(ticket.value).criteria)
      buildPrompt(context, { enrichment: true, fenceCode: 'fence', maxTestCases: 50 })
      designTestCases(context, { enrichment: true, maxTestCases: 50 })
    },
}

const root = join(import.meta.dirname, '../../..')
const domain = join(root, 'src/domain')

/**
 * Inner stages of the designer: `designTestCases` bounds every text before they see it. Writers of exports: a file repeats
 * the title of a case on each of its rows, so steps and title together make a product by their layout. The calls of a run: what
 * reads text in them (prompts, gaps, merging) is among the parsers by itself.
 */
const readsNoText = /^(?:design\/(?:plan|phrase|understand)\/|export\/|generation\/write-cases\.ts)/

/** Every exported parser of `src/domain`: read off its types, so that a new one is among them with its first commit. */
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
  const parsers: ExportedParser[] = [run]
  for (const file of files) {
    const source = program.getSourceFile(join(domain, file))
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) continue
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(domain, file)).href)
    for (const exported of checker.getExportsOfModule(symbol)) {
      if (!(exported.flags & ts.SymbolFlags.Value) || !isRecord(module)) continue
      const parser = parserOf(checker, checker.getTypeOfSymbol(exported), module[exported.name])
      if (parser) parsers.push({ name: `${file} ${exported.name}`, ...parser })
    }
  }
  return parsers
}

type Parser = Omit<ExportedParser, 'name'>

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

/** A class is fed through its methods that take text: the whole text in one call, a text in pieces in many. */
function classParser(checker: ts.TypeChecker, construct: ts.Signature, value: unknown): Parser | undefined {
  if (typeof value !== 'function') return undefined
  const made = argumentsOf(checker, construct)
  const methods = checker.getPropertiesOfType(construct.getReturnType()).flatMap((method) => {
    // A private method carries a name of the compiler's own.
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
        // A generator does its work as it is read.
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
