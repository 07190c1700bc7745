import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { contactEmail } from '#src/config/contact.ts'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { pricingTexts as texts } from './pricing-texts.ts'
import { PageSection } from './section.tsx'

type PlanKey = 'starter' | 'pro' | 'custom'

interface PlanFeature {
  text: string
  unavailable?: boolean
}

/** A plan as the landing page offers it (docs/spec.md section 9). */
interface OfferedPlan {
  key: PlanKey
  title: string
  price: string
  priceDetail: string
  features: PlanFeature[]
}

const { starter, pro, custom } = texts.plans

/** docs/spec.md section 2, Landing page. */
const defaultPlan: PlanKey = 'pro'

export const offeredPlans: readonly OfferedPlan[] = [
  {
    key: 'starter',
    ...starter,
    features: [
      { text: starter.features.runs },
      { text: starter.features.export },
      { text: starter.features.support, unavailable: true },
      { text: starter.features.enrichment, unavailable: true },
    ],
  },
  {
    key: 'pro',
    ...pro,
    features: [
      { text: pro.features.runs },
      { text: pro.features.export },
      { text: pro.features.support },
      { text: pro.features.enrichment },
    ],
  },
  {
    key: 'custom',
    ...custom,
    features: [
      { text: custom.features.runs },
      { text: custom.features.support },
      { text: custom.features.integrations },
    ],
  },
]

/** Three plans to choose from, with the next step for the selected one (docs/spec.md sections 2 and 9). */
export function Pricing() {
  const [chosen, setChosen] = useState<PlanKey>(defaultPlan)
  const plan = offeredPlans.find(({ key }) => key === chosen) ?? offeredPlans[0]
  return (
    <PageSection className="border-t border-line" id="pricing" text={texts.text} title={texts.title}>
      <div aria-label={texts.choose} className="grid items-stretch gap-6 lg:grid-cols-3" role="radiogroup">
        {offeredPlans.map((offered) => (
          <PricingPlanCard
            key={offered.key}
            onSelect={() => setChosen(offered.key)}
            plan={offered}
            selected={offered.key === chosen}
          />
        ))}
      </div>
      {plan !== undefined && (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 noscript:hidden">
          <p aria-live="polite" className="max-w-[64ch]">
            {texts.next[plan.key]}
          </p>
          <p className="flex flex-wrap gap-3">
            {plan.key !== 'custom' && (
              <a className={buttonStyle('primary')} href={paths.signUp}>
                {texts.createAccount}
              </a>
            )}
            <a className={buttonStyle('secondary')} href={contactHref(plan)}>
              {texts.write}
            </a>
          </p>
        </div>
      )}
    </PageSection>
  )
}

interface PricingPlanCardProps {
  plan: OfferedPlan
  selected: boolean
  onSelect: () => void
}

/** A click anywhere on the card selects the plan. The radio button also works with the keyboard and without scripts. */
function PricingPlanCard({ plan, selected, onSelect }: PricingPlanCardProps) {
  const id = useId()
  const radio = useRef<HTMLInputElement>(null)

  function select(): void {
    onSelect()
    radio.current?.focus({ preventScroll: true })
  }

  // The browser selects a radio button with Space only.
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
            <Icon
              className={cn('mt-0.5', unavailable ? 'text-subtle' : 'text-accent')}
              name={unavailable ? 'close' : 'check'}
            />
            <span>
              {unavailable && <span className="sr-only">{texts.notIncluded} </span>}
              <span className={unavailable ? 'line-through decoration-line-strong' : undefined}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {plan.key === 'custom' ? (
        <a className={buttonStyle('secondary')} href={contactHref(plan)}>
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

function contactHref({ title }: OfferedPlan): string {
  return `mailto:${contactEmail}?subject=${encodeURIComponent(texts.subject(title))}`
}
