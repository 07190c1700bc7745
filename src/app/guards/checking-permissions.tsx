import { Spinner } from '#src/components/ui/spinner.tsx'
import { appTexts } from '../texts.ts'

export function CheckingPermissions() {
  return (
    <p className="flex items-center justify-center gap-3 py-16 text-muted" lang="es" role="status">
      <Spinner />
      {appTexts.admin.checking}
    </p>
  )
}
