import { describe, expect, it } from 'vitest'
import { emailLinkTarget, isEmailLinkPath } from '#src/config/email-link.ts'

function targetOf(address: string): string | undefined {
  return emailLinkTarget(new URL(address, 'https://casewright.test'))
}

describe('a link from an email', () => {
  it.each([
    ['/#access_token=a&type=recovery', '/reset-password#access_token=a&type=recovery'],
    ['/?token_hash=t&type=recovery', '/reset-password?token_hash=t&type=recovery'],
    ['/auth/callback#access_token=a&type=recovery', '/reset-password#access_token=a&type=recovery'],
    ['/#access_token=a&type=signup', '/auth/callback#access_token=a&type=signup'],
    ['/login?token_hash=t&type=signup', '/auth/callback?token_hash=t&type=signup'],
    ['/#error=access_denied&error_code=otp_expired', '/auth/callback#error=access_denied&error_code=otp_expired'],
  ])('%s opens %s', (address, target) => {
    expect(targetOf(address)).toBe(target)
  })

  it.each([
    '/auth/callback#access_token=a&type=signup',
    '/reset-password#error=access_denied&error_code=otp_expired',
    '/reset-password?token_hash=t&type=recovery',
  ])('%s stays', (address) => {
    expect(targetOf(address)).toBeUndefined()
  })

  it.each(['/', '/#pricing', '/login?error=auth_failed', '/app/admin?type=recovery'])(
    '%s is no such link',
    (address) => {
      expect(targetOf(address)).toBeUndefined()
    },
  )
})

it.each([
  ['/auth/callback', true],
  ['/reset-password', true],
  ['/app', false],
  ['/login', false],
])('%s handles links from emails: %s', (path, taken) => {
  expect(isEmailLinkPath(path)).toBe(taken)
})
