import { describe, expect, it } from 'vitest'
import { keepNext, loginPath, pathAfterLogin } from '#src/config/paths.ts'

describe('the way through the login page', () => {
  it.each([
    [undefined, '/login'],
    ['/app', '/login'],
    ['/app/settings?x=1#token', '/login?next=%2Fapp%2Fsettings%3Fx%3D1%23token'],
  ])('asked for %s leads to %s', (target, path) => {
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

  it.each([null, '', '/login', '/apple', 'https://evil.test/app', '//evil.test', '/app//evil.test', '/app/\\evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'goes to the dashboard instead of %s',
    (next) => {
      expect(pathAfterLogin(next)).toBe('/app')
    },
  )
})
