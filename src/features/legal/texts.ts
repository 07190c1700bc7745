/** The legal documents are English only, because a translation would be a second binding text. */
export const legalTexts = {
  backToHome: 'Back to home',
  skipToContent: 'Skip to content',
  lastUpdated: 'Last updated: January 2025',
  contents: 'Contents',
  privacyTitle: 'Privacy Policy',
  termsTitle: 'Terms and Conditions',
  privacyIntro: 'What Casewright stores, what it sends and to whom, and what you can do about it.',
  termsIntro: 'What you can expect of Casewright, and what it expects of you.',
  footer: 'Legal',
} as const
