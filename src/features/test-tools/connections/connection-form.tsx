import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { testToolNames } from '#domain/contracts/api-messages.ts'
import {
  type TestToolId,
  type ToolConnection,
  testToolSchema,
  testTools,
  toolConnectionSchema,
  xrayRegions,
  zephyrRegions,
} from '#domain/contracts/test-tools.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions } from '#src/components/ui/form.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import type { SavedConnection } from '#src/storage/vault/tool-connections.ts'
import { toolConnectionTexts as texts, tokenHelp } from './texts.ts'

/** What each tool asks for, in the order of the form. */
const fieldsOf = {
  jira: ['baseUrl', 'email', 'secret'],
  xray: ['region', 'clientId', 'secret'],
  zephyr: ['region', 'secret'],
  testrail: ['baseUrl', 'email', 'secret'],
  qase: ['secret'],
  azure: ['organization', 'secret'],
} as const satisfies Record<TestToolId, readonly FieldName[]>

type FieldName = 'baseUrl' | 'email' | 'region' | 'clientId' | 'organization' | 'secret'

const typed = z.string().trim()
const valuesSchema = z.object({
  tool: testToolSchema,
  name: typed.max(100, texts.tooLong),
  baseUrl: typed.transform((url) => url.replace(/\/+$/, '')),
  email: typed,
  region: typed,
  clientId: typed,
  organization: typed,
  secret: typed,
})
type Values = z.infer<typeof valuesSchema>

const formSchema = valuesSchema
  .superRefine((values, context) => {
    for (const field of fieldsOf[values.tool]) {
      const message = problemOf(values, field)
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
    }
  })
  .transform((values, context) => {
    const connection = toolConnectionSchema.safeParse(connectionValues(values))
    if (connection.success) return { name: values.name, connection: connection.data }
    context.addIssue({ code: 'custom', path: ['secret'], message: texts.tooLong })
    return z.NEVER
  })

function problemOf(values: Values, field: FieldName): string | undefined {
  const value = values[field]
  if (value === '') return texts.required(labelOf(values.tool, field))
  if (field === 'baseUrl' && values.tool === 'jira') return siteHost(value) === '' ? texts.badJiraUrl : undefined
  if (field === 'baseUrl') return /^https:\/\/[^\s/]+(?:\/\S*)?$/i.test(value) ? undefined : texts.badUrl
  if (field === 'email') return /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : texts.badEmail
  return undefined
}

function labelOf(tool: TestToolId, field: FieldName): string {
  return field === 'secret' ? texts.secrets[tool] : texts[field]
}

function connectionValues({ tool, baseUrl, email, region, clientId, organization, secret }: Values): unknown {
  switch (tool) {
    case 'jira':
      return { tool, baseUrl: `https://${siteHost(baseUrl)}`, email, apiToken: secret }
    case 'xray':
      return { tool, region, clientId, clientSecret: secret }
    case 'zephyr':
      return { tool, region, apiToken: secret }
    case 'testrail':
      return { tool, baseUrl, email, apiKey: secret }
    case 'qase':
      return { tool, apiToken: secret }
    case 'azure':
      return { tool, organization, token: secret }
  }
}

const noValues: Values = {
  tool: 'jira',
  name: '',
  baseUrl: '',
  email: '',
  region: 'global',
  clientId: '',
  organization: '',
  secret: '',
}

function valuesOf(saved: SavedConnection | undefined): Values {
  if (saved === undefined) return noValues
  const { name, connection } = saved
  const { tool } = connection
  switch (tool) {
    case 'jira':
      return { ...noValues, name, ...connection, secret: connection.apiToken }
    case 'xray':
      return { ...noValues, name, ...connection, secret: connection.clientSecret }
    case 'zephyr':
      return { ...noValues, name, ...connection, secret: connection.apiToken }
    case 'testrail':
      return { ...noValues, name, ...connection, secret: connection.apiKey }
    case 'qase':
      return { ...noValues, name, ...connection, secret: connection.apiToken }
    case 'azure':
      return { ...noValues, name, ...connection, secret: connection.token }
  }
}

interface ConnectionFormProps {
  /** The connection to change; a new one without it. */
  saved: SavedConnection | undefined
  testing: boolean
  onSave: (values: { name: string; connection: ToolConnection }) => Promise<void>
  onCancel: () => void
}

/** The form of one connection. It asks for what the chosen tool needs. */
export function ConnectionForm({ saved, testing, onSave, onCancel }: ConnectionFormProps) {
  const [defaultValues] = useState(() => valuesOf(saved))
  const form = useForm({ ...formOptions, resolver: zodResolver(formSchema), defaultValues })
  const busy = form.formState.isSubmitting
  const [tool, region] = useWatch({ control: form.control, name: ['tool', 'region'] })
  const name = formField(form, 'name', busy)

  return (
    <Form className="max-w-[40rem] space-y-4" form={form} onSubmit={onSave}>
      <Field label={texts.tool}>
        <Select
          disabled={busy}
          onChange={(event) => {
            form.setValue('tool', testToolSchema.parse(event.target.value))
            // Each tool has regions of its own.
            form.setValue('region', noValues.region)
            form.clearErrors()
          }}
          value={tool}
        >
          {testTools.map((id) => (
            <option key={id} value={id}>
              {testToolNames[id]}
            </option>
          ))}
        </Select>
      </Field>
      {fieldsOf[tool].map((field) => {
        const { error, input } = formField(form, field, busy)
        const label = labelOf(tool, field)
        switch (field) {
          case 'region':
            return (
              <Field error={error} hint={texts.regionHint} key={field} label={label}>
                <Select
                  disabled={busy}
                  onChange={(event) => form.setValue('region', event.target.value)}
                  value={region}
                >
                  {(tool === 'xray' ? xrayRegions : zephyrRegions).map((id) => (
                    <option key={id} value={id}>
                      {texts.regions[id]}
                    </option>
                  ))}
                </Select>
              </Field>
            )
          case 'secret':
            return (
              <Field error={error} hint={tokenHelp[tool]} key={field} label={label}>
                <PasswordInput {...input} autoComplete="off" className="font-mono" revealName={label} />
              </Field>
            )
          case 'baseUrl':
            return (
              <Field error={error} key={field} label={label}>
                <TextInput
                  {...input}
                  autoComplete="url"
                  inputMode="url"
                  placeholder={tool === 'testrail' ? texts.baseUrls.testrail : texts.baseUrls.jira}
                  spellCheck={false}
                />
              </Field>
            )
          case 'email':
            return (
              <Field error={error} key={field} label={label}>
                <TextInput {...input} autoComplete="email" type="email" />
              </Field>
            )
          case 'clientId':
          case 'organization':
            return (
              <Field
                error={error}
                hint={field === 'organization' ? texts.organizationHint : undefined}
                key={field}
                label={label}
              >
                <TextInput {...input} autoComplete="off" spellCheck={false} />
              </Field>
            )
        }
      })}
      <Field error={name.error} hint={texts.nameHint} label={texts.name}>
        <TextInput {...name.input} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} type="submit">
          {testing ? texts.testing : busy ? texts.saving : texts.save}
        </Button>
        <Button disabled={busy} onClick={onCancel} variant="secondary">
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
