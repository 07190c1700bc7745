import { useState } from 'react'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { contactEmail } from '#src/config/contact.ts'
import { paths } from '#src/config/paths.ts'
import { Section } from '../section.tsx'
import { PlanCard } from './plan-card.tsx'
import { type OfferedPlan, type PlanKey, defaultPlan, offeredPlans } from './plans.ts'
import { pricingTexts as texts } from './texts.ts'

/** A letter about a plan. */
function letterAbout({ title }: Pick<OfferedPlan, 'title'>): string {
  return `mailto:${contactEmail}?subject=${encodeURIComponent(texts.subject(title))}`
}

/** Three cards, one of them chosen; below them what the choice leads to (spec sections 2 and 9). */
export function Pricing() {
  const [chosen, setChosen] = useState<PlanKey>(defaultPlan)
  const plan = offeredPlans.find(({ key }) => key === chosen) ?? offeredPlans[0]
  return (
    <Section className="border-t border-line" id="pricing" text={texts.text} title={texts.title}>
      <div aria-label={texts.choose} className="grid items-stretch gap-6 lg:grid-cols-3" role="radiogroup">
        {offeredPlans.map((offered) => (
          <PlanCard contactHref={letterAbout(offered)} key={offered.key} onSelect={() => setChosen(offered.key)} plan={offered} selected={offered.key === chosen} />
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
            <a className={buttonStyle('secondary')} href={letterAbout(plan)}>
              {texts.write}
            </a>
          </p>
        </div>
      )}
    </Section>
  )
}
