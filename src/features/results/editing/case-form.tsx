import { useEffect, useId, useRef, useState } from 'react'
import type { CaseChanges } from '#domain/test-case/edit/case-edit.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { invalidReason } from '#domain/test-case/validity.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import type { CaseEditing } from '../case-context.ts'
import { StepList } from './step-list.tsx'
import { editTexts } from './texts.ts'

/** The form of a case. Every keystroke is applied at once, so there is no Save button. */
export function CaseForm({ testCase, editing }: { testCase: TestCase; editing: CaseEditing }) {
  const { id, title, description, preconditions, type, priority, steps } = testCase
  const { edit, types, priorities, stopEditing } = editing
  const form = useRef<HTMLDivElement>(null)
  const change = (changes: CaseChanges): void => edit({ kind: 'change', id, changes })

  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

  return (
    <div
      aria-label={editTexts.formName(title)}
      className="space-y-4"
      onBlur={() => edit({ kind: 'pause' })}
      ref={form}
      role="group"
    >
      <Field error={title.trim() === '' ? editTexts.titleNeeded : undefined} label={editTexts.title}>
        <TextInput onChange={(event) => change({ title: event.target.value })} value={title} />
      </Field>
      <Field label={editTexts.description}>
        <TextArea onChange={(event) => change({ description: event.target.value })} value={description} />
      </Field>
      <Field hint={editTexts.preconditionsHint} label={editTexts.preconditions}>
        <LinesArea lines={preconditions} onChange={(lines) => change({ preconditions: lines })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Suggested
          label={editTexts.type}
          onChange={(value) => change({ type: value })}
          suggestions={types}
          value={type}
        />
        <Suggested
          label={editTexts.priority}
          onChange={(value) => change({ priority: value })}
          suggestions={priorities}
          value={priority}
        />
      </div>
      <StepList caseId={id} edit={edit} steps={steps} />
      {title.trim() !== '' && invalidReason(testCase) !== undefined && (
        <p className="text-sm text-warning-ink" role="status">
          {editTexts.stepNeeded}
        </p>
      )}
      <Button icon="check" onClick={stopEditing}>
        {editTexts.done}
      </Button>
    </div>
  )
}

interface SuggestedProps {
  label: string
  value: string
  suggestions: string[]
  onChange: (value: string) => void
}

/** Free text, because providers and testers use their own names. Suggests the values of the other cases. */
function Suggested({ label, value, suggestions, onChange }: SuggestedProps) {
  const listId = useId()
  return (
    <Field label={label}>
      <TextInput list={listId} onChange={(event) => onChange(event.target.value)} value={value} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Field>
  )
}

/** A list edited as lines of text. The text keeps blank lines while it is edited; the list does not. */
function LinesArea({ lines, onChange }: { lines: string[]; onChange: (lines: string[]) => void }) {
  const [text, setText] = useState(lines.join('\n'))
  // The list was changed by undo or redo.
  if (linesOf(text).join('\n') !== linesOf(lines.join('\n')).join('\n')) setText(lines.join('\n'))
  return (
    <TextArea
      onChange={(event) => {
        setText(event.target.value)
        onChange(linesOf(event.target.value))
      }}
      value={text}
    />
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
