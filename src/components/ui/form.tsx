import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

interface FormProps {
  onSubmit: (event: FormEvent) => void
  /** How often the form was refused; each time its first field with an error takes the focus. */
  refusals: number
  id?: string
  className?: string
  children: ReactNode
}

/** A form that says itself what is wrong, in the product's words, and leads there. */
export function Form({ onSubmit, refusals, id, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  // After a refusal, and only then: the inputs were disabled while sending and have lost the focus.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  return (
    <form className={className} id={id} noValidate onSubmit={onSubmit} ref={form}>
      {children}
    </form>
  )
}
