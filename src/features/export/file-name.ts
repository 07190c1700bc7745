/**
 * `{base}-{ISO timestamp}.{ext}` (spec section 9). Colons and dots of the time become hyphens: Windows refuses the one,
 * and the other would look like a second extension.
 */
export function exportFileName(base: 'test-cases' | 'test-cases-history', extension: string, now: Date): string {
  return `${base}-${now.toISOString().replace(/[:.]/g, '-')}.${extension}`
}
