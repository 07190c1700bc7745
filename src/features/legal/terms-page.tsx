import { LegalDocument } from './legal-document.tsx'
import { termsOfLaw } from './terms-law.tsx'
import { termsOfUse } from './terms-use.tsx'
import { legalTexts } from './texts.ts'

/** The Terms and Conditions (spec sections 1 and 2). */
export function TermsPage() {
  return <LegalDocument intro={legalTexts.termsIntro} sections={[...termsOfUse, ...termsOfLaw]} title={legalTexts.termsTitle} />
}
