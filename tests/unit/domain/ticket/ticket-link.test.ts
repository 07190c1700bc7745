import { describe, expect, it } from 'vitest'
import { parseTicketLink, ticketLinkTexts } from '#domain/ticket/ticket-link.ts'

const acme = { host: 'acme.atlassian.net' }

describe('parseTicketLink', () => {
  it.each([
    ['https://acme.atlassian.net/browse/PROJ-123', 'PROJ-123'],
    ['https://acme.atlassian.net/browse/proj-123?focusedCommentId=7#comment-7', 'PROJ-123'],
    ['https://ACME.atlassian.net/browse/PROJ-123/', 'PROJ-123'],
    ['acme.atlassian.net/browse/P2_X-9', 'P2_X-9'],
    ['  <https://acme.atlassian.net/browse/PROJ-123> please have a look', 'PROJ-123'],
    ['https://acme.atlassian.net/jira/software/projects/PROJ/boards/1?selectedIssue=PROJ-4', 'PROJ-4'],
    ['https://acme.atlassian.net/jira/software/c/projects/PROJ/boards/42?selectedIssue=PROJ-4&quickFilter=1', 'PROJ-4'],
    [
      'https://acme.atlassian.net/jira/software/c/projects/PROJ/boards/88/backlog?issueLimit=100&selectedIssue=PROJ-4',
      'PROJ-4',
    ],
    ['https://acme.atlassian.net/jira/software/projects/PROJ/boards/2/timeline?selectedIssue=PROJ-4', 'PROJ-4'],
    ['https://acme.atlassian.net/jira/software/c/projects/PROJ/issues/PROJ-5', 'PROJ-5'],
    [
      'https://acme.atlassian.net/jira/software/projects/PROJ/issues/PROJ-5?filter=allissues&jql=order%20by%20created',
      'PROJ-5',
    ],
    ['https://acme.atlassian.net/jira/polaris/projects/PROJ/ideas/view/548618?selectedIssue=PROJ-6', 'PROJ-6'],
    ['https://acme.atlassian.net/jira/servicedesk/projects/HELP/queues/custom/1/HELP-7', 'HELP-7'],
    ['https://acme.atlassian.net/browse/OLD-1?selectedIssue=NEW-2', 'NEW-2'],
  ])('reads %s', (input, key) => {
    expect(parseTicketLink(input)).toEqual({ ok: true, value: { host: 'acme.atlassian.net', key } })
    expect(parseTicketLink(input, acme)).toEqual({ ok: true, value: { host: 'acme.atlassian.net', key } })
  })

  it('reads a bare key only with a connected site', () => {
    expect(parseTicketLink(' proj-12 ', acme)).toEqual({
      ok: true,
      value: { host: 'acme.atlassian.net', key: 'PROJ-12' },
    })
    expect(parseTicketLink('PROJ-12')).toMatchObject({ ok: false, reason: { code: 'ticket_link_no_site' } })
  })

  it.each([
    ['', undefined, 'ticket_link_empty', 'Please enter a Jira ticket URL'],
    ['   ', acme, 'ticket_link_empty', 'Please enter a Jira ticket URL'],
    ['hello', acme, 'ticket_link_invalid', ticketLinkTexts.invalid],
    [
      'https://acme.atlassian.net/issues/?jql=project%20%3D%20PROJ',
      undefined,
      'ticket_link_list',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.list}`,
    ],
    [
      'https://acme.atlassian.net/jira/software/projects/PROJ/boards/1',
      acme,
      'ticket_link_list',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.list}`,
    ],
    [
      'https://evil.example/browse/PROJ-1',
      undefined,
      'ticket_link_foreign_host',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.foreignHost}`,
    ],
    [
      'https://acme.atlassian.net.evil.example/browse/PROJ-1',
      undefined,
      'ticket_link_foreign_host',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.foreignHost}`,
    ],
    [
      'https://acme.atlassian.net@evil.example/browse/PROJ-1',
      undefined,
      'ticket_link_invalid',
      ticketLinkTexts.invalid,
    ],
    [
      'https://other.atlassian.net/browse/PROJ-1',
      acme,
      'ticket_link_foreign_host',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.otherSite(acme.host)}`,
    ],
    [
      'https://acme.atlassian.net/wiki/spaces/X',
      acme,
      'ticket_link_no_key',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.noKey}`,
    ],
    [
      'https://acme.atlassian.net/browse/PROJ',
      acme,
      'ticket_link_no_key',
      `${ticketLinkTexts.invalid} ${ticketLinkTexts.noKey}`,
    ],
    ['ftp://acme.atlassian.net/browse/PROJ-1', acme, 'ticket_link_invalid', ticketLinkTexts.invalid],
    [`https://acme.atlassian.net/browse/${'A'.repeat(5_000)}-1`, acme, 'ticket_link_invalid', ticketLinkTexts.invalid],
  ])('refuses %s', (input, site, code, message) => {
    expect(parseTicketLink(input, site)).toMatchObject({ ok: false, reason: { code, message } })
  })
})
