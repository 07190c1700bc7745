import { type ReactNode, useState } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog, type DialogSize } from '#src/components/ui/dialog.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { StepsTable } from '#src/features/results/case-body.tsx'
import { Exhibit, States } from './specimen.tsx'

const dialogSizes: readonly DialogSize[] = ['sm', 'md', 'lg', 'full']

const steps = [
  { step: 'Open the cart with one item', data: 'Item: Mug, 12.00 EUR', expected: 'The total shows 12.00 EUR' },
  {
    step: 'Enter the coupon and apply it',
    data: 'SUMMER-2024',
    expected: '“This coupon has expired” stands beside the field; the total stays 12.00 EUR',
  },
]

export function Surfaces() {
  return (
    <>
      <Exhibit name="Panel">
        <States wide>
          <Panel
            aside={<Badge variant="success">Encrypted</Badge>}
            description="Casewright reads tickets with your own Jira account."
            title="Tracker account"
          >
            <p className="text-sm">The content of the section.</p>
          </Panel>
          <Panel title="Feature settings">
            <p className="text-sm">Without a description.</p>
          </Panel>
        </States>
      </Exhibit>
      <Exhibit name="Table" note="Steps on one grid; on a phone each step is a block with named parts.">
        <StepsTable steps={steps} title="Reject an expired coupon" />
        <StepsTable steps={[]} title="A case without steps" />
      </Exhibit>
      <Exhibit name="Dialog" note="Holds the focus and gives it back; Escape closes.">
        <div className="flex flex-wrap gap-3">
          {dialogSizes.map((size) => (
            <ExampleDialog key={size} size={size} />
          ))}
          <ExampleConfirmation />
          <ExampleOfNothingValid />
        </div>
      </Exhibit>
    </>
  )
}

function ExampleDialog({ size }: { size: DialogSize }) {
  const [open, setOpen] = useState(false)
  function close() {
    setOpen(false)
  }
  return (
    <Opener label={`Open ${size}`} onOpen={() => setOpen(true)}>
      <Dialog
        actions={<Badge>6 cases</Badge>}
        description="One sentence under the title."
        footer={
          <>
            <Button onClick={close} variant="secondary">
              Cancel
            </Button>
            <Button onClick={close}>Export</Button>
          </>
        }
        onClose={close}
        open={open}
        size={size}
        title={`Dialog ${size}`}
      >
        <StepsTable steps={steps} title="Reject an expired coupon" />
      </Dialog>
    </Opener>
  )
}

/** The error mode of the results view. The dashboard reports failed runs itself, so no run opens it. */
function ExampleOfNothingValid() {
  const [open, setOpen] = useState(false)
  return (
    <Opener label="Open without a result" onOpen={() => setOpen(true)}>
      <ResultsView connection="connected" onClose={() => setOpen(false)} open={open} result={undefined} />
    </Opener>
  )
}

function ExampleConfirmation() {
  const [open, setOpen] = useState(false)
  function close() {
    setOpen(false)
  }
  return (
    <Opener label="Ask first" onOpen={() => setOpen(true)}>
      <ConfirmDialog
        confirmLabel="Clear All"
        onCancel={close}
        onConfirm={close}
        open={open}
        question="Are you sure you want to clear all history? This action cannot be undone."
        title="Clear history"
      />
    </Opener>
  )
}

function Opener({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactNode }) {
  return (
    <>
      <Button onClick={onOpen} variant="secondary">
        {label}
      </Button>
      {children}
    </>
  )
}
