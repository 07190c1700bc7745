/** A title as exports show it (spec section 5): without a leading Verify, Confirm or Ensure, its first letter a capital, on one line. */
export function exportTitle(title: string): string {
  const trimmed = title.trim().replace(/\s+/g, ' ')
  const stripped = trimmed.replace(/^(?:(?:verify|confirm|ensure)\b[\s:,-]*)+(?:that\s+)?/i, '')
  const text = stripped === '' ? trimmed : stripped
  return text.charAt(0).toUpperCase() + text.slice(1)
}
