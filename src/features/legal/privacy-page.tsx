import { LegalDocument } from './legal-document.tsx'
import { privacyData } from './privacy-data.tsx'
import { privacyRights } from './privacy-rights.tsx'
import { legalTexts } from './texts.ts'

/** The Privacy Policy (docs/spec.md sections 1 and 2). */
export function PrivacyPage() {
  return (
    <LegalDocument
      intro={legalTexts.privacyIntro}
      sections={[...privacyData, ...privacyRights]}
      title={legalTexts.privacyTitle}
    />
  )
}
