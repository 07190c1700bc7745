import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { AuditView } from './audit-view.tsx'
import { OwnAccountContext } from './own-account.ts'
import { adminTexts as texts } from './texts.ts'
import { UsersView } from './users-view.tsx'

export interface AdminScreenProps {
  ownId: string
  /** Called when the administrator's own name or role has changed, here or elsewhere. */
  onOwnAccountChanged: () => void
}

export function AdminScreen({ ownId, onOwnAccountChanged }: AdminScreenProps) {
  const [params, setParams] = useSearchParams()
  const ownAccount = useMemo(() => ({ id: ownId, onChanged: onOwnAccountChanged }), [ownId, onOwnAccountChanged])
  return (
    <OwnAccountContext value={ownAccount}>
      <div className="space-y-5">
        <h1 className="text-xl">{texts.title}</h1>
        <Tabs
          label={texts.views}
          // The address of a view starts without the search and filters of the other one.
          onChange={(view) => setParams(view === 'users' ? {} : { view })}
          tabs={[
            { value: 'users', label: texts.users, content: <UsersView /> },
            { value: 'audit', label: texts.audit, content: <AuditView /> },
          ]}
          value={params.get('view') === 'audit' ? 'audit' : 'users'}
        />
      </div>
    </OwnAccountContext>
  )
}
