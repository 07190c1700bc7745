import { Link } from 'react-router-dom'
import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { paths } from '#src/config/paths.ts'
import { connectionTexts } from './connection-texts.ts'
import type { TrackerConnection } from './use-tracker-config.ts'

/** Whether a tracker account is connected, with a link to connect one. */
export function ConnectionStatus({ connection }: { connection: TrackerConnection }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
      {connection.status === 'checking' && (
        <Badge>
          <Spinner className="size-3" />
          {connectionTexts.checking}
        </Badge>
      )}
      {connection.status === 'connected' && (
        <>
          <Badge variant="success">
            <Icon name="checkCircle" size={14} />
            {connectionTexts.connected}
          </Badge>
          <span className="font-mono text-xs text-muted">{hostOf(connection.config.baseUrl)}</span>
        </>
      )}
      {connection.status === 'not_connected' && (
        <>
          <Badge variant="warning">
            <Icon name="alert" size={14} />
            {connectionTexts.notConnected}
          </Badge>
          <Link className="font-semibold text-accent-ink underline underline-offset-2" to={paths.settings}>
            {connectionTexts.openSettings}
          </Link>
        </>
      )}
    </div>
  )
}

function hostOf(baseUrl: string): string {
  return baseUrl.replace(/^https:\/\//, '')
}
