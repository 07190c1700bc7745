import { describe, expect, it } from 'vitest'
import { checkTrackerConfig, siteHost } from '#domain/ticket/tracker-config.ts'

const good = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.example', apiToken: '0123456789' }

describe('checkTrackerConfig', () => {
  it('accepts a complete configuration', () => {
    expect(checkTrackerConfig(good)).toEqual({})
    expect(checkTrackerConfig({ ...good, baseUrl: ' https://ACME.atlassian.net/ ' })).toEqual({})
  })

  it.each([
    ['baseUrl', '', 'Base URL is required'],
    ['baseUrl', 'http://acme.atlassian.net', 'Base URL must start with https://'],
    ['baseUrl', 'acme.atlassian.net', 'Base URL must start with https://'],
    ['baseUrl', 'https://jira.acme.example', 'Base URL must be a valid Atlassian domain'],
    ['baseUrl', 'https://acme.atlassian.net.evil.example', 'Base URL must be a valid Atlassian domain'],
    ['baseUrl', 'https://user@acme.atlassian.net', 'Base URL must be a valid Atlassian domain'],
    ['email', '  ', 'Email is required'],
    ['email', 'qa@acme', 'Please enter a valid email address'],
    ['email', 'qa acme@example.com', 'Please enter a valid email address'],
    ['apiToken', '', 'API Token is required'],
    ['apiToken', '123456789', 'API Token must be at least 10 characters long'],
  ])('%s %j: %s', (field, value, message) => {
    expect(checkTrackerConfig({ ...good, [field]: value })).toEqual({ [field]: message })
  })

  it('names every field that is wrong', () => {
    expect(Object.keys(checkTrackerConfig({ baseUrl: '', email: '', apiToken: '' }))).toEqual([
      'baseUrl',
      'email',
      'apiToken',
    ])
  })
})

describe('siteHost', () => {
  it.each([
    ['https://acme.atlassian.net/', 'acme.atlassian.net'],
    ['https://Acme.Atlassian.net/jira/your-work', 'acme.atlassian.net'],
    ['https://acme.atlassian.net:443', 'acme.atlassian.net'],
    ['https://acme.example', ''],
    ['not a url', ''],
  ])('%s → %j', (baseUrl, host) => {
    expect(siteHost(baseUrl)).toBe(host)
  })
})
