import type { ReactNode } from 'react'
import { Wordmark } from '#src/components/layout/brand.tsx'
import { SkipLink, mainId } from '#src/components/layout/skip-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { contactEmail } from '#src/config/contact.ts'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { legalTexts } from './texts.ts'

export interface LegalSection {
  /** The fragment of links to this section. Keep it when the title changes. */
  id: string
  title: string
  body: ReactNode
}

interface LegalDocumentProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

/** A document of numbered sections with a table of contents, for the screen and for print. Works without the router. */
export function LegalDocument({ title, intro, sections }: LegalDocumentProps) {
  return (
    <div className="mx-auto max-w-4xl px-5 text-base" lang="en">
      <SkipLink label={legalTexts.skipToContent} />
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 print:hidden">
        <a className="rounded-md py-1" href={paths.home}>
          <Wordmark />
        </a>
        <a className={`inline-flex items-center gap-1.5 text-sm ${quietLink}`} href={paths.home}>
          <Icon className="rotate-180" name="arrowRight" />
          {legalTexts.backToHome}
        </a>
      </header>
      <main className="pt-8 pb-16 lg:pt-12 print:p-0" id={mainId} tabIndex={-1}>
        <h1 className="text-xl sm:text-2xl">{title}</h1>
        <p className="mt-3 max-w-[60ch] text-muted">{intro}</p>
        <p className="mt-3 text-sm text-muted">{legalTexts.lastUpdated}</p>
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
          <Contents sections={sections} />
          <div className={bodyStyle}>
            {sections.map(({ id, title: heading, body }, index) => (
              <section aria-labelledby={id} key={id}>
                <h2 id={id}>
                  {index + 1}. {heading}
                </h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </main>
      <Footer />
    </div>
  )
}

function Contents({ sections }: Pick<LegalDocumentProps, 'sections'>) {
  return (
    <nav
      aria-label={legalTexts.contents}
      className="self-start text-sm lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden"
    >
      <p className="font-semibold">{legalTexts.contents}</p>
      <ol className="mt-2 gap-x-8 border-l border-line sm:max-lg:columns-2">
        {sections.map(({ id, title }, index) => (
          <li className="break-inside-avoid" key={id}>
            <a
              className="-ml-px grid grid-cols-[1.75rem_1fr] border-l border-transparent py-1 pl-3 text-muted hover:border-line-strong hover:text-ink"
              href={`#${id}`}
            >
              <span className="tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Footer() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-6 text-sm text-muted print:hidden">
      <nav aria-label={legalTexts.footer} className="contents">
        <a className={quietLink} href={paths.home}>
          {legalTexts.backToHome}
        </a>
        <a className={quietLink} href={paths.privacy}>
          {legalTexts.privacyTitle}
        </a>
        <a className={quietLink} href={paths.terms}>
          {legalTexts.termsTitle}
        </a>
        <a className={`wrap-anywhere ${quietLink}`} href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      </nav>
    </footer>
  )
}

export function ContactLink() {
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
}

export function PrivacyLink() {
  return <a href={paths.privacy}>{legalTexts.privacyTitle}</a>
}

export function TermsLink() {
  return <a href={paths.terms}>{legalTexts.termsTitle}</a>
}

const quietLink = 'rounded-md py-1 text-muted underline-offset-4 hover:text-ink hover:underline'

const bodyStyle = cn(
  'max-w-[58ch] min-w-0 leading-7 wrap-anywhere print:max-w-none print:leading-normal',
  '[&_section+section]:mt-10 [&_h2]:scroll-mt-6 [&_h2]:text-lg print:[&_h2]:break-after-avoid',
  '[&_p]:mt-3 print:[&_p]:orphans-3 print:[&_p]:widows-3',
  '[&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5 [&_li]:marker:text-subtle',
  '[&_dl]:mt-4 [&_dl]:border-t [&_dl]:border-line [&_dl>div]:border-b [&_dl>div]:border-line [&_dl>div]:py-3 print:[&_dl>div]:break-inside-avoid',
  '[&_dt]:font-semibold [&_dd]:mt-0.5 [&_dd]:text-muted',
  '[&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-2 [&_a:hover]:no-underline',
)
