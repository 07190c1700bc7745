import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import { maxRemarkLength } from '#domain/contracts/ai-generate.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button, type ButtonProps } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { writingTexts } from './texts.ts'
import type { CaseWriter } from './use-case-writer.ts'

/** Undefined if the cases are read-only. */
export const CaseWriterContext = createContext<CaseWriter | undefined>(undefined)

export function useWriter(): CaseWriter | undefined {
  return useContext(CaseWriterContext)
}

/** A button that starts writing. While something is written it does nothing, and keeps the focus. */
export function WriteButton({
  onClick,
  className = '',
  ...rest
}: Omit<ButtonProps, 'onClick'> & { onClick: () => void }) {
  const busy = useWriter()?.doing !== undefined
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      className={busy ? `${className} opacity-60` : className}
      onClick={() => !busy && onClick()}
      size="sm"
    />
  )
}

/** What a tester can have written for an open case: another version, with a remark, or a further case. */
export function CaseWriting({ testCase: { id, title } }: { testCase: Pick<TestCase, 'id' | 'title'> }) {
  const writer = useWriter()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)

  useEffect(() => {
    if (asking) returns.current = true
    else if (returns.current) {
      returns.current = false
      opener.current?.focus()
    }
  }, [asking])

  if (writer === undefined) return null
  if (asking)
    return (
      <RemarkForm
        onClose={() => setAsking(false)}
        onWrite={(remark) => {
          setAsking(false)
          writer.write({ kind: 'rewrite', caseId: id, remark })
        }}
        title={title}
      />
    )
  return (
    <>
      <WriteButton
        aria-label={writingTexts.rewriteName(title)}
        icon="refresh"
        onClick={() => setAsking(true)}
        ref={opener}
        variant="ghost"
      >
        {writingTexts.rewrite}
      </WriteButton>
      <WriteButton
        aria-label={writingTexts.similarName(title)}
        icon="plus"
        onClick={() => writer.write({ kind: 'similar', caseId: id })}
        variant="ghost"
      >
        {writingTexts.similar}
      </WriteButton>
    </>
  )
}

interface RemarkFormProps {
  title: string
  onWrite: (remark: string) => void
  onClose: () => void
}

function RemarkForm({ title, onWrite, onClose }: RemarkFormProps) {
  const [remark, setRemark] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      aria-label={writingTexts.remarkForm(title)}
      className="w-full space-y-3 rounded-md border border-line bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault()
        onWrite(remark)
      }}
    >
      <Field hint={writingTexts.remarkHint(maxRemarkLength - remark.length)} label={writingTexts.remark}>
        <TextArea
          maxLength={maxRemarkLength}
          onChange={(event) => setRemark(event.target.value)}
          ref={field}
          value={remark}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button icon="refresh" size="sm" type="submit">
          {writingTexts.rewrite}
        </Button>
        <Button onClick={onClose} size="sm" variant="ghost">
          {writingTexts.leaveAsIs}
        </Button>
      </div>
    </form>
  )
}

/** How far the writing is, with the way to stop it, or what came of it. Stays in sight wherever the list is scrolled to. */
export function WritingBar({ writer }: { writer: CaseWriter }) {
  const { doing, progress, written, said, problem } = writer
  const label = useId()
  return (
    <div className="sticky -bottom-5 z-20 -mx-5 -mb-5">
      {doing !== undefined && (
        <section
          aria-labelledby={label}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-accent-line bg-accent-soft px-5 py-3 text-sm text-accent-ink"
        >
          <div className="min-w-[min(14rem,100%)] flex-1">
            <p className="mb-1.5 break-words" id={label}>
              <span className="font-semibold">{doing}</span> {writingTexts.stays}
            </p>
            <ProgressBar
              label={writingTexts.progress}
              value={progress?.percent ?? 0}
              valueText={countText(writer) ?? doing}
            />
          </div>
          <p className="tabular-nums">{countText(writer)}</p>
          <Button onClick={writer.cancel} size="sm" variant="secondary">
            {writingTexts.cancel}
          </Button>
        </section>
      )}
      {problem !== undefined && (
        <Alert
          action={
            <div className="flex flex-wrap gap-2">
              {problem.wayOut === 'retry' && (
                <Button icon="refresh" onClick={writer.retry} size="sm" variant="secondary">
                  {writingTexts.retry}
                </Button>
              )}
              {problem.wayOut === 'spend-run' && (
                <Button onClick={writer.spendRun} size="sm" variant="secondary">
                  {writingTexts.spendRun}
                </Button>
              )}
              <Button onClick={writer.dismiss} size="sm" variant="ghost">
                {writingTexts.dismiss}
              </Button>
            </div>
          }
          className="rounded-none border-x-0 border-b-0 px-5"
          title={problem.message}
          variant={problem.wayOut === 'retry' ? 'error' : 'warning'}
        >
          {problem.advice}
        </Alert>
      )}
      <div
        className={said === undefined ? 'sr-only' : 'flex items-start gap-3 border-t border-line bg-surface px-5 py-2'}
      >
        {/* The live region is there before its words, so that they are read out. */}
        <p className="min-w-0 flex-1 py-1 text-sm break-words" role="status">
          {said ?? (doing === undefined ? '' : `${doing} ${written > 0 ? writingTexts.soFar(written) : ''}`)}
        </p>
        {said !== undefined && (
          <IconButton className="size-7" icon="close" label={writingTexts.hide} onClick={writer.dismiss} />
        )}
      </div>
    </div>
  )
}

function countText({ progress, written }: Pick<CaseWriter, 'progress' | 'written'>): string | undefined {
  const { criteria } = progress ?? {}
  if (criteria !== undefined && criteria.total > 0) return writingTexts.criteria(criteria.covered, criteria.total)
  return written === 0 ? undefined : writingTexts.soFar(written)
}
