import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, auditActions } from '#domain/contracts/admin.ts'
import { roleLabel } from '#domain/plans/plans.ts'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { locale } from '#src/lib/language.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { AccessDenied, ListProblem, ListSkeleton, Pager } from './list-parts.tsx'
import { auditQuery } from './admin-queries.ts'
import { readAuditList, useListState } from './list-state.ts'
import { useAccessDenied } from './own-account.ts'
import { auditActionLabels, auditTexts as texts, userListTexts } from './texts.ts'

/** The actions of administrators, newest first. */
export function AuditView() {
  const [list, change] = useListState(readAuditList)
  const { data, error, isPending, isFetching, refetch } = useQuery(auditQuery(list))

  if (useAccessDenied(error)) return <AccessDenied />
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field className="w-48" label={texts.filter}>
          <Select onChange={(event) => change({ action: event.target.value })} value={list.action ?? ''}>
            <option value="">{texts.allActions}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {auditActionLabels[action]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          busy={isFetching && !isPending}
          className="h-10"
          icon="refresh"
          onClick={() => void refetch()}
          variant="secondary"
        >
          {userListTexts.refresh}
        </Button>
      </div>
      {error !== null && <ListProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <ListSkeleton label={texts.loading} />}
      {data !== undefined && data.entries.length > 0 && <AuditTable entries={data.entries} />}
      {data !== undefined && data.entries.length === 0 && (
        <EmptyState icon="history" title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <Pager onPage={(page) => change({ page })} page={data.page} perPage={data.perPage} total={data.total} />
      )}
    </div>
  )
}

const timeFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const cell = 'px-3 py-3 first:pl-5 last:pr-5'

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
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
        {/* Narrow screens show the columns below each other. */}
        <div className="mt-0.5 space-y-0.5 break-words md:hidden">
          <p>
            <span className="font-semibold">{action}</span> {target}
          </p>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          <p className="text-muted">
            {texts.columns.actor} {actor}
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

/** For example 'role: Pro → Admin'. */
function changeText(field: string, { from, to }: { from?: string | undefined; to?: string | undefined }): string {
  const show = (value: string | undefined) =>
    value !== undefined && field === 'role' ? localizedLabel(roleLabel(value)) : value
  return texts.change(field, show(from), show(to))
}
