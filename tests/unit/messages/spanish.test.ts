import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { emailSchema, nameSchema, passwordSchema } from '#domain/contracts/auth.ts'
import { defaultParts, noCriteriaMessage, placeTexts } from '#domain/criteria/texts.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { exportMessages } from '#domain/export/export-messages.ts'
import { exportNotices } from '#domain/export/export-notices.ts'
import { progressSteps } from '#domain/generation/progress.ts'
import { answerWarnings } from '#domain/generation/read-answer.ts'
import { plans } from '#domain/plans/plans.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { ticketTexts } from '#domain/ticket/issue.ts'
import { parseTicketLink, ticketLinkTexts } from '#domain/ticket/ticket-link.ts'
import { trackerConfigTexts } from '#domain/ticket/tracker-config.ts'
import { apiTexts as clientTexts } from '#src/backend/api-error.ts'
import { spanishFormats } from '#src/features/export/format-texts.ts'
import { inSpanish, labelInSpanish } from '#src/messages/spanish.ts'
import { backupMessages, historyMessages } from '#src/storage/history/texts.ts'
import { storageTexts } from '#src/storage/storage-area.ts'
import { vaultTexts } from '#src/storage/vault/vault.ts'
import { adminTexts } from '../../../supabase/functions/api/http/admin-texts.ts'
import { authTexts } from '../../../supabase/functions/api/http/auth-texts.ts'
import { apiTexts } from '../../../supabase/functions/api/http/texts.ts'
import { trackerTexts } from '../../../supabase/functions/api/services/jira/texts.ts'
import { generationTexts } from '../../../supabase/functions/api/services/llm/texts.ts'

const root = join(import.meta.dirname, '../../..')

/** Every text in there; a text that is made is made with these. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn(Reflect.apply(value, undefined, [['7'], '8']))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

function isUnknown(message: string): boolean {
  return inSpanish(message) === message
}

const catalogues = {
  placeTexts,
  defaultParts,
  noCriteriaMessage,
  exportMessages,
  progressSteps,
  answerWarnings,
  ticketTexts,
  ticketLinkTexts,
  trackerConfigTexts,
  adminTexts,
  authTexts,
  apiTexts,
  trackerTexts,
  generationTexts,
  clientTexts,
  storageTexts,
  vaultTexts,
  historyMessages,
  backupMessages,
  exported: exportFormats.map((format) => format.exported(3)),
}

describe('the Spanish catalogue', () => {
  it.each(Object.entries(catalogues))('has every text of %s', (_name, texts) => {
    const all = textsIn(texts)
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(isUnknown)).toEqual([])
  })

  it('has what the fields of the forms refuse with', () => {
    const refusals = [emailSchema, nameSchema, passwordSchema].flatMap((schema) =>
      ['', ' ', 'x', '\u0000', 'x'.repeat(400), 1].flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
    )
    expect(refusals.length).toBeGreaterThan(5)
    expect(refusals.filter(isUnknown)).toEqual([])
  })

  it('has every refusal and reason that the domain and the function write in place', () => {
    const files = globSync('{src/domain,src/storage,src/backend,supabase/functions/api}/**/*.ts', { cwd: root })
    const found = files.flatMap((file) => refusalsIn(file))
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(isUnknown)).toEqual([])
  })

  it('has what each export format says of itself', () => {
    for (const { id, warning, howToImport } of exportFormats) {
      const spanish = spanishFormats[id]
      expect(spanish.warning === undefined, id).toBe(warning === undefined)
      // The last is a way through Zephyr's own menus.
      expect(howToImport.filter((line) => spanish.howToImport.includes(line) && !line.startsWith('Test Cases >'))).toEqual([])
    }
  })

  it('has what the limits of a format do to an export', () => {
    const long = 'x'.repeat(40_000)
    const notices = exportFormats.flatMap((format) => [1, 3].flatMap((count) => exportNotices(format, [entryOf(count * 1_000, 'short'), entryOf(count, long)])))
    expect(notices.length).toBeGreaterThan(5)
    expect(notices.filter(isUnknown)).toEqual([])
  })

  it('has the names of the plans and what they say', () => {
    // Names stay names.
    const unnamed = Object.values(plans).flatMap(({ label, description }) => [label, description]).filter((text) => !['Starter', 'Pro'].includes(text))
    expect(unnamed.filter((text) => labelInSpanish(text) === text)).toEqual([])
  })

  it('has the types, priorities and techniques of the built-in designer', () => {
    const files = globSync('src/domain/{design,generation/assemble}/**/*.ts', { cwd: root })
    const names = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:type|technique|priority): (?:.* \? )?'([A-Z][^']*)'(?: : '([A-Z][^']*)')?/g)].flatMap((match) => match.slice(1)))
    const known = [...names, 'High', 'Medium', 'Low'].filter((name) => name !== undefined)
    expect(known).toContain('Boundary')
    expect(known).toContain('Negative')
    expect(known.filter((name) => labelInSpanish(name) === name)).toEqual([])
  })
})

