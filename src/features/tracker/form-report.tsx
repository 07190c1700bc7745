import { Alert } from '#src/components/ui/alert.tsx'
import { localized } from '#src/messages/localized.ts'
import { trackerTexts } from './texts.ts'
import type { FormOutcome } from './use-tracker-form.ts'

/** What the save or the connection test came to. It stays until the next one: the toast alone could be missed. */
export function FormReport({ report }: { report: FormOutcome }) {
  switch (report.kind) {
    case 'connected':
      return <Alert variant="success">{trackerTexts.connectedAs(report.name)}</Alert>
    case 'test_failed':
      return (
        <Alert title={trackerTexts.testFailed} variant="error">
          {localized(report.message) !== trackerTexts.testFailed && <p>{localized(report.message)}</p>}
          <p>{trackerTexts.savedAnyway}</p>
        </Alert>
      )
    case 'not_saved':
      return (
        <Alert title={trackerTexts.saveFailed} variant="error">
          {report.message}
        </Alert>
      )
    case 'cleared':
      return <Alert variant="info">{trackerTexts.cleared}</Alert>
  }
}
