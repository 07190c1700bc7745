/**
 * A title as exports show it (docs/spec.md, section 5): on one line, without a leading Verify, Confirm or Ensure, and
 * with a capital first letter.
 */
export function exportTitle(title: string): string {
  const trimmed = title.trim().replace(/\s+/g, ' ')
  const stripped = trimmed.replace(/^(?:(?:verify|confirm|ensure)\b[\s:,-]*)+(?:that\s+)?/i, '')
  const text = stripped === '' ? trimmed : stripped
  return text.charAt(0).toUpperCase() + text.slice(1)
}
