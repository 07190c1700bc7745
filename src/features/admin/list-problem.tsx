import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { localized } from '#src/messages/localized.ts'
import { adminTexts as texts } from './texts.ts'

/** A list that could not be fetched. */
export function ListProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      action={
        <Button onClick={onRetry} size="sm" variant="secondary">
          {texts.retry}
        </Button>
      }
      variant="error"
    >
      {texts.errorPrefix} {localized(error.message)}
    </Alert>
  )
}
