import { capital } from '../../design/phrase/text.ts'

/** The words that say only 'this is a test' at the start of a title (docs/spec.md, section 5). */
const leadingWords =
  /^(?:(?:verify|confirm|ensure|test)(?![\p{L}\p{N}])[\s:,–-]*(?:(?:and|that)(?![\p{L}\p{N}])\s*)*)+/iu

/** A title or description without leading Verify, Confirm, Ensure and Test words, its first letter a capital. */
export function withoutTestWords(text: string): string {
  const trimmed = text.trim()
  const stripped = trimmed.replace(leadingWords, '')
  return capital(stripped === '' ? trimmed : stripped)
}

/** What makes two titles the same: their words, without case and spacing. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/\s+/g, ' ').trim()
}
