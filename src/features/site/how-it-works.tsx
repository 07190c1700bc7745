import { PageSection } from './section.tsx'
import { siteTexts } from './texts.ts'

const { steps } = siteTexts

const screenshots = [
  { theme: 'light', shown: 'block h-auto w-full dark:hidden' },
  { theme: 'dark', shown: 'hidden h-auto w-full dark:block' },
]

export function HowItWorksSection() {
  return (
    <PageSection className="border-t border-line" id="how" title={steps.title}>
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.list.map(({ title, text }, index) => (
          <li className="border-t-2 border-ink pt-4" key={title}>
            <h3 className="flex gap-2.5 text-base">
              <span className="font-mono font-normal text-muted">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-14 overflow-hidden rounded-lg border border-line">
        {screenshots.map(({ theme, shown }) => (
          <img
            alt={steps.shot}
            className={shown}
            height={800}
            key={theme}
            loading="lazy"
            src={`/shots/results-${theme}.webp`}
            width={1280}
          />
        ))}
      </p>
    </PageSection>
  )
}
