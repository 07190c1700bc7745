import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { namesSeveralTickets } from '#domain/queue/ticket-selection.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { paths } from '#src/config/paths.ts'
import { generationTexts } from './texts.ts'

interface TicketFormProps {
  link: string
  onLinkChange: (link: string) => void
  /** Called when a link was pasted, or a typed one is left. */
  onLinkEntered: (link: string) => void
  /** Base URL of the connected site, for the placeholder. */
  siteUrl: string
  running: boolean
  connected: boolean
  canGenerate: boolean | undefined
  /** The plan's runs per month. With 0 the alert says that the plan has no runs. */
  monthlyRuns: number | undefined
  onGenerate: () => void
  /** Opens the queue, with what is typed. */
  onSeveral: () => void
}

/** The ticket link and the Generate button. A link pasted anywhere on the page goes into the field; Enter generates. */
export function TicketForm({
  link,
  onLinkChange,
  onLinkEntered,
  siteUrl,
  running,
  connected,
  canGenerate,
  monthlyRuns,
  onGenerate,
  onSeveral,
}: TicketFormProps) {
  const button = generateButtonState({ running, link, connected, canGenerate })
  const input = useRef<HTMLInputElement>(null)
  const pasted = useRef(false)
  // An untouched form shows no errors: they appear after the first attempt.
  const [tried, setTried] = useState(false)
  const missing = tried ? missingParts({ link, connected }) : {}

  function change(text: string): void {
    setTried(false)
    onLinkChange(text)
  }

  usePasteAnywhere((text) => {
    if (running) return
    change(text)
    onLinkEntered(text)
    // Enter generates what was pasted.
    input.current?.focus()
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(!running && canGenerate !== false)
    if (!button.disabled) generate()
  }

  function generate(): void {
    if (namesSeveralTickets(link)) onSeveral()
    else onGenerate()
  }

  return (
    <form className="space-y-3" onSubmit={submit}>
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
        <Field className="min-w-0 flex-1" hint={generationTexts.linkHint} label={generationTexts.linkLabel}>
          <TextInput
            aria-invalid={missing.link === undefined ? undefined : true}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            className="font-mono"
            enterKeyHint="go"
            inputMode="url"
            name="ticketUrl"
            // Who leaves the field for Generate wants no preview.
            onBlur={(event) => {
              if (!running && !(event.relatedTarget instanceof HTMLButtonElement)) onLinkEntered(link)
            }}
            onChange={(event) => {
              change(event.target.value)
              if (pasted.current) onLinkEntered(event.target.value)
              pasted.current = false
            }}
            onPaste={() => (pasted.current = true)}
            placeholder={`${siteUrl}/browse/PROJECT-123`}
            readOnly={running}
            ref={input}
            spellCheck={false}
            value={link}
          />
        </Field>
        {/* Not a submit button: browsers ignore Enter in a form whose submit button is disabled. */}
        <Button busy={running} className="h-10 sm:mt-[26px]" disabled={button.disabled} onClick={generate}>
          {button.label}
        </Button>
      </div>
      <Button disabled={running} onClick={onSeveral} size="sm" variant="secondary">
        {generationTexts.several}
      </Button>
      {missing.link !== undefined && <Alert variant="error">{missing.link}</Alert>}
      {missing.connection !== undefined && (
        <Alert
          action={
            <Link className={buttonStyle('secondary', 'sm')} to={paths.settings}>
              {generationTexts.openSettings}
            </Link>
          }
          variant="error"
        >
          {missing.connection}
        </Alert>
      )}
      {canGenerate === false && !running && (
        <Alert
          action={
            <a
              className={buttonStyle('secondary', 'sm')}
              href={`${paths.home}#pricing`}
              rel="noreferrer"
              target="_blank"
            >
              {generationTexts.seePlans}
            </a>
          }
          title={monthlyRuns === 0 ? generationTexts.planWithoutRuns : undefined}
          variant="warning"
        >
          {generationTexts.limitReached}
        </Alert>
      )}
    </form>
  )
}

interface GenerateConditions {
  running: boolean
  link: string
  connected: boolean
  /** False when the plan's runs are used up; undefined while the plan is not known (the server decides then). */
  canGenerate: boolean | undefined
}

/** The messages for what is missing before a run can start. */
interface MissingParts {
  link?: string
  connection?: string
}

function missingParts({ link, connected }: Pick<GenerateConditions, 'link' | 'connected'>): MissingParts {
  return {
    ...(link.trim() === '' ? { link: generationTexts.linkMissing } : {}),
    ...(connected ? {} : { connection: generationTexts.notConfigured }),
  }
}

/** The Generate button's label and whether it is enabled (docs/spec.md, section 2). */
export function generateButtonState({ running, canGenerate, ...conditions }: GenerateConditions): {
  label: string
  disabled: boolean
} {
  if (running) return { label: generationTexts.generating, disabled: true }
  if (canGenerate === false) return { label: generationTexts.upgrade, disabled: true }
  return { label: generationTexts.generate, disabled: Object.keys(missingParts(conditions)).length > 0 }
}

/** Places that take a pasted text themselves. */
const fields = 'input, textarea, select, [contenteditable]'

/** Reports text that is pasted while no field has the focus and no dialog is open. */
function usePasteAnywhere(onPaste: (text: string) => void): void {
  const hand = useEffectEvent(onPaste)
  useEffect(() => {
    function onDocumentPaste(event: ClipboardEvent): void {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return
      if (event.target instanceof Element && event.target.closest(fields) !== null) return
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? ''
      const text = namesSeveralTickets(pasted) ? pasted.replace(/\s+/g, ' ') : firstLine(pasted)
      if (text === '') return
      event.preventDefault()
      hand(text)
    }
    document.addEventListener('paste', onDocumentPaste)
    return () => document.removeEventListener('paste', onDocumentPaste)
  }, [])
}

function firstLine(text: string): string {
  return text.trim().split(/\s*[\r\n]/)[0] ?? ''
}
