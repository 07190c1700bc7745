import { useId, useState } from 'react'
import type { ProposedChange, UpdateProposal } from '#domain/changes/update-suite.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { localized } from '#src/messages/localized.ts'
import { StepsTable } from '../case-body.tsx'
import { ChangeText } from './change-list.tsx'
import { updateTexts } from './texts.ts'

interface UpdateReviewProps {
  proposal: UpdateProposal
  /** The ids of the criteria whose changes are taken. */
  onAccept: (taken: ReadonlySet<string>) => void
  onDiscard: () => void
  /** Leaves the decision for later. */
  onClose: () => void
}

/** Old and new test cases side by side; each change is taken or left before anything is saved. */
export function UpdateReview({ proposal, onAccept, onDiscard, onClose }: UpdateReviewProps) {
  const { changes, warnings } = proposal
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(changes.map(({ change }) => change.id)))

  function choose(id: string, take: boolean): void {
    const next = new Set(taken)
    if (take) next.add(id)
    else next.delete(id)
    setTaken(next)
  }

  return (
    <Dialog
      description={updateTexts.intro}
      footer={
        <>
          <Button onClick={onDiscard} variant="secondary">
            {updateTexts.cancel}
          </Button>
          <Button disabled={taken.size === 0} onClick={() => onAccept(taken)}>
            {updateTexts.accept(taken.size, changes.length)}
          </Button>
        </>
      }
      onClose={onClose}
      open
      size="full"
      title={updateTexts.title}
    >
      <div className="mx-auto max-w-[90rem] space-y-3">
        {warnings.length > 0 && (
          <Alert variant="info">
            {warnings.map((warning) => (
              <p key={warning}>{localized(warning)}</p>
            ))}
          </Alert>
        )}
        <ol className="space-y-3">
          {changes.map((item) => (
            <ChangeChoice
              item={item}
              key={item.change.id}
              onChoose={(take) => choose(item.change.id, take)}
              taken={taken.has(item.change.id)}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

interface ChangeChoiceProps {
  item: ProposedChange
  taken: boolean
  onChoose: (take: boolean) => void
}

function ChangeChoice({ item: { change, oldCases, sharedCases, newCases }, taken, onChoose }: ChangeChoiceProps) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3">
        <div className="min-w-60 flex-1" id={id}>
          <ChangeText change={change} />
        </div>
        <Switch
          checked={taken}
          {...(taken ? {} : { hint: updateTexts.left })}
          label={updateTexts.takeName(change.id)}
          onCheckedChange={onChoose}
        />
      </div>
      {sharedCases.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          {updateTexts.shared(sharedCases.map((testCase) => testCase.id).join(', '))}
        </p>
      )}
      <div className="grid gap-px border-t border-line bg-line lg:grid-cols-2">
        <Side cases={oldCases} title={updateTexts.before} />
        <Side cases={newCases} note={change.state === 'gone' && oldCases.length > 0} title={updateTexts.after} />
      </div>
    </li>
  )
}

function Side({ title, cases, note = false }: { title: string; cases: TestCase[]; note?: boolean }) {
  return (
    <section className="min-w-0 bg-surface px-4 py-3">
      <h3 className="text-xs font-semibold text-muted">{title}</h3>
      {cases.length === 0 && (
        <p className="mt-1 text-sm text-muted">{note ? updateTexts.removes : updateTexts.noCases}</p>
      )}
      {cases.map((testCase, index) => (
        <details className="mt-2" key={testCase.id || index} open={cases.length < 4}>
          <summary className="cursor-pointer text-sm font-semibold break-words">{testCase.title}</summary>
          <div className="mt-2">
            <StepsTable steps={testCase.steps} title={testCase.title} />
          </div>
        </details>
      ))}
    </section>
  )
}
