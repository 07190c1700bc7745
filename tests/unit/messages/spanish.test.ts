import { describe, expect, it } from 'vitest'
import { parseTicketLink } from '#domain/ticket/ticket-link.ts'
import { parseEnv } from '#src/config/env.ts'
import { problemInSpanish, textInSpanish } from '#src/messages/spanish.ts'
import { readEntry } from '#src/storage/history/entry.ts'
import { backupMessages } from '#src/storage/history/texts.ts'
import { storageFullCode, storageTexts } from '#src/storage/storage-area.ts'

describe('a message of the API in Spanish', () => {
  it.each([
    [
      'jira_rate_limited',
      { seconds: 30 },
      'No se pudieron obtener los datos del ticket. Jira está recibiendo demasiadas solicitudes de esta cuenta. Vuelva a intentarlo en 30 segundos.',
    ],
    ['too_many_requests', { seconds: 60 }, 'Demasiados intentos. Vuelva a intentarlo en 1 minuto.'],
    ['too_many_requests', { seconds: 1 }, 'Demasiados intentos. Vuelva a intentarlo en 1 segundo.'],
    ['invalid_request', { problem: 'emailRequired' }, 'El correo electrónico es obligatorio'],
    ['no_token', { task: 'generate' }, 'Se requiere un token de autenticación'],
  ])('%s %j', (code, params, spanish) => {
    expect(problemInSpanish({ code, message: 'In any words', params }, 'api')).toBe(spanish)
  })

  it.each([
    ['an unknown code', { code: 'from_the_future', message: 'Something nobody foresaw' }],
    ['a missing value', { code: 'too_many_requests', message: 'Too many attempts.' }],
    ['a name that every object has', { code: 'constructor', message: 'Something nobody foresaw' }],
    [
      'a variant that is not known',
      { code: 'users_failed', message: 'Failed to merge users', params: { action: 'merge' } },
    ],
    ['an empty text', { code: '', message: '' }],
  ])('stays as it came with %s', (_case, problem) => {
    expect(problemInSpanish(problem, 'api')).toBe(problem.message)
  })
})

describe('a message of the app in Spanish', () => {
  it('of a refused link says what to do', () => {
    const refused = parseTicketLink('https://other.atlassian.net/browse/A-1', { host: 'acme.atlassian.net' })
    expect(refused.ok ? '' : problemInSpanish(refused.reason, 'app')).toBe(
      'URL de Jira no válida. Indique un enlace válido a un ticket de Jira. Su sitio de Jira conectado es acme.atlassian.net.',
    )
  })

  it('of a missing configuration names the variables', () => {
    const refused = parseEnv({ VITE_API_TIMEOUT_MS: 'soon' }, 'https://app.test')
    expect(refused.ok ? '' : problemInSpanish(refused.reason, 'app')).toMatch(
      /^La aplicación no está configurada\. Faltan: VITE_SUPABASE_\w+.*\. No válidas: VITE_API_TIMEOUT_MS\.$/,
    )
  })

  it('of an incomplete entry names the fields', () => {
    const refused = readEntry({ id: 'h-1' })
    expect(refused.ok ? '' : problemInSpanish(refused.reason, 'app')).toBe(
      'Faltan campos obligatorios: timestamp, ticketId, testCases',
    )
  })

  it.each([
    ['add', 'No se pudo guardar en el historial. El almacenamiento del navegador para este sitio está lleno.'],
    [
      'restore',
      'No se pudo restaurar la copia. El almacenamiento del navegador para este sitio está lleno. No se cambió nada.',
    ],
  ])('of a full storage says what failed: %s', (task, spanish) => {
    expect(
      problemInSpanish(
        { code: storageFullCode, message: backupMessages.failed(storageTexts.full), params: { task } },
        'app',
      ),
    ).toBe(spanish)
  })

  it.each([
    ['exported_entries', { count: 12 }, 'Entradas exportadas: 12'],
    ['exported', { name: 'Excel' }, 'Excel se exportó correctamente'],
    ['exported_local', { name: 'CSV' }, 'CSV se exportó correctamente (local)'],
    ['unsupported_format', { format: 'pdf' }, 'Formato no admitido: pdf'],
  ])('%s', (code, params, spanish) => {
    expect(problemInSpanish({ code, message: '', params }, 'app')).toBe(spanish)
  })

  it.each(['Something nobody foresaw', 'Try again. Something nobody foresaw.', '', 'Ya está en español.'])(
    'is left as it is where it is not known: %s',
    (message) => {
      expect(textInSpanish(message)).toBe(message)
    },
  )
})
