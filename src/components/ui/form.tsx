import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

/** Options of every form: errors appear on submit, and `Form` moves the focus itself. */
export const formOptions = { reValidateMode: 'onSubmit', shouldFocusError: false } as const

interface FormProps<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>
  onSubmit: (values: Output) => Promise<void>
  /** Called after each change of a field. */
  onChange?: () => void
  id?: string
  className?: string
  children: ReactNode
}

/** A form that validates with the product's messages and moves the focus to the first invalid field. */
export function Form<Values extends FieldValues, Context, Output>({
  form,
  onSubmit,
  onChange,
  id,
  className,
  children,
}: FormProps<Values, Context, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const { isSubmitting, submitCount } = form.formState

  // Disabled inputs lose the focus, so this waits until they are enabled again.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [submitCount, isSubmitting])

  return (
    <form
      className={className}
      id={id}
      noValidate
      onChange={onChange}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      ref={element}
    >
      {children}
    </form>
  )
}

export interface FormField {
  error: string | undefined
  input: UseFormRegisterReturn & { disabled: boolean }
}

/** Connects an input to its field of the form. Editing the field removes its error. */
export function formField<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: FieldPath<Values>,
  disabled: boolean,
): FormField {
  return {
    error: form.getFieldState(name, form.formState).error?.message,
    input: { ...form.register(name, { onChange: () => form.clearErrors(name) }), disabled },
  }
}

/** True while the form is sent, and after a success, when the screen is about to change. */
export function isClosed({
  formState,
}: {
  formState: { isSubmitting: boolean; isSubmitSuccessful: boolean }
}): boolean {
  return formState.isSubmitting || formState.isSubmitSuccessful
}
