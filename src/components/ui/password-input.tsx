import { type ComponentProps, useState } from 'react'
import { cn } from '#src/lib/cn.ts'
import { Icon } from './icon.tsx'
import { TextInput } from './text-input.tsx'
import { uiTexts } from './texts.ts'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Part of the toggle's name: 'password' gives 'Show password'. */
  revealName?: string
}

export function PasswordInput({ revealName = uiTexts.password, className, disabled, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        className={cn('pr-11', className)}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
      />
      <button
        aria-label={shown ? uiTexts.hide(revealName) : uiTexts.show(revealName)}
        className="absolute inset-y-1 right-1 inline-flex w-9 items-center justify-center rounded-md text-muted enabled:hover:text-ink disabled:cursor-not-allowed disabled:text-subtle"
        disabled={disabled}
        onClick={() => setShown(!shown)}
        type="button"
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </div>
  )
}
