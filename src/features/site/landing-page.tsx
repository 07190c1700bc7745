import type { ReactNode } from 'react'
import { mainId, SkipLink } from '#src/components/layout/skip-link.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero/hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { WhyChoose } from './proof/why-choose.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { siteTexts } from './texts.ts'

/** The landing page (spec section 2). `tools`: the switches of theme and language. */
export function LandingPage({ tools }: { tools: ReactNode }) {
  return (
    <>
      <SkipLink label={siteTexts.skipToContent} />
      <SiteHeader tools={tools} />
      <main id={mainId} tabIndex={-1}>
        <Hero />
        <WhyChoose />
        <HowItWorks />
        <DemoVideo />
        <Pricing />
        <Faq />
      </main>
      <SiteFooter />
      <ScrollToTop />
    </>
  )
}
