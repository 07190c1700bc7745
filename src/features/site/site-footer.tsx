import { Wordmark } from '#src/components/layout/brand.tsx'
import { contactEmail } from '#src/config/contact.ts'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { frame } from './section.tsx'
import { siteTexts } from './texts.ts'

const { footer: texts, header } = siteTexts

const groups = [
  {
    title: texts.product,
    links: [
      { href: '#how', label: siteTexts.steps.title },
      { href: '#pricing', label: header.pricing },
      { href: '#faq', label: header.faq },
    ],
  },
  {
    title: texts.account,
    links: [
      { href: paths.login, label: header.logIn },
      { href: paths.signUp, label: texts.signUp },
    ],
  },
  {
    title: texts.legal,
    links: [
      { href: paths.privacy, label: texts.privacy },
      { href: paths.terms, label: texts.terms },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken py-12 text-sm">
      <div className={cn(frame, 'flex flex-wrap justify-between gap-x-16 gap-y-10')}>
        <div>
          <Wordmark />
          <p className="mt-2">
            <a
              className="inline-flex min-h-6 items-center rounded-md underline underline-offset-2 hover:no-underline"
              href={`mailto:${contactEmail}`}
            >
              {contactEmail}
            </a>
          </p>
        </div>
        <nav aria-label={texts.navigation} className="flex flex-wrap gap-x-16 gap-y-8">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-1">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a
                      className="inline-flex min-h-8 items-center rounded-md text-muted underline-offset-4 hover:text-ink hover:underline"
                      href={href}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className={cn(frame, 'mt-10 text-muted')}>{texts.copyright}</p>
    </footer>
  )
}
