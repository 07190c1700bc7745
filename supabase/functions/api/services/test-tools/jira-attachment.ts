import { z } from 'zod'
import type { PushNotice, SentTest } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import type { JiraCalls, JiraForm } from './jira.ts'
import { sameTitle } from './test-tool.ts'

const attachmentsSchema = z.object({
  fields: z.object({
    attachment: z.array(z.object({ id: z.string(), filename: z.string(), created: z.string() })).default([]),
  }),
})

/** A case in our file: the lines from its marker to the next one. */
interface Section {
  marker: string
  title: string
  text: string
}

const sectionStart = /^<!-- (casewright-[0-9a-f]{12}) -->$/m

/**
 * One Markdown file with all cases. Jira cannot change an attachment: the file is read back, its sections are replaced by
 * their markers, the new file is uploaded, and then the old one is removed.
 */
export function createAttachmentForm({ site, call, send, linkBack }: JiraCalls): JiraForm {
  const fileName = (ticket: string) => `casewright-test-cases-${ticket}.md`

  /** Our files at the ticket, the newest first. An interrupted call may leave two. */
  async function files(ticket: string): Promise<{ id: string; sections: Section[] }[]> {
    const { fields } = await call('GET', `/issue/${ticket}?fields=attachment`, attachmentsSchema)
    const own = fields.attachment
      .filter(({ filename }) => filename === fileName(ticket))
      .toSorted((a, b) => b.created.localeCompare(a.created) || Number(b.id) - Number(a.id))
    const found: { id: string; sections: Section[] }[] = []
    for (const { id } of own) {
      // Without a redirect, which would lead to another host.
      const { text } = await send('GET', `/attachment/content/${id}?redirect=false`)
      found.push({ id, sections: sectionsIn(text) })
    }
    return found
  }

  const remote = (ticket: string, title: string) => ({
    id: fileName(ticket),
    key: fileName(ticket),
    title,
    url: `${site}/browse/${ticket}`,
  })

  return {
    async find({ ticket, cases }) {
      const sections = merged(await files(ticket.key))
      return [...sections.values()]
        .filter((section) =>
          cases.some(({ marker, title }) => marker === section.marker || sameTitle(title, section.title)),
        )
        .map(({ marker, title }) => ({ ...remote(ticket.key, title), marker, linked: true }))
    },

    async send({ ticket, resultUrl, cases }) {
      const old = await files(ticket.key)
      const sections = merged(old)
      const outcomes = cases.map(({ marker }) => (sections.has(marker) ? ('updated' as const) : ('created' as const)))
      for (const testCase of cases) sections.set(testCase.marker, sectionOf(testCase))
      const content = [`# Test cases of ${ticket.key}\n`, ...[...sections.values()].map(({ text }) => text)].join('\n')
      const form = new FormData()
      form.append('file', new Blob([content], { type: 'text/markdown' }), fileName(ticket.key))
      await send('POST', `/issue/${ticket.key}/attachments`, { form, headers: { 'x-atlassian-token': 'no-check' } })
      // A file in which we found nothing may be somebody else's.
      for (const { id } of old.filter((file) => file.sections.length > 0)) await send('DELETE', `/attachment/${id}`)
      const notices = new Set<PushNotice>()
      const url = resultUrl ?? remote(ticket.key, '').url
      await linkBack(ticket.key, { id: ticket.key, title: `Test cases of ${ticket.key}`, url }, notices)
      return cases.map(
        ({ marker, title }, at): SentTest => ({
          outcome: outcomes[at] ?? 'created',
          marker,
          test: remote(ticket.key, title),
          notices: [...notices],
        }),
      )
    },
  }
}

/** The sections of all files; where two files hold a case, the newer one counts. */
function merged(newestFirst: { sections: Section[] }[]): Map<string, Section> {
  const all = newestFirst.toReversed().flatMap(({ sections }) => sections)
  return new Map(all.map((section) => [section.marker, section]))
}

function sectionsIn(text: string): Section[] {
  const [, ...parts] = text.split(sectionStart)
  return parts.flatMap((marker, at) => {
    if (at % 2 === 1) return []
    const body = parts[at + 1] ?? ''
    return [{ marker, title: unescaped(/^## (.*)$/m.exec(body)?.[1] ?? ''), text: `<!-- ${marker} -->${body}` }]
  })
}

function sectionOf(testCase: PushCase): Section {
  const { marker, title, description, preconditions, type, priority, steps, criteria } = testCase
  const kind = [type && `Type: ${type}`, priority && `Priority: ${priority}`].filter(Boolean).join(' · ')
  const list = (name: string, lines: string[]) =>
    lines.length === 0 ? [] : [`### ${name}`, lines.map((line) => `- ${inLine(line)}`).join('\n')]
  const rows = steps.map(
    ({ step, data, expected }, at) => `| ${at + 1} | ${cell(step)} | ${cell(data)} | ${cell(expected)} |`,
  )
  const parts = [
    `<!-- ${marker} -->`,
    `## ${inLine(title)}`,
    escaped(description),
    escaped(kind),
    ...list('Preconditions', preconditions),
    ...(rows.length === 0
      ? []
      : ['### Steps', ['| # | Step | Test data | Expected result |', '| --- | --- | --- | --- |', ...rows].join('\n')]),
    ...list(
      'Acceptance criteria',
      criteria.map(({ id, text }) => `${id}: ${text}`),
    ),
  ]
  return { marker, title, text: `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n` }
}

/** Nothing in a text may start HTML, a section of ours or another cell. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
}

function unescaped(text: string): string {
  return text.replace(/\\([\\`*_{}[\]<>#|~])/g, '$1')
}

function inLine(text: string): string {
  return escaped(text.replace(/\s+/g, ' ').trim())
}

function cell(text: string): string {
  return escaped(text).replace(/\r\n|\r|\n/g, '<br>')
}
