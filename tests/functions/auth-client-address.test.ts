import { expect, test } from 'vitest'
import { clientAddress } from '../../supabase/functions/api/http/client-address.ts'

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
  [{ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '1.2.3.4' }, '203.0.113.7'],
  [{ 'x-real-ip': '203.0.113.8', 'x-forwarded-for': '1.2.3.4' }, '203.0.113.8'],
  [{ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' }, '203.0.113.9'],
  [{ 'cf-connecting-ip': '2001:DB8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
  [{ 'cf-connecting-ip': '2001:db8:1:2:ffff::1' }, '2001:db8:1:2::/64'],
  [{ 'cf-connecting-ip': '2001:0db8:0001:0002::1' }, '2001:db8:1:2::/64'],
  [{ 'cf-connecting-ip': '2001:db8::1' }, '2001:db8:0:0::/64'],
  [{ 'cf-connecting-ip': '::1' }, '0:0:0:0::/64'],
  [{ 'cf-connecting-ip': '::ffff:203.0.113.7' }, '203.0.113.7'],
  [{ 'x-forwarded-for': 'unknown' }, undefined],
  [{ 'x-forwarded-for': '' }, undefined],
  [{ 'x-forwarded-for': '<script>, ' }, undefined],
])('%j comes from %s', (headers, address) => {
  expect(clientAddress(new Headers(headers))).toBe(address)
})
