import type { ReactNode } from 'react'
import { Section } from '../section.tsx'
import { siteTexts } from '../texts.ts'
import { CoverageSample } from './coverage-sample.tsx'
import { ExportSample } from './export-sample.tsx'
import { TrackerSample } from './tracker-sample.tsx'

const { why } = siteTexts

/** Three claims, each followed by what it looks like on screen. */
export function WhyChoose() {
  return (
    <Section id="why" title={why.title}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <Claim {...why.ai}>
          <CoverageSample />
        </Claim>
        <Claim {...why.tracker}>
          <TrackerSample />
        </Claim>
        <Claim {...why.export}>
          <ExportSample />
        </Claim>
      </div>
    </Section>
  )
}

interface ClaimProps {
  title: string
  text: string
  /** What the picture below is of. */
  shown: string
  children: ReactNode
}

function Claim({ title, text, shown, children }: ClaimProps) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface">
      <div className="flex-1 p-5 sm:p-6">
        <h3 className="text-base">{title}</h3>
        <p className="mt-2 text-sm text-muted">{text}</p>
      </div>
      <figure className="flex h-72 flex-col rounded-b-lg border-t border-line bg-sunken p-5 text-sm sm:px-6">
        <div className="flex min-h-0 flex-1 flex-col justify-center">{children}</div>
        <figcaption className="mt-3 text-xs text-muted">{shown}</figcaption>
      </figure>
    </div>
  )
}
