import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { plans } from '#domain/plans/plans.ts'
import { faqTexts } from '#src/features/site/faq-texts.ts'
import { LandingPage } from '#src/features/site/landing-page.tsx'
import { offeredPlans } from '#src/features/site/pricing.tsx'

function open() {
  return render(<LandingPage tools={<button type="button">theme</button>} />)
}

function plan(name: string): HTMLElement {
  return screen.getByRole('radio', { name })
}

describe('the landing page', () => {
  it('has its promise, its way in and its anchors', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Test smarter, not harder.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login')
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '#pricing')
    expect(header.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '#faq')
    expect(header.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@.+/),
    )
    for (const id of ['pricing', 'faq', 'demo', 'how', 'main']) expect(document.getElementById(id), id).not.toBeNull()
  })

  it('makes three claims, shows four steps and ends with the legal pages', () => {
    open()
    const why = within(screen.getByRole('region', { name: 'Why choose Casewright' }))
    expect(why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'AI-Powered',
      'Easy Tracker Integration',
      'One-click Export',
    ])
    const how = within(screen.getByRole('region', { name: 'How it works' }))
    expect(how.getAllByRole('listitem')).toHaveLength(4)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms')
    expect(footer.getByText(/2025/)).toBeInTheDocument()
  })

  it('opens one case of the sample at a time and shows the criterion it covers', async () => {
    open()
    const sample = within(screen.getByRole('figure', { name: 'A sample ticket and the test cases made from it' }))
    expect(sample.getByRole('button', { expanded: true })).toHaveTextContent('TC-2')
    await userEvent.click(sample.getByRole('button', { name: /TC-3/ }))
    expect(sample.getByRole('button', { expanded: true })).toHaveTextContent('TC-3')
    expect(sample.getByText('the customer applies SUMMER26 on 1 September 2026')).toBeInTheDocument()
  })

  it('loads the video only after a click', async () => {
    open()
    expect(document.querySelector('video')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Play the demo video' }))
    const video = document.querySelector('video')
    expect(video).toHaveAttribute('controls')
    expect([...(video?.querySelectorAll('track') ?? [])].map(({ srclang }) => srclang)).toEqual(['en', 'es'])
  })

  it('offers the way back only from 300 px on', async () => {
    open()
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const scrolledTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      window.dispatchEvent(new Event('scroll'))
    }
    scrolledTo(300)
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
    scrolledTo(301)
    await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(document.getElementById('main')).toHaveFocus()
    scrolledTo(0)
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull())
  })

  it('answers every question it asks', () => {
    open()
    const faq = screen.getByRole('region', { name: faqTexts.title })
    const items = [...faq.querySelectorAll('details')]
    expect(items).toHaveLength(faqTexts.list.length)
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']))
    for (const { question, answer } of faqTexts.list) {
      expect(within(faq).getByText(question)).toBeInTheDocument()
      expect(within(faq).getByText(answer)).toBeInTheDocument()
    }
  })
})

describe('the plans', () => {
  it('are the three of the product, Pro chosen', () => {
    open()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'starter',
      'pro',
      'custom',
    ])
    expect(plan('Pro')).toBeChecked()
    expect(plan('Pro')).toHaveAccessibleDescription(/\$30 per month/)
    expect(plan('Starter')).toHaveAccessibleDescription(/\$10 per month.*Not included: E-mail support/)
  })

  it('name the quotas that the product enforces', () => {
    const runs = Object.fromEntries(offeredPlans.map(({ key, features }) => [key, features[0]?.text]))
    expect(runs['starter']).toBe(`${plans.starter.quota} runs per month`)
    expect(runs['pro']).toBe(`${plans.pro.quota} runs per month`)
  })

  it('are chosen by a click on the card, by their button, by Enter and by Space', async () => {
    open()
    await userEvent.click(screen.getByText('$10'))
    expect(plan('Starter')).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Select Pro' }))
    expect(plan('Pro')).toBeChecked()
    plan('Starter').focus()
    await userEvent.keyboard('{Enter}')
    expect(plan('Starter')).toBeChecked()
    plan('Custom').focus()
    await userEvent.keyboard(' ')
    expect(plan('Custom')).toBeChecked()
    expect(screen.getByText(/^Custom: tell us/)).toBeInTheDocument()
  })

  it('lead to a letter for the tailored one', () => {
    open()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=Casewright%20Custom$/),
    )
  })
})
