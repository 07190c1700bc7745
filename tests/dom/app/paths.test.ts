import { describe, expect, it } from 'vitest'
import { keepNext, loginPath, pathAfterLogin } from '#src/config/paths.ts'

describe('the way through the login page', () => {
  it.each([
    [undefined, '/login'],
    ['/app', '/login'],
    ['/app/settings?x=1#token', '/login?next=%2Fapp%2Fsettings%3Fx%3D1%23token'],
  ])('the target %s leads to %s', (target, path) => {
    expect(loginPath(target)).toBe(path)
  })

  it.each(['/app', '/app/settings', '/app/settings?x=1#token', '/app?ticket=SHOP-1'])('comes back to %s', (next) => {
    expect(pathAfterLogin(next)).toBe(next)
  })

  it.each([
    [null, '/signin'],
    ['/app/settings?x=1', '/signin?next=%2Fapp%2Fsettings%3Fx%3D1'],
  ])('goes along with %s to another page for visitors', (next, path) => {
    expect(keepNext('/signin', next)).toBe(path)
  })

  it.each([
    '/app/../__mailbox',
    '/app/..',
    '/app/./../__mailbox',
    '/app/settings/../../__mailbox',
    '/app/%2e%2e/__mailbox',
    '/app/.%2E/__mailbox',
    '/app/%252e%252e/__mailbox',
    '/app/..%2f__mailbox',
    '/app/..%5c__mailbox',
    '/app/..\\__mailbox',
    '\\app',
    '/\\app',
    '//app',
    '/app/../../evil.test',
    '/app;/../__mailbox',
    '/app\t/../__mailbox',
    ' /app/../__mailbox',
    '/app%2f..%2f__mailbox',
    '/app/settings%00',
    '/APP',
  ])('goes to the dashboard instead of %s, which a browser may resolve to another page', (next) => {
    expect(pathAfterLogin(next)).toBe('/app')
  })

  it.each([
    null,
    '',
    '/login',
    '/apple',
    'https://evil.test/app',
    '//evil.test',
    '/app//evil.test',
    '/app/\\evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
  ])('goes to the dashboard instead of %s', (next) => {
    expect(pathAfterLogin(next)).toBe('/app')
  })
})
