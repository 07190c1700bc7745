import { expect, test } from 'vitest'
import { clientAddress } from '../../supabase/functions/api/http/caller.ts'

test.each<[string, Record<string, string>, string | undefined]>([
  ['cf-connecting-ip', {}, undefined],
  ['cf-connecting-ip', { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '1.2.3.4' }, '203.0.113.7'],
  ['cf-connecting-ip', { 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' }, undefined],
  [
    'x-real-ip',
    { 'cf-connecting-ip': '1.2.3.4', 'x-real-ip': '203.0.113.8', 'x-forwarded-for': '1.2.3.4' },
    '203.0.113.8',
  ],
  [
    'x-forwarded-for',
    { 'cf-connecting-ip': '1.2.3.4', 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '1.2.3.4, 203.0.113.9' },
    '203.0.113.9',
  ],
  [
    'none',
    { 'cf-connecting-ip': '1.2.3.4', 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '1.2.3.4', none: '1.2.3.4' },
    undefined,
  ],
  ['x-forwarded-for', { 'x-forwarded-for': '2001:DB8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
  ['x-forwarded-for', { 'x-forwarded-for': '2001:db8:1:2:ffff::1' }, '2001:db8:1:2::/64'],
  ['x-forwarded-for', { 'x-forwarded-for': '2001:0db8:0001:0002::1' }, '2001:db8:1:2::/64'],
  ['x-forwarded-for', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8:0:0::/64'],
  ['x-forwarded-for', { 'x-forwarded-for': '::1' }, '0:0:0:0::/64'],
  ['x-forwarded-for', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7'],
  ['x-forwarded-for', { 'x-forwarded-for': 'unknown' }, undefined],
  ['x-forwarded-for', { 'x-forwarded-for': '' }, undefined],
  ['x-forwarded-for', { 'x-forwarded-for': '<script>, ' }, undefined],
])('where %s is trusted, %j comes from %s', (trusted, headers, address) => {
  expect(clientAddress(new Headers(headers), trusted)).toBe(address)
})
