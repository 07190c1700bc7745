import type { ReactNode } from 'react'
import { mainId, SkipLink } from '#src/components/layout/skip-link.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { HowItWorksSection } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { WhyChoose } from './why-choose.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { siteTexts } from './texts.ts'

/** The landing page (docs/spec.md section 2). `tools` holds the theme and language switches. */
export function LandingPage({ tools }: { tools: ReactNode }) {
  return (
    <>
      <SkipLink label={siteTexts.skipToContent} />
      <SiteHeader tools={tools} />
      <main id={mainId} tabIndex={-1}>
        <Hero />
        <WhyChoose />
        <HowItWorksSection />
        <DemoVideo />
        <Pricing />
        <Faq />
      </main>
      <SiteFooter />
      <ScrollToTop />
    </>
  )
}
