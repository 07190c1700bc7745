import { type KeyboardEvent, useRef, useState } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { type CheckFinding, ruleWeights } from '#domain/ticket-check/check-finding.ts'
import { criterionSourceLabel } from '#src/messages/criterion-source.ts'
import {
  type CriteriaDraft,
  type CriterionParts,
  type DraftChange,
  type DraftCriterion,
  draftId,
  shownText,
} from './criteria-draft.ts'
import { previewTexts as texts, suggestionText } from './preview-texts.ts'

interface PreviewCriteriaProps {
  draft: CriteriaDraft
  findings: CheckFinding[]
  onChange: (change: DraftChange) => void
}

/** The criteria that the run will use, each of which can be corrected in place. */
export function PreviewCriteria({ draft, findings, onChange }: PreviewCriteriaProps) {
  const { criteria } = draft
  const [edited, setEdited] = useState<number | 'new'>()
  const list = useRef<HTMLDivElement>(null)

  /** Gives the focus back to where the editing began: its field is gone. */
  function stopEditing(name?: string): void {
    setEdited(undefined)
    const label = name ?? 'add'
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-control="${label}"]`)?.focus())
  }

  return (
    <div ref={list}>
      <ol className="divide-y divide-line border-y border-line">
        {criteria.map((criterion, index) => (
          <li className="py-3" key={criterion.key}>
            {edited === criterion.key ? (
              <CriterionEditor
                criterion={criterion}
                onCancel={() => stopEditing(`edit-${String(criterion.key)}`)}
                onChange={(change) => {
                  onChange(change)
                  stopEditing(`edit-${String(criterion.key)}`)
                }}
              />
            ) : (
              <CriterionRow
                criterion={criterion}
                findings={findings.filter(({ criterionId }) => criterionId === draftId(criterion))}
                isFirst={index === 0}
                isLast={index === criteria.length - 1}
                onChange={onChange}
                onEdit={() => setEdited(criterion.key)}
              />
            )}
          </li>
        ))}
        {edited === 'new' && (
          <li className="py-3">
            <NewCriterion
              onAdd={(text) => {
                onChange({ kind: 'add', text })
                stopEditing()
              }}
              onCancel={() => stopEditing()}
            />
          </li>
        )}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          data-control="add"
          disabled={edited === 'new'}
          icon="plus"
          onClick={() => setEdited('new')}
          size="sm"
          variant="secondary"
        >
          {texts.add}
        </Button>
        <Button icon="refresh" onClick={() => onChange({ kind: 'reset' })} size="sm" variant="secondary">
          {texts.reset}
        </Button>
      </div>
    </div>
  )
}

interface CriterionRowProps {
  criterion: DraftCriterion
  findings: CheckFinding[]
  isFirst: boolean
  isLast: boolean
  onChange: (change: DraftChange) => void
  onEdit: () => void
}

function CriterionRow({ criterion, findings, isFirst, isLast, onChange, onEdit }: CriterionRowProps) {
  const { key, original, included, text, parts } = criterion
  const id = draftId(criterion)
  const isChanged = original !== undefined && (text !== original.text || parts !== undefined)
  const small = { size: 'sm', variant: 'ghost' } as const
  return (
    <div className="grid gap-x-3 gap-y-1.5 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <label className="flex items-start gap-2 font-mono text-xs leading-5 text-muted">
        <input
          aria-label={texts.use(id)}
          checked={included}
          className="mt-0.5 size-4 accent-accent"
          onChange={(event) => onChange({ kind: 'include', key, included: event.target.checked })}
          type="checkbox"
        />
        {id}
      </label>
      <div className="min-w-0 space-y-1.5">
        <p
          className={
            included ? 'break-words whitespace-pre-line' : 'break-words whitespace-pre-line text-muted line-through'
          }
        >
          {shownText(criterion)}
        </p>
        {included && findings.length > 0 && (
          <ul className="space-y-1">
            {findings.map((finding) => (
              <li
                className={ruleWeights[finding.rule] > 0 ? 'flex gap-1.5 text-warning-ink' : 'flex gap-1.5 text-muted'}
                key={`${finding.rule} ${finding.quote}`}
              >
                <Icon className="mt-0.5" name={ruleWeights[finding.rule] > 0 ? 'alert' : 'info'} />
                {suggestionText(finding)}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-1">
          {original !== undefined && <Badge size="sm">{criterionSourceLabel(original)}</Badge>}
          {isChanged && (
            <Badge size="sm" variant="info">
              {texts.changed}
            </Badge>
          )}
          {original === undefined && (
            <Badge size="sm" variant="info">
              {texts.added}
            </Badge>
          )}
          <Button {...small} aria-label={texts.edit(id)} data-control={`edit-${String(key)}`} onClick={onEdit}>
            {texts.editShort}
          </Button>
          <Button
            {...small}
            aria-label={texts.moveUp(id)}
            disabled={isFirst}
            onClick={() => onChange({ kind: 'move', key, by: -1 })}
          >
            {texts.up}
          </Button>
          <Button
            {...small}
            aria-label={texts.moveDown(id)}
            disabled={isLast}
            onClick={() => onChange({ kind: 'move', key, by: 1 })}
          >
            {texts.down}
          </Button>
          <Button
            {...small}
            aria-label={texts.merge(id)}
            disabled={isLast}
            onClick={() => onChange({ kind: 'merge', key })}
          >
            {texts.mergeShort}
          </Button>
          {original === undefined && (
            <Button {...small} aria-label={texts.remove(id)} onClick={() => onChange({ kind: 'remove', key })}>
              {texts.removeShort}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

interface CriterionEditorProps {
  criterion: DraftCriterion
  onChange: (change: DraftChange) => void
  onCancel: () => void
}

function CriterionEditor({ criterion, onChange, onCancel }: CriterionEditorProps) {
  const { key } = criterion
  const [text, setText] = useState(shownText(criterion))
  const [parts, setParts] = useState<CriterionParts | undefined>(criterion.parts)
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty =
    parts === undefined ? text.trim() === '' : [parts.given, parts.when, parts.then].every((part) => part.trim() === '')

  function split(): void {
    const at = field.current?.selectionStart ?? text.length
    const [before, rest] = [text.slice(0, at), text.slice(at)]
    if (before.trim() !== '' && rest.trim() !== '') onChange({ kind: 'split', key, text: before, rest })
  }

  return (
    <div className="space-y-3" onKeyDown={cancelOnEscape(onCancel)}>
      {parts === undefined ? (
        <Field label={`${texts.text} ${draftId(criterion)}`}>
          <TextArea autoFocus onChange={(event) => setText(event.target.value)} ref={field} value={text} />
        </Field>
      ) : (
        (['given', 'when', 'then'] as const).map((part) => (
          <Field key={part} label={texts[part]}>
            <TextArea
              autoFocus={part === 'given'}
              onChange={(event) => setParts({ ...parts, [part]: event.target.value })}
              value={parts[part]}
            />
          </Field>
        ))
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isEmpty}
          onClick={() => onChange(parts === undefined ? { kind: 'text', key, text } : { kind: 'parts', key, parts })}
          size="sm"
        >
          {texts.save}
        </Button>
        <Button onClick={onCancel} size="sm" variant="secondary">
          {texts.cancel}
        </Button>
        {parts === undefined && (
          <Button onClick={split} size="sm" variant="secondary">
            {texts.split}
          </Button>
        )}
        <Button
          onClick={() => setParts(parts === undefined ? partsOf(criterion) : undefined)}
          size="sm"
          variant="secondary"
        >
          {parts === undefined ? texts.asParts : texts.asText}
        </Button>
      </div>
    </div>
  )
}

/** What the ticket says in each part: default texts are left out. */
function partsOf({ original, text }: DraftCriterion): CriterionParts {
  if (original === undefined || text !== original.text) return { given: '', when: '', then: text }
  const { assumed = {}, given, when, then } = original
  return {
    given: assumed.given === true ? '' : given,
    when: assumed.when === true ? '' : when,
    then: assumed.then === true ? '' : then,
  }
}

function NewCriterion({ onAdd, onCancel }: { onAdd: (text: string) => void; onCancel: () => void }) {
  const [text, setText] = useState('')
  return (
    <div className="space-y-3" onKeyDown={cancelOnEscape(onCancel)}>
      <Field label={texts.newCriterion}>
        <TextArea autoFocus onChange={(event) => setText(event.target.value)} value={text} />
      </Field>
      <div className="flex gap-2">
        <Button disabled={text.trim() === ''} onClick={() => onAdd(text)} size="sm">
          {texts.save}
        </Button>
        <Button onClick={onCancel} size="sm" variant="secondary">
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

function cancelOnEscape(onCancel: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
}
