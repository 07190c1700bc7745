import { type SitePath, paths } from '#src/config/paths.ts'
import { legalTexts } from '#src/features/legal/texts.ts'
import { headTexts } from './head-texts.ts'
import { appTexts } from './texts.ts'

export interface PageHead {
  title: string
  description: string
}

/** A public page as the build renders it (prerender.tsx). */
export interface PrerenderedPage {
  path: SitePath
  head: PageHead
  html: string
}

/** The title of the browser tab: the page first, the product last. */
export function titleOf(page: string | undefined): string {
  return page === undefined ? appTexts.product : `${page} · ${appTexts.product}`
}

const { descriptions } = headTexts

const heads = new Map<string, PageHead>([
  [paths.home, { title: headTexts.homeTitle, description: descriptions.home }],
  [paths.login, { title: titleOf(appTexts.titles.login), description: descriptions.login }],
  [paths.signUp, { title: titleOf(appTexts.titles.signUp), description: descriptions.signUp }],
  [paths.forgot, { title: titleOf(appTexts.titles.forgot), description: descriptions.forgot }],
  [paths.privacy, { title: titleOf(legalTexts.privacyTitle), description: descriptions.privacy }],
  [paths.terms, { title: titleOf(legalTexts.termsTitle), description: descriptions.terms }],
  [paths.authCallback, { title: titleOf(appTexts.titles.authCallback), description: descriptions.authCallback }],
  [paths.resetPassword, { title: titleOf(appTexts.titles.resetPassword), description: descriptions.resetPassword }],
  [paths.dashboard, { title: titleOf(appTexts.titles.dashboard), description: descriptions.dashboard }],
  [paths.settings, { title: titleOf(appTexts.titles.settings), description: descriptions.settings }],
  [paths.admin, { title: titleOf(appTexts.titles.admin), description: descriptions.admin }],
])

/** Title and description for search engines, link previews and the browser tab. */
export function pageHead(pathname: string): PageHead {
  return heads.get(pathname) ?? { title: titleOf(appTexts.titles.notFound), description: descriptions.notFound }
}

/** Replaces the head of a page that was prerendered in another language. */
export function writeHead(pathname: string): void {
  document.title = pageHead(pathname).title
  writeDescription(pathname)
}

export function writeDescription(pathname: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', pageHead(pathname).description)
}