describe('a message in Spanish', () => {
  it.each([
    ['Failed to fetch ticket data. Jira is getting too many requests from this account. Try again in 30 seconds.', 'No se pudieron obtener los datos del ticket. Jira está recibiendo demasiadas solicitudes de esta cuenta. Vuelva a intentarlo en 30 segundos.'],
    ['HTTP error! status: 401: No access token available', 'Error HTTP. Estado: 401: No hay ningún token de acceso disponible'],
    ['HTTP error! status: 500: <h1>Bad</h1>', 'Error HTTP. Estado: 500: <h1>Bad</h1>'],
    ['Unsupported format: pdf', 'Formato no admitido: pdf'],
    ['Exported 12 entries', 'Entradas exportadas: 12'],
    ['Excel exported successfully', 'Excel se exportó correctamente'],
    ['CSV exported successfully (local)', 'CSV se exportó correctamente (local)'],
    ['Too many attempts. Try again in 1 minute.', 'Demasiados intentos. Vuelva a intentarlo en 1 minuto.'],
  ])('%s', (english, spanish) => {
    expect(inSpanish(english)).toBe(spanish)
  })

  it('of a refused link names what to do', () => {
    const refused = parseTicketLink('https://other.atlassian.net/browse/A-1', { host: 'acme.atlassian.net' })
    expect(refused.ok ? '' : inSpanish(refused.reason.message)).toBe(
      'URL de Jira no válida. Indique un enlace válido a un ticket de Jira. Su sitio de Jira conectado es acme.atlassian.net.',
    )
  })

  it.each(['Something nobody foresaw', 'Try again. Something nobody foresaw.', '', 'Ya está en español.'])('is left as it is where it is not known: %s', (message) => {
    expect(inSpanish(message)).toBe(message)
  })
})

/** So many cases with that title. */
function entryOf(count: number, title: string): ExportEntry {
  const testCase: TestCase = { id: 'TC-1', title, description: '', preconditions: [], type: '', priority: '', steps: [{ step: 'Open', data: '', expected: '' }], criterionIds: [] }
  return { ticketId: 'A-1', title: 'A', acceptanceCriteria: [], testCases: Array.from({ length: count }, () => testCase) }
}

/** Texts given to `fail`, `Fault` and `dropped`, and what a validity rule returns: messages for people. */
function refusalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  function visit(node: ts.Node): void {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ['fail', 'Fault', 'dropped'].includes(node.expression.getText())) {
      for (const argument of node.arguments ?? []) if (ts.isStringLiteral(argument) && / /.test(argument.text)) found.push(argument.text)
    }
    if (/validity\.ts$/.test(file) && ts.isReturnStatement(node) && node.expression !== undefined && ts.isStringLiteral(node.expression)) found.push(node.expression.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
