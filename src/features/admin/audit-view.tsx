import { useQuery } from '@tanstack/react-query'
import { auditActions } from '#domain/contracts/admin.ts'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { AccessDenied } from './access-denied.tsx'
import { auditQuery } from './admin-queries.ts'
import { AuditTable } from './audit-table.tsx'
import { readAuditList } from './list-address.ts'
import { ListProblem } from './list-problem.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useAccessDenied } from './own-account.ts'
import { Pager } from './pager.tsx'
import { auditActionLabels, auditTexts as texts } from './audit-texts.ts'
import { userListTexts } from './texts.ts'
import { useListState } from './use-list-state.ts'

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
        <Button busy={isFetching && !isPending} className="h-10" icon="refresh" onClick={() => void refetch()} variant="secondary">
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
      {data !== undefined && data.total > 0 && <Pager onPage={(page) => change({ page })} page={data.page} perPage={data.perPage} total={data.total} />}
    </div>
  )
}
