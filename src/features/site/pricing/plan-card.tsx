import { type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import type { OfferedPlan } from './plans.ts'
import { pricingTexts as texts } from './texts.ts'

interface PlanCardProps {
  plan: OfferedPlan
  selected: boolean
  onSelect: () => void
  /** Where the plan without a price is asked for. */
  contactHref: string
}

/** A plan that a click anywhere on it chooses. The radio button in it makes it reachable for everyone, script or not. */
export function PlanCard({ plan, selected, onSelect, contactHref }: PlanCardProps) {
  const id = useId()
  const radio = useRef<HTMLInputElement>(null)

  function select(): void {
    onSelect()
    radio.current?.focus({ preventScroll: true })
  }

  // Space is the radio's own key; a card also takes Enter.
  function selectWithEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') onSelect()
  }

  return (
    <div
      className={cn(
        'relative flex cursor-pointer flex-col rounded-lg border border-line-strong bg-surface p-6 transition-colors hover:border-ink',
        'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
      )}
      onClick={select}
    >
      <div className="flex items-center gap-2.5">
        <input
          aria-describedby={`${id}-price ${id}-features`}
          checked={selected}
          className="peer size-4 accent-accent outline-none"
          id={id}
          name="plan"
          onChange={onSelect}
          onKeyDown={selectWithEnter}
          ref={radio}
          type="radio"
          value={plan.key}
        />
        <h3 className="text-base">
          <label htmlFor={id}>{plan.title}</label>
        </h3>
      </div>
      <p className="mt-4 flex items-baseline gap-2" id={`${id}-price`}>
        <span className="text-xl font-semibold tabular-nums">{plan.price}</span>
        <span className="text-muted">{plan.priceDetail}</span>
      </p>
      <ul className="mt-5 mb-6 flex-1 space-y-2 text-sm" id={`${id}-features`}>
        {plan.features.map(({ text, unavailable = false }) => (
          <li className={cn('flex gap-2', unavailable && 'text-muted')} key={text}>
            <Icon className={cn('mt-0.5', unavailable ? 'text-subtle' : 'text-accent')} name={unavailable ? 'close' : 'check'} />
            <span>
              {unavailable && <span className="sr-only">{texts.notIncluded} </span>}
              <span className={unavailable ? 'line-through decoration-line-strong' : undefined}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {plan.key === 'custom' ? (
        <a className={buttonStyle('secondary')} href={contactHref}>
          {texts.contactUs}
        </a>
      ) : (
        <Button aria-label={texts.selectName(plan.title)} variant={selected ? 'primary' : 'secondary'}>
          {texts.select}
        </Button>
      )}
    </div>
  )
}
