import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  caseLanguages,
  type HouseRules,
  houseRuleLimits as limits,
  houseRulesFileSchema,
  noHouseRules,
  stepStyles,
} from '#domain/generation/house-rules.ts'
import { parseJson } from '#domain/parse-json.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions } from '#src/components/ui/form.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { localized } from '#src/messages/localized.ts'
import { houseRulesItem } from '#src/storage/house-rules.ts'
import { examplePlaces, houseRulesTexts as texts } from './texts.ts'

/** What the fields hold: lists are typed with commas. */
const formSchema = z.object({
  stepStyle: z.enum(stepStyles),
  language: z.enum(caseLanguages),
  titlePattern: z.string().trim().max(limits.titlePattern, texts.tooLong(limits.titlePattern)),
  priorities: listField(limits.priorities, limits.priority),
  forbiddenWords: listField(limits.forbiddenWords, limits.forbiddenWord),
  remarks: z.string().trim().max(limits.remarks, texts.tooLong(limits.remarks)),
  examples: z
    .array(z.string().trim().max(limits.example, texts.tooLong(limits.example)))
    .transform((examples) => examples.filter((example) => example !== '')),
})

function listField(most: number, longest: number) {
  return z
    .string()
    .transform(listOf)
    .pipe(z.array(z.string().max(longest, texts.entryTooLong(longest))).max(most, texts.tooMany(most)))
}

function listOf(text: string): string[] {
  const entries = text.split(/[,\n]/).map((entry) => entry.trim())
  return [...new Set(entries.filter((entry) => entry !== ''))]
}

function valuesOf(rules: HouseRules): z.input<typeof formSchema> {
  return {
    ...rules,
    priorities: rules.priorities.join(', '),
    forbiddenWords: rules.forbiddenWords.join(', '),
    examples: examplePlaces.map((place) => rules.examples[place] ?? ''),
  }
}

interface HouseRulesPanelProps {
  userId: string
  onSaveFile: (file: { name: string; text: string }) => void
}

/** Settings: how the user's team writes test cases, with export and import so that a team can share the rules. */
export function HouseRulesPanel({ userId, onSaveFile }: HouseRulesPanelProps) {
  const toast = useToast()
  const item = houseRulesItem(userId)
  const [problem, setProblem] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const form = useForm({ ...formOptions, resolver: zodResolver(formSchema), defaultValues: valuesOf(item.read()) })
  const busy = form.formState.isSubmitting
  const remarks = useWatch({ control: form.control, name: 'remarks' })
  const field = (name: 'stepStyle' | 'language' | 'titlePattern' | 'priorities' | 'forbiddenWords' | 'remarks') =>
    formField(form, name, busy)
  const [titlePattern, priorities, forbiddenWords, remarksField] = [
    field('titlePattern'),
    field('priorities'),
    field('forbiddenWords'),
    field('remarks'),
  ]

  async function save(rules: HouseRules): Promise<void> {
    const written = item.write(rules)
    setNotice(undefined)
    setProblem(written.ok ? undefined : localized(written.reason))
    if (written.ok) toast(texts.saved)
    return Promise.resolve()
  }

  function reset(): void {
    item.remove()
    form.reset(valuesOf(noHouseRules))
    setProblem(undefined)
    setNotice(undefined)
    toast(texts.resetDone)
  }

  function exportFile(rules: HouseRules): Promise<void> {
    onSaveFile({ name: texts.fileName, text: JSON.stringify({ casewrightHouseRules: 1, rules }, null, 2) })
    return Promise.resolve()
  }

  async function importFile(file: File): Promise<void> {
    const text = file.size > 1_000_000 ? '' : await file.text().catch(() => '')
    const read = houseRulesFileSchema.safeParse(parseJson(text))
    setProblem(read.success ? undefined : texts.notRules)
    setNotice(read.success ? texts.imported : undefined)
    if (read.success) form.reset(valuesOf(read.data.rules))
  }

  return (
    <Panel description={texts.description} title={texts.title}>
      <Form className="max-w-[40rem] space-y-4" form={form} onSubmit={save}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={texts.stepStyle}>
            <Select {...field('stepStyle').input}>
              {stepStyles.map((style) => (
                <option key={style} value={style}>
                  {texts.stepStyles[style]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.language}>
            <Select {...field('language').input}>
              {caseLanguages.map((language) => (
                <option key={language} value={language}>
                  {texts.languages[language]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field error={titlePattern.error} hint={texts.titlePatternHint} label={texts.titlePattern}>
          <TextInput {...titlePattern.input} autoComplete="off" />
        </Field>
        <Field error={priorities.error} hint={texts.prioritiesHint} label={texts.priorities}>
          <TextInput {...priorities.input} autoComplete="off" />
        </Field>
        <Field error={forbiddenWords.error} hint={texts.forbiddenWordsHint} label={texts.forbiddenWords}>
          <TextInput {...forbiddenWords.input} autoComplete="off" />
        </Field>
        <Field
          error={remarksField.error}
          hint={texts.remarksHint(Math.max(0, limits.remarks - remarks.trim().length))}
          label={texts.remarks}
        >
          <TextArea {...remarksField.input} rows={3} />
        </Field>
        <Examples>
          {examplePlaces.map((place) => {
            const example = formField(form, `examples.${place}`, busy)
            return (
              <Field
                error={example.error}
                hint={place === 0 ? texts.exampleHint : undefined}
                key={place}
                label={texts.example(place + 1)}
              >
                <TextArea {...example.input} rows={3} />
              </Field>
            )
          })}
        </Examples>
        {problem !== undefined && <Alert variant="error">{problem}</Alert>}
        {notice !== undefined && <Alert variant="info">{notice}</Alert>}
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} type="submit">
            {texts.save}
          </Button>
          <Button icon="download" onClick={() => void form.handleSubmit(exportFile)()} variant="secondary">
            {texts.exportFile}
          </Button>
          <ImportButton onFile={(file) => void importFile(file)} />
          <Button onClick={reset} variant="ghost">
            {texts.reset}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function Examples({ children }: { children: React.ReactNode }) {
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon className="text-muted transition-transform group-open:rotate-90" name="chevronRight" />
        {texts.examples}
      </summary>
      <div className="space-y-4 px-3 pt-1 pb-3">{children}</div>
    </details>
  )
}

function ImportButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        accept="application/json,.json"
        aria-label={texts.importFile}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file !== undefined) onFile(file)
          event.target.value = ''
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button onClick={() => input.current?.click()} variant="secondary">
        {texts.importFile}
      </Button>
    </>
  )
}
