import { useState } from 'react'
import { planOf, roleLabel } from '#domain/plans/plans.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import { enableEnrichmentItem } from '#src/storage/preferences.ts'
import { useStoredItem } from '#src/storage/use-stored-item.ts'
import { enrichmentTexts } from './texts.ts'

/** Feature Settings: the enrichment toggle, for the plans that have it (docs/spec.md, section 5). `role` is undefined until known. */
export function EnrichmentPanel({ role }: { role: string | undefined }) {
  const [enabled, setEnabled] = useStoredItem(enableEnrichmentItem)
  const [refused, setRefused] = useState(false)
  const allowed = role !== undefined && planOf(role)?.enrichment === true
  const hint = allowed
    ? enrichmentTexts.hint
    : role === undefined
      ? enrichmentTexts.unknownPlan
      : enrichmentTexts.needsPlan(localizedLabel(roleLabel(role)))
  return (
    <Panel title={enrichmentTexts.panelTitle}>
      <Switch
        checked={allowed && enabled}
        disabled={!allowed}
        hint={hint}
        label={enrichmentTexts.label}
        onCheckedChange={(checked) => setRefused(!setEnabled(checked).ok)}
      />
      {refused && (
        <Alert className="mt-3" variant="warning">
          {enrichmentTexts.refused}
        </Alert>
      )}
    </Panel>
  )
}
