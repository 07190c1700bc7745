import { createContext, useContext } from 'react'

export interface FieldControl {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** The attributes that connect a control to its `Field`. */
export function useFieldControl(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const field = useContext(FieldContext)
  if (field === undefined) return {}
  return {
    id: field.id,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
  }
}
