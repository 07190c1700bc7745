import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { delimiters, ticketTagStyles } from '#domain/export/export-options.ts'
import { priorityLevels } from '#domain/export/tool-values.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { exportTexts } from './texts.ts'
import type { ExportSettingsForm } from './use-export-settings.ts'

interface OptionsProps {
  format: ExportFormat
  form: ExportSettingsForm
}

/** What a format lets the tester choose. Nothing where there is no choice. */
export function FileOptions({ format, form }: OptionsProps) {
  const { settings, change, changeFormat, resetFormat } = form
  const { id, columns, priorityNames } = format
  const isAzure = id === 'azure-devops' || id === 'azure-devops-xlsx'
  const isGherkin = id === 'gherkin' || id === 'playwright'
  const hasSpecColumns = id === 'csv' || id === 'excel' || id === 'json'
  const ownColumns = columns !== undefined && !(hasSpecColumns && settings.specColumns)
  const chosen = settings.formats[id] ?? {}
  if (!isAzure && !isGherkin && !hasSpecColumns && columns === undefined && priorityNames === undefined) return null
  return (
    <>
      {isAzure && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field hint={exportTexts.areaPathHint} label={exportTexts.areaPath}>
            <TextInput
              maxLength={200}
              onChange={(event) => change({ areaPath: event.target.value })}
              value={settings.areaPath}
            />
          </Field>
          <Field hint={exportTexts.assignedToHint} label={exportTexts.assignedTo}>
            <TextInput
              maxLength={200}
              onChange={(event) => change({ assignedTo: event.target.value })}
              value={settings.assignedTo}
            />
          </Field>
        </div>
      )}
      {isGherkin && (
        <Field label={exportTexts.ticketTags}>
          <Select
            onChange={(event) =>
              change({ ticketTags: ticketTagStyles.find((style) => style === event.target.value) ?? 'key' })
            }
            value={settings.ticketTags}
          >
            <option value="key">{exportTexts.ticketTagKey}</option>
            <option value="requirement">{exportTexts.ticketTagRequirement}</option>
          </Select>
        </Field>
      )}
      {(hasSpecColumns || columns !== undefined || priorityNames !== undefined) && (
        <details className="rounded-md border border-line">
          <summary className="cursor-pointer rounded-md px-3 py-2 font-semibold hover:bg-sunken">
            {exportTexts.fileOptions}
          </summary>
          <div className="space-y-4 px-3 pt-1 pb-3">
            {hasSpecColumns && (
              <Switch
                checked={settings.specColumns}
                hint={exportTexts.specColumnsHint}
                label={exportTexts.specColumns}
                onCheckedChange={(specColumns) => change({ specColumns })}
              />
            )}
            {ownColumns && <ColumnChoice columns={columns} format={format} form={form} />}
            {format.delimiters === true && (
              <Field className="sm:w-1/2" label={exportTexts.delimiter}>
                <Select
                  onChange={(event) =>
                    changeFormat(id, { delimiter: delimiters.find((sign) => sign === event.target.value) })
                  }
                  value={chosen.delimiter ?? ','}
                >
                  {delimiters.map((sign) => (
                    <option key={sign} value={sign}>
                      {exportTexts.delimiters[sign]}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {priorityNames !== undefined && (
              <fieldset>
                <legend className="mb-1 font-semibold">{exportTexts.priorityNames}</legend>
                <p className="mb-2 text-muted">{exportTexts.priorityNamesHint}</p>
                <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                  {priorityLevels.map((level) => (
                    <Field key={level} label={exportTexts.levels[level]}>
                      <TextInput
                        maxLength={200}
                        onChange={(event) =>
                          changeFormat(id, { priorityNames: { ...chosen.priorityNames, [level]: event.target.value } })
                        }
                        // The names that the tool itself shows.
                        lang="en"
                        placeholder={priorityNames[level]}
                        value={chosen.priorityNames?.[level] ?? ''}
                      />
                    </Field>
                  ))}
                </div>
              </fieldset>
            )}
            <Button onClick={() => resetFormat(id)} size="sm" variant="ghost">
              {exportTexts.usualOptions}
            </Button>
          </div>
        </details>
      )}
    </>
  )
}

/** Checkboxes for the columns, in the order of the file. Columns that are left out follow at the end. */
function ColumnChoice({ columns, format, form }: OptionsProps & { columns: readonly string[] }) {
  const { id, requiredColumns = [] } = format
  const [moved, setMoved] = useState('')
  const known = form.settings.formats[id]?.columns?.filter((name) => columns.includes(name)) ?? []
  const chosen =
    known.length === 0 ? [...columns] : [...known, ...requiredColumns.filter((name) => !known.includes(name))]
  const others = columns.filter((name) => !chosen.includes(name))

  function choose(next: string[]): void {
    form.changeFormat(id, { columns: next })
  }

  function move(name: string, step: 1 | -1, button: HTMLButtonElement): void {
    const from = chosen.indexOf(name)
    const to = from + step
    if (to < 0 || to >= chosen.length) return
    const next = chosen.filter((other) => other !== name)
    next.splice(to, 0, name)
    // A row that moves in the document loses the focus.
    flushSync(() => {
      choose(next)
      setMoved(exportTexts.moved(name, to + 1, chosen.length))
    })
    button.focus()
  }

  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{exportTexts.columns}</legend>
      {requiredColumns.length > 0 && <p className="mb-2 text-muted">{exportTexts.columnsHint}</p>}
      <ul lang="en" className="divide-y divide-line rounded-md border border-line">
        {[...chosen, ...others].map((name) => {
          const isChosen = chosen.includes(name)
          const fixed = requiredColumns.includes(name) || (isChosen && chosen.length === 1)
          return (
            <li className="flex items-center gap-1 pr-1 pl-3" key={name}>
              <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2.5">
                <input
                  checked={isChosen}
                  className="size-4 shrink-0 accent-accent"
                  disabled={fixed}
                  onChange={() => choose(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])}
                  type="checkbox"
                />
                <span className="min-w-0 break-words">{name}</span>
              </label>
              {isChosen && (
                <>
                  <IconButton
                    aria-disabled={chosen[0] === name}
                    className="aria-disabled:opacity-40"
                    icon="chevronUp"
                    label={exportTexts.moveUp(name)}
                    onClick={(event) => move(name, -1, event.currentTarget)}
                    tooltip={false}
                  />
                  <IconButton
                    aria-disabled={chosen.at(-1) === name}
                    className="aria-disabled:opacity-40"
                    icon="chevronDown"
                    label={exportTexts.moveDown(name)}
                    onClick={(event) => move(name, 1, event.currentTarget)}
                    tooltip={false}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </fieldset>
  )
}
