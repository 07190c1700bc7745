import type { AuditEntry } from '#domain/contracts/admin.ts'
import { roleLabel } from '#domain/plans/plans.ts'
import { locale } from '#src/lib/language.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { auditActionLabels, auditTexts as texts } from './audit-texts.ts'

const timeFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const cell = 'px-3 py-3 first:pl-5 last:pr-5'

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { columns } = texts
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table aria-label={texts.table} className="w-full text-left text-sm">
        <thead className="border-b border-line text-xs text-muted max-md:hidden">
          <tr>
            {[columns.at, columns.action, columns.target, columns.changes, columns.actor].map((column) => (
              <th className={`${cell} font-normal`} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow entry={entry} key={entry.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const action = auditActionLabels[entry.action]
  const target = entry.target?.email ?? texts.nobody
  const actor = entry.actor?.email ?? (entry.action === 'role.grant' ? texts.terminal : texts.nobody)
  const changes = Object.entries(entry.changes).map(([field, change]) => changeText(field, change))
  return (
    <tr className="border-b border-line align-top last:border-0">
      <td className={`${cell} max-md:w-full`}>
        <time className="whitespace-nowrap text-muted" dateTime={entry.at}>
          {timeFormat.format(new Date(entry.at))}
        </time>
        {/* One line after the other where there is no room for columns. */}
        <div className="mt-0.5 space-y-0.5 break-words md:hidden">
          <p>
            <span className="font-semibold">{action}</span> {target}
          </p>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          <p className="text-muted">
            {columnLabel} {actor}
          </p>
        </div>
      </td>
      <td className={`${cell} font-semibold whitespace-nowrap max-md:hidden`}>{action}</td>
      <td className={`${cell} w-[28%] break-all max-md:hidden`}>{target}</td>
      <td className={`${cell} max-md:hidden`}>
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </td>
      <td className={`${cell} w-[20%] break-all text-muted max-md:hidden`}>{actor}</td>
    </tr>
  )
}

const columnLabel = texts.columns.actor

/** 'role: Pro → Admin'; a role reads as it does everywhere else. */
function changeText(field: string, { from, to }: { from?: string | undefined; to?: string | undefined }): string {
  const show = (value: string | undefined) => (value !== undefined && field === 'role' ? localizedLabel(roleLabel(value)) : value)
  return texts.change(field, show(from), show(to))
}
