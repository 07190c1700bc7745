import { describe, expect, it } from 'vitest'
import { parsePushArguments, readConnection } from '../../../scripts/push/arguments.ts'

function read(line: string) {
  const parsed = parsePushArguments(line.split(' '))
  return parsed.ok ? parsed.value : parsed.reason.message
}

describe('the arguments of npm run push', () => {
  it('name the cases, the tool and the place', () => {
    expect(read('result.json --to xray --project SHOP --folder /Checkout --format json --dry-run')).toEqual({
      source: { kind: 'file', path: 'result.json' },
      tool: 'xray',
      project: 'SHOP',
      folder: '/Checkout',
      form: undefined,
      duplicates: 'skip',
      dryRun: true,
      format: 'json',
      out: undefined,
    })
    expect(read('https://acme.atlassian.net/browse/SHOP-1 --to jira --form comment --out kept.json')).toMatchObject({
      source: { kind: 'ticket', link: 'https://acme.atlassian.net/browse/SHOP-1' },
      project: undefined,
      form: 'comment',
      out: 'kept.json',
    })
    expect(read('SHOP-1 --to jira')).toMatchObject({ form: 'subtasks' })
    expect(read('SHOP-1 --help')).toBe('help')
  })

  it.each([
    ['--to xray --project SHOP', 'Name one ticket or one result file.'],
    ['a.json b.json --to xray --project SHOP', 'Name one ticket or one result file.'],
    ['a.json --project SHOP', /^Name the test tool with --to: jira, xray/],
    ['a.json --to excel --project SHOP', /^Name the test tool with --to/],
    ['a.json --to qase', 'Name the project with --project.'],
    ['a.json --to qase --project SHOP --form comment', /^--form is for jira/],
    ['a.json --to jira --form letter', /^--form is for jira/],
    ['a.json --to qase --project SHOP --duplicates delete', '--duplicates takes create, update, skip.'],
    ['a.json --to qase --project SHOP --format xml', 'Unsupported format: xml. Choose json or text.'],
    ['a.json --to qase --project SHOP --unknown', /unknown/],
  ])('%s are refused', (line, message) => {
    expect(read(line)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })
})

describe('the credentials', () => {
  it.each([
    [
      'jira',
      { JIRA_BASE_URL: 'https://acme.atlassian.net/', JIRA_EMAIL: 'q@a.test', JIRA_API_TOKEN: 't' },
      { tool: 'jira', baseUrl: 'https://acme.atlassian.net', email: 'q@a.test', apiToken: 't', through: 'site' },
    ],
    [
      'xray',
      { XRAY_CLIENT_ID: 'id', XRAY_CLIENT_SECRET: 's' },
      { tool: 'xray', clientId: 'id', clientSecret: 's', region: 'global' },
    ],
    ['zephyr', { ZEPHYR_API_TOKEN: 't', ZEPHYR_REGION: 'eu' }, { tool: 'zephyr', apiToken: 't', region: 'eu' }],
    [
      'testrail',
      { TESTRAIL_URL: 'https://acme.testrail.io', TESTRAIL_EMAIL: 'q@a.test', TESTRAIL_API_KEY: 'k' },
      { tool: 'testrail', baseUrl: 'https://acme.testrail.io', email: 'q@a.test', apiKey: 'k' },
    ],
    ['qase', { QASE_API_TOKEN: 't' }, { tool: 'qase', apiToken: 't' }],
    [
      'azure',
      { AZURE_DEVOPS_ORGANIZATION: 'acme', AZURE_DEVOPS_TOKEN: 't' },
      { tool: 'azure', organization: 'acme', token: 't' },
    ],
  ] as const)('of %s come from the environment', (tool, env, connection) => {
    expect(readConnection(tool, env)).toEqual({ ok: true, value: connection })
    expect(readConnection(tool, {})).toEqual({ ok: true, value: undefined })
  })

  it('that are missing or wrong are named, but not shown', () => {
    expect(readConnection('xray', { XRAY_CLIENT_ID: 'id', XRAY_CLIENT_SECRET: ' ' })).toMatchObject({
      reason: { message: 'Missing configuration: XRAY_CLIENT_SECRET' },
    })
    expect(readConnection('zephyr', { ZEPHYR_API_TOKEN: 'secret', ZEPHYR_REGION: 'moon' })).toMatchObject({
      reason: { message: 'Wrong configuration: ZEPHYR_REGION' },
    })
  })
})
