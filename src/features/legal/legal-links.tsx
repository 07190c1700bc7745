import { contactEmail } from '#src/config/contact.ts'
import { paths } from '#src/config/paths.ts'
import { legalTexts } from './texts.ts'

export function ContactLink() {
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
}

export function PrivacyLink() {
  return <a href={paths.privacy}>{legalTexts.privacyTitle}</a>
}

export function TermsLink() {
  return <a href={paths.terms}>{legalTexts.termsTitle}</a>
}
