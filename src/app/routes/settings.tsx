import { Link } from 'react-router-dom'
import { Alert } from '#src/components/ui/alert.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { AccountPlanCard } from '#src/features/account/account-plan-card.tsx'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { download } from '#src/features/export/download.ts'
import { EnrichmentPanel } from '#src/features/generation/enrichment-panel.tsx'
import { RedactionPanel } from '#src/features/generation/redaction-panel.tsx'
import { RunBanner } from '#src/features/generation/run-progress.tsx'
import { HouseRulesPanel } from '#src/features/house-rules/house-rules-panel.tsx'
import { ConnectionsPanel } from '#src/features/test-tools/connections/connections-panel.tsx'
import { TrackerAccountPanel } from '#src/features/tracker/tracker-account-panel.tsx'
import { appTexts } from '../texts.ts'
import { useWorkspace } from '../workspace/workspace-context.ts'
import { workspaceTexts } from '../workspace/texts.ts'

export function SettingsRoute() {
  const { id } = useSignedInUser()
  const userInfo = useUserInfo(id)
  const { run, result, resultShown } = useWorkspace()
  return (
    <div className="mx-auto max-w-[48rem] space-y-5">
      <h1 className="text-xl">{appTexts.titles.settings}</h1>
      {run.isGenerating && <RunBanner progress={run.progress} />}
      {!run.isGenerating && run.problem !== undefined && (
        <Alert action={<ToDashboard label={workspaceTexts.toDashboard} />} variant="error">
          {run.problem.message}
        </Alert>
      )}
      {!run.isGenerating && result !== undefined && resultShown && (
        <Alert action={<ToDashboard label={workspaceTexts.showCases} />} variant="success">
          {workspaceTexts.ready(result.testCases.length, result.ticketId)}
        </Alert>
      )}
      <AccountPlanCard upgradeHref={paths.home} userInfo={userInfo} />
      <TrackerAccountPanel key={id} userId={id} />
      <ConnectionsPanel key={`test tools ${id}`} userId={id} />
      <EnrichmentPanel role={userInfo.info?.user.role} />
      <RedactionPanel key={`redaction ${id}`} userId={id} />
      <HouseRulesPanel
        key={`house rules ${id}`}
        onSaveFile={({ name, text }) => download({ name, content: new Blob([text], { type: 'application/json' }) })}
        userId={id}
      />
    </div>
  )
}

function ToDashboard({ label }: { label: string }) {
  return (
    <Link className={buttonStyle('secondary', 'sm')} to={paths.dashboard}>
      {label}
    </Link>
  )
}
