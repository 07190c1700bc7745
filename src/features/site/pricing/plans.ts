import { pricingTexts } from './texts.ts'

export type PlanKey = 'starter' | 'pro' | 'custom'

export interface PlanFeature {
  text: string
  unavailable?: boolean
}

/** A plan as the landing page offers it (spec section 3, Plan). */
export interface OfferedPlan {
  key: PlanKey
  title: string
  price: string
  priceDetail: string
  features: PlanFeature[]
}

const { starter, pro, custom } = pricingTexts.plans

/** Pro is selected by default (spec section 9). */
export const defaultPlan: PlanKey = 'pro'

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
    features: [{ text: pro.features.runs }, { text: pro.features.export }, { text: pro.features.support }, { text: pro.features.enrichment }],
  },
  {
    key: 'custom',
    ...custom,
    features: [{ text: custom.features.runs }, { text: custom.features.support }, { text: custom.features.integrations }],
  },
]
