import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contactEmail } from '#src/config/contact.ts'
import { PrivacyPage } from '#src/features/legal/privacy-page.tsx'
import { TermsPage } from '#src/features/legal/terms-page.tsx'

const documents = [
  { name: 'Privacy Policy', Page: PrivacyPage, sections: 15 },
  { name: 'Terms and Conditions', Page: TermsPage, sections: 19 },
]

describe.each(documents)('$name', ({ name, Page, sections }) => {
  it(`has ${sections} numbered sections, and contents that lead to each of them`, () => {
    render(<Page />)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings).toHaveLength(sections)
    expect(headings.map((heading) => Number.parseInt(heading.textContent, 10))).toEqual(
      headings.map((_, index) => index + 1),
    )
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
    expect(new Set(headings.map(({ id }) => id)).size).toBe(sections)
  })

  it('has a date, one main heading and a link home', () => {
    render(<Page />)
    expect(screen.getByText('Last updated: January 2025')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([name])
    for (const link of screen.getAllByRole('link', { name: 'Back to home' })) expect(link).toHaveAttribute('href', '/')
  })

  it('says where to write to', () => {
    render(<Page />)
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: contactEmail })[0]).toHaveAttribute('href', `mailto:${contactEmail}`)
  })

  it('leaves a space on either side of a link in its text', () => {
    render(<Page />)
    const glued = [...screen.getByRole('main').querySelectorAll<HTMLAnchorElement>('p a')].flatMap((link) => {
      const before = link.previousSibling?.textContent ?? ' '
      const after = link.nextSibling?.textContent ?? ' '
      return /\s$/.test(before) && /^[\s.,]/.test(after) ? [] : [`${before}[${link.textContent}]${after}`]
    })
    expect(glued).toEqual([])
  })
})

describe('the points the two documents must make', () => {
  it.each([
    [PrivacyPage, /may send ticket data to an AI provider/],
    [PrivacyPage, /18 or older, or who have the consent of a parent or guardian/],
    [PrivacyPage, /not for children under 13/],
    [PrivacyPage, /Cookies may keep data for up to 2 years/],
    [TermsPage, /may send ticket data to an AI provider/],
    [TermsPage, /18 or older, or have the consent of a parent or guardian/],
    [TermsPage, /Children under 13 may not use the service/],
    [TermsPage, /law of the Argentine Republic/],
    [TermsPage, /courts of the City of Buenos Aires/],
    [TermsPage, /we are not liable for any damage/],
  ])('%o: %s', (Page, text) => {
    render(<Page />)
    expect(screen.getByRole('main')).toHaveTextContent(text)
  })
})
