import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions } from '#src/components/ui/form.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { Exhibit, States } from './specimen.tsx'

export function Fields() {
  return (
    <>
      <Exhibit name="Text field" note="One field ties label, control, hint and error together.">
        <States wide>
          <Field label="Empty">
            <TextInput placeholder="https://your-company.atlassian.net" />
          </Field>
          <Field hint="The address of your Atlassian account." label="Filled, with a hint">
            <TextInput defaultValue="ada@example.com" type="email" />
          </Field>
          <Field error="Base URL must start with https://" hint="The first part of any ticket link." label="Refused">
            <TextInput defaultValue="http://shop.atlassian.net" />
          </Field>
          <Field label="Disabled">
            <TextInput defaultValue="ada@example.com" disabled />
          </Field>
          <Field aside={<Badge variant="success">Encrypted</Badge>} label="Secret">
            <PasswordInput defaultValue="a token of a kind" revealName="token" />
          </Field>
          <Field label="Secret, disabled">
            <PasswordInput defaultValue="a token of a kind" disabled revealName="disabled token" />
          </Field>
          <SearchInput
            aria-label="Search test cases"
            className="w-full"
            onSearch={() => undefined}
            placeholder="Search test cases..."
          />
        </States>
      </Exhibit>
      <Exhibit name="Choice and text area">
        <States wide>
          <Field label="Priority">
            <Select defaultValue="High">
              <option>High</option>
              <option>Medium</option>
              <option>Low</option>
            </Select>
          </Field>
          <Field error="Choose a type" label="Type, refused">
            <Select>
              <option value="">None</option>
            </Select>
          </Field>
          <Field label="Role, disabled">
            <Select disabled>
              <option>Starter</option>
            </Select>
          </Field>
          <Field label="Expected result">
            <TextArea defaultValue="The total shows 42.00 EUR and the coupon stands under it." rows={3} />
          </Field>
        </States>
      </Exhibit>
      <Exhibit name="Form" note="Sent empty, it is refused: the first field with an error takes the focus.">
        <ExampleForm />
      </Exhibit>
    </>
  )
}

const exampleSchema = z.object({ name: z.string().trim().min(1, 'Name is required') })

function ExampleForm() {
  const form = useForm({ ...formOptions, resolver: zodResolver(exampleSchema), defaultValues: { name: '' } })
  const busy = form.formState.isSubmitting
  const { error, input } = formField(form, 'name', busy)
  return (
    <Form
      className="grid max-w-sm gap-4"
      form={form}
      onSubmit={() => Promise.resolve(form.setError('name', { message: 'This name is taken' }))}
    >
      <Field error={error} label="Name">
        <TextInput {...input} />
      </Field>
      <div>
        <Button busy={busy} type="submit">
          Send
        </Button>
      </div>
    </Form>
  )
}
