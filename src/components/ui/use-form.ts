import { type FormEvent, useState } from 'react'

/** A field's name and what is wrong with it. Without a key the form may be sent. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

interface FormOptions<Values> {
  initial: Values
  /** The fields' own rules, asked before anything is sent. */
  check: (values: Values) => FieldErrors<Values>
  /** Sends the form. Gives the refusal beside its field, or undefined when all went well: the form then stays closed. */
  send: (values: Values) => Promise<FieldErrors<Values> | undefined>
  /** What is said when sending failed with an exception. */
  unexpected: FieldErrors<Values>
}

export interface FormState<Values> {
  values: Values
  errors: FieldErrors<Values>
  busy: boolean
  /** How often the form was refused, by its own rules or by whom it was sent to. */
  refusals: number
  change: <Field extends keyof Values>(field: Field, value: Values[Field]) => void
  submit: (event: FormEvent) => void
}

/** The one way a form of ours behaves: check, send, refuse beside the field, focus there; typing takes an error away. */
export function useForm<Values extends Record<string, string>>({ initial, check, send, unexpected }: FormOptions<Values>): FormState<Values> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)

  function refuse(found: FieldErrors<Values>): void {
    setErrors(found)
    setBusy(false)
    setRefusals((count) => count + 1)
  }

  function change<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    setValues({ ...values, [field]: value })
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined })
  }

  async function run(): Promise<void> {
    const found = check(values)
    if (Object.values(found).some((error) => error !== undefined)) {
      refuse(found)
      return
    }
    setErrors({})
    setBusy(true)
    const refused = await send(values).catch(() => unexpected)
    if (refused !== undefined) refuse(refused)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void run()
  }

  return { values, errors, busy, refusals, change, submit }
}
