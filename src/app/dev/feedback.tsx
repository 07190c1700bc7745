import { Alert, type AlertVariant } from '#src/components/ui/alert.tsx'
import { Badge, type BadgeSize, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Card } from '#src/components/ui/panel.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { type ToastVariant, useToast } from '#src/components/ui/toast-context.ts'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { Exhibit, State, States } from './specimen.tsx'

const badgeVariants: readonly BadgeVariant[] = ['default', 'success', 'warning', 'error', 'info', 'purple']
const badgeSizes: readonly BadgeSize[] = ['sm', 'md', 'lg']
const alertVariants: readonly AlertVariant[] = ['error', 'success', 'warning', 'info']
const toastVariants: readonly ToastVariant[] = ['success', 'error', 'info']

export function Feedback() {
  return (
    <>
      <Exhibit name="Badge">
        {badgeSizes.map((size) => (
          <div className="flex flex-wrap items-center gap-3" key={size}>
            <p className="w-8 font-mono text-xs text-muted">{size}</p>
            {badgeVariants.map((variant) => (
              <Badge key={variant} size={size} variant={variant}>
                {variant}
              </Badge>
            ))}
          </div>
        ))}
      </Exhibit>
      <Exhibit name="Tooltip" note="Above, 8 px away, after 100 ms; on hover and on focus.">
        <div className="flex flex-wrap gap-3">
          <Tooltip content="Copies the id to the clipboard">
            <Button variant="secondary">With a tooltip</Button>
          </Tooltip>
          <Tooltip content="A longer word about a control, which is broken into lines where it would become wider than twenty times the size of its letters.">
            <Button variant="secondary">With a long one</Button>
          </Tooltip>
        </div>
      </Exhibit>
      <Exhibit name="Alert">
        <States wide>
          {alertVariants.map((variant) => (
            <Alert key={variant} title={`An alert: ${variant}`} variant={variant}>
              What happened and what to do next.
            </Alert>
          ))}
          <Alert
            action={
              <Button size="sm" variant="secondary">
                Try again
              </Button>
            }
            variant="warning"
          >
            Without a title, with an action.
          </Alert>
        </States>
      </Exhibit>
      <Toasts />
      <Exhibit name="Progress">
        <States wide>
          <State name="accent 40 %">
            <ProgressBar label="Progress" value={40} />
          </State>
          <State name="warning 100 %">
            <ProgressBar label="Runs used" tone="warning" value={120} valueText="20 of 20 runs used" />
          </State>
          <State name="danger 5 %">
            <ProgressBar label="Room left" tone="danger" value={5} />
          </State>
          <State name="spinner">
            <Spinner label="Loading" />
          </State>
        </States>
      </Exhibit>
      <Exhibit name="Skeleton">
        <div className="grid max-w-sm gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      </Exhibit>
      <Exhibit name="Empty state">
        <Card>
          <EmptyState
            action={<Button variant="secondary">Go to the dashboard</Button>}
            icon="history"
            title="No history entries found"
          >
            Generate some test cases to see them here
          </EmptyState>
        </Card>
      </Exhibit>
    </>
  )
}

function Toasts() {
  const toast = useToast()
  return (
    <Exhibit name="Toast" note="Disappears after 2.5 seconds.">
      <div className="flex flex-wrap gap-3">
        {toastVariants.map((variant) => (
          <Button key={variant} onClick={() => toast(`A toast: ${variant}`, { variant })} variant="secondary">
            Show {variant}
          </Button>
        ))}
      </div>
    </Exhibit>
  )
}
