import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { AuditView } from './audit-view.tsx'
import { adminTexts as texts } from './texts.ts'
import { UsersView } from './users-view.tsx'

export interface AdminScreenProps {
  /** The administrator who looks. */
  ownId: string
  /** The own name or role was changed here, or the server says that it was changed elsewhere. */
  onOwnAccountChanged: () => void
}

export function AdminScreen({ ownId, onOwnAccountChanged }: AdminScreenProps) {
  const [params, setParams] = useSearchParams()
  return (
    <div className="space-y-5">
      <h1 className="text-xl">{texts.title}</h1>
      <Tabs
        label={texts.views}
        // Each view has an address of its own; what was searched in the other is not its business.
        onChange={(view) => setParams(view === 'users' ? {} : { view })}
        tabs={[
          { value: 'users', label: texts.users, content: <UsersView onOwnAccountChanged={onOwnAccountChanged} ownId={ownId} /> },
          { value: 'audit', label: texts.audit, content: <AuditView onDenied={onOwnAccountChanged} /> },
        ]}
        value={params.get('view') === 'audit' ? 'audit' : 'users'}
      />
    </div>
  )
}
