import { useEffect, useRef, useState } from 'react'
import { Field } from '#src/components/ui/field.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { userListTexts as texts } from './texts.ts'

/** How long typing rests before the server is asked, in milliseconds. */
const restMs = 300

interface SearchFieldProps {
  value: string
  onSearch: (text: string) => void
}

/** Searches while one types, once a pause is made; Enter does not wait. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(text: string): void {
    clearTimeout(timer.current)
    setTyped(undefined)
    onSearch(text.trim())
  }

  function type(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), restMs)
  }

  return (
    <Field className="flex-1 max-sm:basis-full" label={texts.search}>
      <TextInput
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(event.currentTarget.value)
        }}
        placeholder={texts.searchPlaceholder}
        type="search"
        value={typed ?? value}
      />
    </Field>
  )
}
